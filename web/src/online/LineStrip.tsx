import { useEffect, useRef } from 'preact/hooks';
import { useText } from '../i18n/context';
import { useShared } from '../shared';
import { Icon } from '../ui/Icon';
import { isCut } from './socket';
import { useLine } from './useOnline';

interface Props {
  /** There is a game, in which moves are kept. */
  isGame?: boolean;
  hasPending?: boolean;
}

/** Says plainly that the connection is being made again, and what becomes of the reader's move. */
export function LineStrip({ isGame = false, hasPending = false }: Props) {
  const text = useText();
  const { say } = useShared();
  const line = useLine();
  const before = useRef(line);
  const words = wordsOfLine();
  useEffect(() => {
    const wasCut = isCut(before.current);
    if (line === 'open' && wasCut) say(text('line-back'));
    else if (words) say(words);
    before.current = line;
  }, [line, words]);
  if (!words) return null;
  return (
    <p class="strip">
      <Icon name="info" />
      {words}
    </p>
  );

  function wordsOfLine(): string | undefined {
    if (line === 'offline') return text(isGame ? 'line-offline' : 'line-offline-here');
    if (line === 'lost') return text(hasPending ? 'line-pending' : 'line-lost');
    return undefined;
  }
}
