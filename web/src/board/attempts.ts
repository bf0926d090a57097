import type { Api } from 'chessgroundx/api';
import type { SquareName } from '../core';

/** What a hand did that the widget has no event for. */
export interface Hand {
  /** A chosen or dragged man was led to a square where it may not go, or a man that may not move was touched. */
  onAttempt: (from: SquareName, to: SquareName) => void;
  /** The chosen square may have changed. */
  onChoice: () => void;
}

/**
 * Watches a widget's board. The widget drops an illegal move without a word, so its state is read just before
 * it handles each event. Returns what ends the watching.
 */
export function watch(board: Api, field: HTMLElement, hand: Hand): () => void {
  const state = board.state;
  const mayMove = (from: SquareName, to: SquareName) =>
    state.movable.dests?.get(from as never)?.includes(to as never) ?? false;
  const isMovable = (square: SquareName) => {
    const man = state.boardState.pieces.get(square as never);
    return man?.color === state.movable.color && man?.color === state.turnColor;
  };

  const onStart = (event: Event) => {
    // The widget remembers where it lies, and does not notice when the page around it changes.
    state.dom.bounds.clear();
    const to = squareUnder(board, event);
    const from = state.selectable.selected as SquareName | undefined;
    if (!to || state.draggable.current) return;
    if (from && from !== to && !mayMove(from, to)) hand.onAttempt(from, to);
    else if (!from && state.boardState.pieces.has(to as never) && !isMovable(to)) {
      hand.onAttempt(to, to);
    }
  };
  const onEnd = (event: Event) => {
    const drag = state.draggable.current;
    if (!drag?.started) return;
    const to = squareUnder(board, event) ?? board.getKeyAtDomPos(drag.pos);
    if (to && to !== drag.orig && !mayMove(drag.orig, to)) hand.onAttempt(drag.orig, to);
  };
  const onDone = () => hand.onChoice();
  // The system took the finger over: the man goes back.
  const onCancel = () => board.cancelMove();

  const unbind = [
    bind(field, ['mousedown', 'touchstart'], onStart, true),
    bind(document, ['mouseup', 'touchend'], onEnd, true),
    bind(field, ['mousedown', 'touchstart'], onDone, false),
    bind(document, ['mouseup', 'touchend'], onDone, false),
    bind(document, ['touchcancel'], onCancel, false),
  ];
  return () => unbind.forEach(release => release());
}

function squareUnder(board: Api, event: Event): SquareName | undefined {
  const point = 'touches' in event ? (event as TouchEvent).touches[0] : (event as MouseEvent);
  return point && board.getKeyAtDomPos([point.clientX, point.clientY]);
}

function bind(
  target: EventTarget,
  names: string[],
  listener: (event: Event) => void,
  capture: boolean,
): () => void {
  const options = { capture, passive: true };
  for (const name of names) target.addEventListener(name, listener, options);
  return () => names.forEach(name => target.removeEventListener(name, listener, options));
}
