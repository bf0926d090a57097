import { Fragment } from 'preact';
import { useText } from '../i18n/context';
import { variantName } from '../i18n/sentences';
import type { ColorWish, Settings } from './messages';
import { timeText } from './words';

interface Props {
  settings: Settings;
  /** The reader's colour. */
  side?: ColorWish;
  /** The reader has made the room, and not only been offered a seat. */
  isOwn?: boolean;
}

/** What is played in a room, in one line. */
export function RoomFacts({ settings, side, isOwn }: Props) {
  const text = useText();
  const { variant, time, counting } = settings;
  const facts = [
    variantName(text, variant),
    timeText(text, time),
    ...(counting === 'tournament' ? [text('tournament-counting')] : []),
    ...(side ? [text(isOwn ? 'own-side' : 'offered-side', { side })] : []),
  ];
  // A line breaks between facts, after the dot; within one only where it is wider than the line.
  return (
    <span class="facts">
      {facts.map((fact, i) => (
        <Fragment key={i}>
          {i > 0 && ' '}
          <span class="whole">{i < facts.length - 1 ? `${fact}\u00a0·` : fact}</span>
        </Fragment>
      ))}
    </span>
  );
}
