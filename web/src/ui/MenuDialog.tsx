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
    </Dialog>
  );
}

function Item(props: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" class="item" onClick={props.onClick}>
      <Icon name={props.icon} />
      {props.label}
    </button>
  );
}
