import { personSide, type Setup } from '../game/record';
import type { Session } from '../game/session';
import { useText } from '../i18n/context';
import { variantName } from '../i18n/sentences';
import { pagePath } from '../route';
import { useShared } from '../shared';
import { CountDialog } from './CountDialog';
import { EndDialog } from './EndDialog';
import { Item, ItemLink, MenuDialog } from './MenuDialog';
import { NewGame } from './NewGame';
import { SettingsDialog } from './SettingsDialog';

export type GameDialog = 'end' | 'count' | 'menu' | 'settings' | 'new';

interface Props {
  session: Session;
  open: GameDialog | undefined;
  onOpen: (dialog: GameDialog | undefined) => void;
  onStart: (setup: Setup) => void;
}

/** The dialog that is open over a game at this device, if one is. */
export function GameDialogs({ session, open, onOpen, onStart }: Props) {
  const { prefs, setPrefs } = useShared();
  const { record, view } = session;
  const close = () => onOpen(undefined);
  switch (open) {
    case 'end':
      return <EndDialog session={session} onAgain={() => onStart(record)} onClose={close} />;
    case 'count':
      if (!view.count) return null;
      return <CountDialog count={view.count} variant={record.variant} onClose={close} />;
    case 'menu':
      return <GameMenu session={session} onOpen={onOpen} />;
    case 'settings':
      return <SettingsDialog prefs={prefs} onChange={setPrefs} onClose={close} />;
    case 'new':
      return (
        <NewGame
          variant={record.variant}
          opponent={personSide(record.seats) ? 'computer' : 'two'}
          onStart={onStart}
          onClose={close}
        />
      );
    default:
      return null;
  }
}

function GameMenu({ session, onOpen }: Pick<Props, 'session' | 'onOpen'>) {
  const text = useText();
  const { record, result } = session;
  return (
    <MenuDialog
      title={variantName(text, record.variant)}
      onSettings={() => onOpen('settings')}
      onClose={() => onOpen(undefined)}
    >
      <Item icon="plus" label={text('new-game')} onClick={() => onOpen('new')} />
      {result && (
        <ItemLink
          icon="review"
          label={text('review')}
          href={`${pagePath(text.language, 'analysis')}#saved=${record.id}`}
        />
      )}
      <ItemLink icon="games" label={text('nav-games')} href={pagePath(text.language, 'games')} />
    </MenuDialog>
  );
}
