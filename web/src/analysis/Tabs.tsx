import { useText } from '../i18n/context';

export const TABS = ['moves', 'lines', 'graph', 'fen'] as const;
export type Tab = (typeof TABS)[number];

export const tabId = (tab: Tab): string => `tab-${tab}`;

/** On a small page one part of the study is shown at a time. */
export function Tabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const text = useText();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] as Tab;
    onTab(next);
    document.getElementById(tabId(next))?.focus();
    event.preventDefault();
  };
  return (
    <div class="tabs" role="tablist" aria-label={text('analysis-parts')} onKeyDown={onKeyDown}>
      {TABS.map(one => (
        <button
          key={one}
          id={tabId(one)}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls={`part-${one}`}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
        >
          {text(`analysis-tab-${one}`)}
        </button>
      ))}
    </div>
  );
}
