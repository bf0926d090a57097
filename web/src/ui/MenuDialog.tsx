import type { ComponentChildren } from 'preact';
import { useText } from '../i18n/context';
import { pagePath } from '../route';
import { useShared } from '../shared';
import { Dialog } from './Dialog';
import { Icon, type IconName } from './Icon';

interface Props {
  title: string;
  onSettings: () => void;
  onClose: () => void;
  /** What is to be done in this game alone. */
  children: ComponentChildren;
}

/** What else there is to do from a game. */
export function MenuDialog({ title, onSettings, onClose, children }: Props) {
  const text = useText();
  const { prefs, setPrefs } = useShared();
  const isSilent = prefs.sound === 'off';
  return (
    <Dialog title={title} class="menu" onClose={onClose}>
      {children}
      <Item
        icon={isSilent ? 'sound' : 'silent'}
        label={text(isSilent ? 'sound-turn-on' : 'sound-turn-off')}
        onClick={() => setPrefs({ ...prefs, sound: isSilent ? 'on' : 'off' })}
      />
      <Item icon="settings" label={text('settings')} onClick={onSettings} />
      <ItemLink icon="back" label={text('menu-home')} href={pagePath(text.language)} />
      <Tongues />
    </Dialog>
  );
}

/** This page in the other languages. */
function Tongues() {
  const text = useText();
  return (
    <nav class="tongues" aria-label={text('language')}>
      <Icon name="globe" />
      {otherLanguages().map(link => (
        <a key={link.lang} class="btn" lang={link.lang} hreflang={link.lang} href={link.href}>
          {link.textContent}
        </a>
      ))}
    </nav>
  );
}

/** The header's links to this page in other languages: on a small phone the header has no room in a game. */
const otherLanguages = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('.language a:not([aria-current])'),
];

/** A thing to do, as a row of a menu. */
export function Item(props: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" class="item" onClick={props.onClick}>
      <Icon name={props.icon} />
      {props.label}
    </button>
  );
}

/** A place to go, or a file to have, as a row of a menu. */
export function ItemLink(props: { icon: IconName; label: string; href: string; isFile?: boolean }) {
  return (
    <a class="item" href={props.href} download={props.isFile}>
      <Icon name={props.icon} />
      {props.label}
    </a>
  );
}
