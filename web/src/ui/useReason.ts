import { useEffect, useState } from 'preact/hooks';
import type { SquareName } from '../core';
import type { Reason } from '../i18n/sentences';

const TOAST_STAYS = 4000;
const FRAME_STAYS = 1000;
const NONE: readonly SquareName[] = [];

/** A refusal being shown: the sentence, until the next touch or some seconds on, and the framed squares for one. */
export function useReason() {
  const [reason, setReason] = useState<Reason>();
  const [squares, setSquares] = useState(NONE);

  useEffect(() => {
    if (!reason) return undefined;
    const hide = () => setReason(undefined);
    const timer = setTimeout(hide, TOAST_STAYS);
    addEventListener('pointerdown', hide, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', hide, { capture: true });
    };
  }, [reason]);
  useEffect(() => {
    const timer = setTimeout(() => setSquares(NONE), FRAME_STAYS);
    return () => clearTimeout(timer);
  }, [squares]);

  const show = (next: Reason, because = NONE) => {
    setReason({ ...next });
    setSquares(because);
  };
  return { reason, squares, show };
}
