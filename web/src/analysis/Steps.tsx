import { useText } from '../i18n/context';
import { Icon } from '../ui/Icon';
import type { Study } from './study';

const STEPS = ['first', 'previous', 'next', 'last'] as const;

/** The four steps through the line that is shown. */
export function Steps({ study }: { study: Study }) {
  const text = useText();
  const { node } = study;
  return (
    <div class="steps">
      {STEPS.map(step => {
        const leads = step === 'first' || step === 'previous' ? node.parent : node.children.length;
        return (
          <button
            key={step}
            type="button"
            class={`tb ${step}`}
            aria-label={text(`move-${step}`)}
            aria-disabled={!leads}
            onClick={() => study[step]()}
          >
            <Icon name={step} />
          </button>
        );
      })}
    </div>
  );
}
