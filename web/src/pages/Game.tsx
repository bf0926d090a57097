import { useEffect, useRef, useState } from 'preact/hooks';
import { Board } from '../board/Board';
import { type Color, other, type SquareName } from '../core';
import { newRecord, personSide, type Setup } from '../game/record';
import type { News, Session } from '../game/session';
import { useComputer } from '../game/useComputer';
import { useSession } from '../game/useSession';
import { isLeap } from '../game/view';
import { useText } from '../i18n/context';
import { opponentName, resultSentence, stepSentence, variantName } from '../i18n/sentences';
import { goToGame } from '../route';
import { useShared } from '../shared';
import { cuesOf, give } from '../sound/cue';
import { Actions } from '../ui/Actions';
import { type GameDialog, GameDialogs } from '../ui/GameDialogs';
import { GamePanel } from '../ui/GamePanel';
import { SeatBar } from '../ui/SeatBar';
import { useRefusals } from '../ui/useRefusals';
import { useTitle } from '../ui/useTitle';

/** A game at this device, running or ended: the table at the left, moves and actions at the right or below. */
export function Game({ session }: { session: Session }) {
  const text = useText();
  const { say, store } = useShared();
  const [open, setOpen] = useState<GameDialog>();
  const [flipped, setFlipped] = useState(false);
  const isWarned = useRef(false);
  const { reason, squares, show, explain } = useRefusals();
  const person = personSide(session.record.seats);
  const bottom: Color = ((person ?? 'white') === 'white') !== flipped ? 'white' : 'black';
  const top = other(bottom);

  const refuse = (why: string) => {
    show({ what: '', why });
    say(why);
  };
  const onNews = (news: News) => {
    const end = resultSentence(text, session) ?? '';
    if (news.kind === 'step') say(`${stepSentence(text, news.step, news.before)} ${end}`.trim());
    else say(news.kind === 'undo' ? text('say-undone') : end);
    if (news.kind === 'step') give(...cuesOf(news.step, news.before));
    if (session.result) give('end');
    if (session.result) setOpen('end');
    if (store.isUnsaved(session.record.id) && !isWarned.current) {
      isWarned.current = true;
      refuse(text('games-not-saved'));
    }
  };
  useSession(session, onNews);
  const computer = useComputer(session);
  useEffect(() => {
    if (session.cut > 0) refuse(text('games-cut'));
  }, [session]);

  const { view, result } = session;
  useTitle(resultSentence(text, session) ?? variantName(text, session.record.variant));
  const mayMove = !result && session.isAtEnd && session.seatToMove === 'human';
  const onAttempt = (from: SquareName, to: SquareName) => {
    if (!session.isAtEnd) return session.show(session.lastPly);
    explain(session, from, to);
  };
  const start = (setup: Setup) => {
    const record = newRecord(setup);
    store.save(record);
    setOpen(undefined);
    goToGame(record.id);
  };
  const bar = (side: Color, isTop: boolean) => (
    <SeatBar
      session={session}
      side={side}
      reason={session.turn === side ? reason : undefined}
      onExplain={() => setOpen('count')}
      onResult={isTop ? undefined : () => setOpen('end')}
    />
  );

  return (
    <div class="game">
      <div class="table">
        {bar(top, true)}
        <Board
          text={text}
          pieces={view.pieces}
          turn={view.turn}
          orientation={bottom}
          movable={mayMove ? session.turn : undefined}
          dests={view.dests}
          isLeap={(from, to) => isLeap(view, from, to)}
          last={view.last}
          turned={view.turned}
          check={view.check}
          drawn={session.drawn}
          reasons={squares}
          onMove={(from, to) => session.play(from, to)}
          onAttempt={onAttempt}
        />
        {bar(bottom, false)}
      </div>
      <GamePanel
        session={session}
        facts={opponentName(text, session.record)}
        standing={resultSentence(text, session)}
      >
        {computer.failed && (
          <p class="failed" role="alert">
            {text('engine-failed')}{' '}
            <button type="button" class="btn" onClick={computer.retry}>
              {text('engine-retry')}
            </button>
          </p>
        )}
        <Actions
          session={session}
          onFlip={() => setFlipped(!flipped)}
          onMore={() => setOpen('menu')}
          onRefused={refuse}
        />
      </GamePanel>
      <GameDialogs session={session} open={open} onOpen={setOpen} onStart={start} />
    </div>
  );
}
