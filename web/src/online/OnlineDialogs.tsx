import type { ComponentChildren } from 'preact';
import type { Session } from '../game/session';
import { useText } from '../i18n/context';
import { useShared } from '../shared';
import { CountDialog } from '../ui/CountDialog';
import { Dialog } from '../ui/Dialog';
import { SettingsDialog } from '../ui/SettingsDialog';
import type { OnlineGame } from './game';
import { OnlineEnd } from './OnlineEnd';
import { OnlineMenu } from './OnlineMenu';

export type OnlineDialog = 'end' | 'count' | 'menu' | 'settings' | 'chat';

interface Props {
  game: OnlineGame;
  session: Session;
  open: OnlineDialog | undefined;
  /** The chat, where it has no room beside the board. */
  talk: ComponentChildren;
  onOpen: (dialog: OnlineDialog | undefined) => void;
  onFlip: () => void;
  onCopy: () => void;
  onNext: (id: string) => void;
}

/** The dialog that is open over an online game, if one is. */
export function OnlineDialogs({ game, session, open, talk, onOpen, ...props }: Props) {
  const text = useText();
  const { prefs, setPrefs } = useShared();
  const { count } = session.view;
  const close = () => onOpen(undefined);
  switch (open) {
    case 'end':
      if (!game.state.ended) return null;
      return <OnlineEnd game={game} onNext={props.onNext} onClose={close} />;
    case 'count':
      if (!count) return null;
      return <CountDialog count={count} variant={session.record.variant} onClose={close} />;
    case 'chat':
      if (!talk) return null;
      return (
        <Dialog title={text('chat-title')} class="chat" onClose={close}>
          {talk}
        </Dialog>
      );
    case 'menu': {
      const then = (act: () => void) => () => {
        close();
        act();
      };
      return (
        <OnlineMenu
          game={game}
          onFlip={then(props.onFlip)}
          onCopy={then(props.onCopy)}
          onSettings={() => onOpen('settings')}
          onClose={close}
        />
      );
    }
    case 'settings':
      return <SettingsDialog prefs={prefs} onChange={setPrefs} onClose={close} />;
    default:
      return null;
  }
}
