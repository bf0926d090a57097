import { useState } from 'preact/hooks';
import { useText } from '../i18n/context';
import { joinRoom } from './api';
import { refusalText } from './words';

/** Joins rooms, one at a time, and says why where that fails. */
export function useJoin() {
  const text = useText();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const join = async (game: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    const joined = await joinRoom(game);
    setBusy(false);
    if (!joined.ok) setFailure(refusalText(text, joined.code));
    return joined.ok;
  };
  return { failure, join };
}
