import { useEffect, useRef, useState } from 'preact/hooks';
import { Board } from '../board/Board';
import { type Color, other, type SquareName } from '../core';
import type { Session } from '../game/session';
import { isLeap } from '../game/view';
import { useText } from '../i18n/context';
import type { OnlineGame } from '../online/game';
import { LineStrip } from '../online/LineStrip';
import { OnlineActions } from '../online/OnlineActions';
import { OnlineBar } from '../online/OnlineBar';
import { type OnlineDialog, OnlineDialogs } from '../online/OnlineDialogs';
import { OnlinePanel } from '../online/OnlinePanel';
import { shortLink } from '../online/address';
import { Talk } from '../online/Talk';
import { useAnnouncer } from '../online/useAnnouncer';
import { useCopy } from '../online/useCopy';
import { useMute } from '../online/useMute';
import { useLine } from '../online/useOnline';
import { useShared } from '../shared';
import { useIsWide } from '../ui/useIsWide';
import { useRefusals } from '../ui/useRefusals';
import { useTitle } from '../ui/useTitle';
import { usePremove } from '../online/usePremove';
import { endSentence } from '../online/words';

interface Props {
  game: OnlineGame;
  session: Session;
  onNext: (id: string) => void;
}

/** An online game, running or ended, for its players and for who watches. */
export function OnlineTable({ game, session, onNext }: Props) {
  const text = useText();
  const { say } = useShared();
  const [open, setOpen] = useState<OnlineDialog>();
  const [flipped, setFlipped] = useState(false);
  const isWide = useIsWide();
  const line = useLine();
  const mute = useMute();
  const { reason, squares, show, explain } = useRefusals();
  const bottom: Color = ((game.side ?? 'white') === 'white') !== flipped ? 'white' : 'black';
  const top = other(bottom);
  const flip = () => setFlipped(!flipped);
  const note = (why: string) => show({ what: '', why });
  const refuse = (why: string) => {
    note(why);
    say(why);
  };
  const copy = useCopy(note);
  useAnnouncer(game, { refuse, note, isMuted: mute.isMuted });
  // Who opens the address of an ended game wants the board: the result stands beside it.
  const wasOver = useRef(game.state.ended !== undefined);
  useEffect(() => {
    if (game.state.ended && !wasOver.current) setOpen('end');
  }, [game.state.ended]);
  const unread = useUnread(game, isWide || open === 'chat', mute.isMuted);
  const { rematch } = game.state;
  const isPlayer = game.side !== undefined;
  const hadRematch = useRef(rematch !== undefined);
  useEffect(() => {
    if (rematch && isPlayer && !hadRematch.current) onNext(rematch.game);
  }, [rematch]);

  useTitle(endSentence(text, game) ?? (game.mayMove ? `● ${text('your-move')}` : undefined));

  const { view } = session;
  const premove = usePremove(game);
  const onAttempt = (from: SquareName, to: SquareName) => {
    if (!session.isAtEnd) return session.show(session.lastPly);
    if (game.mayMove) explain(session, from, to);
  };
  const bar = (side: Color) => (
    <OnlineBar
      game={game}
      session={session}
      side={side}
      reason={session.turn === side ? reason : undefined}
      onExplain={() => setOpen('count')}
      onResult={side === top ? undefined : () => setOpen('end')}
    />
  );
  const talk = <Talk game={game} isMuted={mute.isMuted} onMute={mute.setMuted} />;

  return (
    <div class="game online" data-line={line}>
      <div
        class="table"
        onPointerDownCapture={({ target }) => isOnBoard(target) && premove.forget()}
      >
        <LineStrip isGame hasPending={game.pending !== undefined} />
        {bar(top)}
        <Board
          text={text}
          pieces={premove.pieces}
          turn={premove.isOn && game.side ? game.side : view.turn}
          orientation={bottom}
          movable={game.mayMove || premove.isOn ? game.side : undefined}
          dests={premove.isOn ? game.premoveDests : view.dests}
          isLeap={(from, to) => !premove.isOn && isLeap(view, from, to)}
          last={view.last}
          turned={view.turned}
          check={view.check}
          drawn={session.drawn}
          premove={game.premove}
          reasons={squares}
          onMove={(from, to) => (premove.isOn ? premove.set(from, to) : void game.play(from, to))}
          onAttempt={onAttempt}
          onEscape={premove.forget}
        />
        {bar(bottom)}
      </div>
      <OnlinePanel game={game} session={session}>
        {isWide && talk}
        <OnlineActions
          game={game}
          unread={unread}
          onChat={isWide ? undefined : () => setOpen('chat')}
          onFlip={flip}
          onMore={() => setOpen('menu')}
          onRematch={() => setOpen('end')}
          onNext={onNext}
          onRefused={refuse}
        />
      </OnlinePanel>
      <OnlineDialogs
        game={game}
        session={session}
        open={open}
        talk={isWide ? undefined : talk}
        onOpen={setOpen}
        onFlip={flip}
        onCopy={() => void copy(shortLink(game.id))}
        onNext={onNext}
      />
    </div>
  );
}

const isOnBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.board') !== null;

/** How many lines of chat have come that the reader could not see. */
function useUnread(game: OnlineGame, isSeen: boolean, isMuted: boolean): number {
  const { length } = game.state.chat;
  const seen = useRef(length);
  // What was said before the page came is not new, also where the board came earlier than the chat.
  const wasRemembered = useRef(game.isRemembered);
  if (isSeen || wasRemembered.current) seen.current = length;
  wasRemembered.current = game.isRemembered;
  return isMuted ? 0 : length - seen.current;
}
