import type { Fault } from '../core';
import { useText } from '../i18n/context';
import { faultPlace, faultWords } from './words';

/** All that is wrong with a FEN, and where: the place is marked in the text. */
export function FenFaults({ fen, faults }: { fen: string; faults: readonly Fault[] }) {
  const text = useText();
  const place = faults[0] && faultPlace(fen, faults[0]);
  return (
    <div class="fen-faults">
      {place && (
        <code>
          {fen.slice(0, place[0])}
          <mark>{fen.slice(...place) || '␣'}</mark>
          {fen.slice(place[1])}
        </code>
      )}
      <ul>
        {faults.map((fault, i) => (
          <li key={i}>{faultWords(text, fen, fault)}</li>
        ))}
      </ul>
    </div>
  );
}
