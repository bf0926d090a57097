import { useText } from '../i18n/context';
import { variantName } from '../i18n/sentences';
import { pagePath } from '../route';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { Item, Tongues } from '../ui/MenuDialog';
import type { OnlineGame } from './game';

interface Props {
  game: OnlineGame;
  onFlip: () => void;
  onCopy: () => void;
  onSettings: () => void;
  onClose: () => void;
}

/** What else there is to do from an online game. */
export function OnlineMenu({ game, onFlip, onCopy, onSettings, onClose }: Props) {
  const text = useText();
  return (
    <Dialog
      title={variantName(text, game.session?.record.variant ?? '')}
      class="menu"
      onClose={onClose}
    >
      <Item icon="flip" label={text('act-flip')} onClick={onFlip} />
      <Item icon="link" label={text('game-link')} onClick={onCopy} />
      <a class="item" href={`/api/games/${game.id}.pgn`} download>
        <Icon name="down" />
        {text('game-pgn')}
      </a>
      <Item icon="settings" label={text('settings')} onClick={onSettings} />
      <a class="item" href={pagePath(text.language, 'lobby')}>
        <Icon name="people" />
        {text('nav-lobby')}
      </a>
      <a class="item" href={pagePath(text.language)}>
        <Icon name="back" />
        {text('nav-play')}
      </a>
      <Tongues />
    </Dialog>
  );
}
