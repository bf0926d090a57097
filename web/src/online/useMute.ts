import { useState } from 'preact/hooks';
import { browserStorage } from '../game/store';

const KEY = 'ouk:chat-muted';

/** Whether the reader wants to hear the chat; kept in this browser. */
export function useMute() {
  const storage = browserStorage();
  const [isMuted, set] = useState(() => storage?.getItem(KEY) === 'yes');
  const setMuted = (muted: boolean) => {
    set(muted);
    try {
      storage?.setItem(KEY, muted ? 'yes' : 'no');
    } catch {
      // Full: the choice holds for this page.
    }
  };
  return { isMuted, setMuted };
}
