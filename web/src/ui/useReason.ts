import { useEffect, useState } from 'preact/hooks';
import type { SquareName } from '../core';
import type { Reason } from '../i18n/sentences';

const TOAST_STAYS = 4000;
const FRAME_STAYS = 1000;

/** A refusal being shown: the sentence, until the next touch or some seconds on, and the framed squares for one. */
export function useReason() {
  const [reason, setReason] = useState<Reason>();
  const [squares, setSquares] = useState<readonly SquareName[]>([]);

  useEffect(() => {
    if (!reason) return undefined;
    const hide = () => setReason(undefined);
    const toast = setTimeout(hide, TOAST_STAYS);
    const frame = setTimeout(() => setSquares([]), FRAME_STAYS);
    addEventListener('pointerdown', hide, { capture: true });
    return () => {
      clearTimeout(toast);
      clearTimeout(frame);
      removeEventListener('pointerdown', hide, { capture: true });
    };
  }, [reason]);

  const show = (next: Reason, because: readonly SquareName[] = []) => {
    setReason({ ...next });
    setSquares(because);
  };
  return { reason, squares, show };
}
