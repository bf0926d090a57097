import { useText } from '../i18n/context';
import { pagePath } from '../route';
import { Dialog } from './Dialog';
import { Icon, type IconName } from './Icon';

interface Props {
  title: string;
  onNewGame: () => void;
  onSettings: () => void;
  onClose: () => void;
}

/** What else there is to do from a game. */
export function MenuDialog({ title, onNewGame, onSettings, onClose }: Props) {
  const text = useText();
  return (
    <Dialog title={title} class="menu" onClose={onClose}>
      <Item icon="plus" label={text('new-game')} onClick={onNewGame} />
      <Item icon="settings" label={text('settings')} onClick={onSettings} />
      <a class="item" href={pagePath(text.language, 'games')}>
        <Icon name="games" />
        {text('nav-games')}
      </a>
      <a class="item" href={pagePath(text.language)}>
        <Icon name="back" />
        {text('nav-play')}
      </a>
      <Tongues />
    </Dialog>
  );
}

/** This page in the other languages. */
export function Tongues() {
  const text = useText();
  return (
    <nav class="tongues" aria-label={text('language')}>
      {otherLanguages().map(link => (
        <a key={link.lang} class="btn" lang={link.lang} href={link.href + location.hash}>
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
