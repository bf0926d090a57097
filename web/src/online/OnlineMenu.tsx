import { useText } from '../i18n/context';
import { variantName } from '../i18n/sentences';
import { pagePath } from '../route';
import { Item, ItemLink, MenuDialog } from '../ui/MenuDialog';
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
    <MenuDialog
      title={variantName(text, game.session?.record.variant ?? '')}
      onSettings={onSettings}
      onClose={onClose}
    >
      <Item icon="flip" label={text('act-flip')} onClick={onFlip} />
      <Item icon="link" label={text('game-link')} onClick={onCopy} />
      <ItemLink icon="down" label={text('game-pgn')} href={`/api/games/${game.id}.pgn`} isFile />
      {game.state.ended && (
        <ItemLink
          icon="review"
          label={text('review')}
          href={`${pagePath(text.language, 'analysis')}#room=${game.id}`}
        />
      )}
      <ItemLink icon="people" label={text('nav-lobby')} href={pagePath(text.language, 'lobby')} />
    </MenuDialog>
  );
}
