import type { Color } from '../core';
import { moveNumber } from '../game/record';
import type { Session } from '../game/session';
import { useText } from '../i18n/context';
import { resultSentence } from '../i18n/sentences';
import { pagePath } from '../route';
import { CountMeter } from './CountMeter';
import { Dialog } from './Dialog';
import { Icon } from './Icon';
import { Kbach } from './Kbach';
import { Man } from './Man';

interface Props {
  session: Session;
  onAgain: () => void;
  onClose: () => void;
}

/** The end of the game: whose king stands, and why, in words. Closes to the board with one tap. */
export function EndDialog({ session, onAgain, onClose }: Props) {
  const text = useText();
  const { result, winner } = session;
  const count = session.lastCount;
  const move = moveNumber(session.record.log.slice(0, -1));
  const isByCount = result?.by === 'position' && result.outcome.termination === 'count';
  return (
    <Dialog
      title={resultSentence(text, session) ?? ''}
      class="end"
      onClose={onClose}
      head={isByCount && count ? <CountMeter count={count} /> : <Kings winner={winner} />}
    >
      <Kbach />
      <p>
        {count && !isByCount
          ? text('ended-in-count', { move, number: count.number, target: count.target })
          : text('ended-at', { move })}
      </p>
      <div class="row">
        <button type="button" class="btn p" onClick={onAgain}>
          {text('play-again')}
        </button>
        <a class="btn" href={`${pagePath(text.language, 'analysis')}#saved=${session.record.id}`}>
          <Icon name="review" />
          {text('review')}
        </a>
      </div>
    </Dialog>
  );
}

/** The winner's king, or both. */
export function Kings({ winner }: { winner: Color | undefined }) {
  const sides: Color[] = winner ? [winner] : ['white', 'black'];
  return (
    <div class="kings">
      {sides.map(color => (
        <span key={color} class={`side ${color}`}>
          <Man piece={{ color, role: 'king', promoted: false }} />
        </span>
      ))}
    </div>
  );
}
