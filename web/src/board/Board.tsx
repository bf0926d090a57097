import { Chessground } from 'chessgroundx';
import type { Api } from 'chessgroundx/api';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Color, SquareName } from '../core';
import type { Text } from '../i18n/catalogue';
import { squareText } from '../i18n/notation';
import { isStill } from '../prefs';
import { watch } from './attempts';
import { callStyle } from './call';
import {
  BOARD_SETUP,
  boardConfig,
  boardFen,
  FILES,
  type Pieces,
  RANKS,
  toKey,
  turnOver,
} from './compat';
import { type MarkName, MarksUnder } from './marks';
import { nameOfSquare } from './names';
import { Squares } from './Squares';

export interface BoardProps {
  text: Text;
  pieces: Pieces;
  turn: Color;
  orientation: Color;
  /** The side whose men the hand may move now. */
  movable: Color | undefined;
  dests: ReadonlyMap<SquareName, SquareName[]>;
  /** Tells whether a move is a leap. */
  isLeap: (from: SquareName, to: SquareName) => boolean;
  last: readonly [SquareName, SquareName] | undefined;
  check: SquareName | undefined;
  /** Where the last move turned a fish over. */
  turned?: SquareName | undefined;
  /** The square of the king whose count has ended the game. */
  drawn?: SquareName | undefined;
  /** A man that the page picks up, so that its ways are seen. */
  held?: SquareName | undefined;
  /** A move sent ahead, for when it is this side's turn. */
  premove?: readonly [SquareName, SquareName] | undefined;
  /** Squares that a lesson leads to. */
  goals?: readonly SquareName[];
  /** A man to look at. */
  hinted?: SquareName | undefined;
  /** Squares framed as the reason of a refusal. */
  reasons: readonly SquareName[];
  onMove: (from: SquareName, to: SquareName) => void;
  onAttempt: (from: SquareName, to: SquareName) => void;
  onChoose?: (square: SquareName | undefined) => void;
  onEscape?: () => void;
  /** Drawn over the men. */
  children?: ComponentChildren;
}

/** The wooden board: the widget moves the men, our own layers draw the marks and hold the keyboard. */
export function Board(props: BoardProps) {
  const { text, orientation, dests, movable } = props;
  const { host, chosen, pick, release } = useWidget(props);
  const targets = (chosen && movable && dests.get(chosen)) || [];

  const markOf = (square: SquareName): MarkName | undefined => {
    if (props.reasons.includes(square)) return 'why';
    if (props.drawn === square) return 'drawn';
    if (!chosen || !targets.includes(square)) return undefined;
    if (props.isLeap(chosen, square)) return 'leap';
    return props.pieces.has(square) ? 'capture' : 'move';
  };
  const { goals = [] } = props;
  const under: [SquareName, MarkName][] = [];
  for (const square of goals) {
    under.push([square, 'goal']);
    if (!props.pieces.has(square)) under.push([square, 'bud']);
  }
  if (props.hinted) under.push([props.hinted, 'hint']);
  if (props.last) under.push([props.last[0], 'last'], [props.last[1], 'arrived']);
  if (chosen) under.push([chosen, 'chosen']);
  if (props.check) under.push([props.check, 'check']);
  for (const square of props.premove ?? []) under.push([square, 'premove']);

  return (
    <div class="board">
      <div class="field">
        <MarksUnder marks={under} orientation={orientation} />
        <div class="cg-wrap" ref={host} />
        <Squares
          orientation={orientation}
          label={text('board')}
          nameOf={square =>
            nameOfSquare(text, square, {
              piece: props.pieces.get(square),
              mark: markOf(square),
              isChosen: square === chosen,
              isGoal: goals.includes(square),
            })
          }
          markOf={markOf}
          chosen={chosen}
          onPick={pick}
          onEscape={() => {
            release();
            props.onEscape?.();
          }}
        />
        {props.children}
        {props.check && (
          <strong
            class="call"
            style={callStyle(props.check, props.pieces, orientation)}
            aria-hidden="true"
          >
            {text('ouk')}
          </strong>
        )}
      </div>
      <Coordinates text={text} orientation={orientation} />
    </div>
  );
}

/** Keeps one widget in step with the props, and tells which square is chosen in it. */
function useWidget(props: BoardProps) {
  const host = useRef<HTMLDivElement>(null);
  const widget = useRef<Api>(undefined);
  const now = useRef(props);
  now.current = props;
  const [chosen, setChosen] = useState<SquareName>();
  const onChoice = () => {
    const square = widget.current?.state.selectable.selected as SquareName | undefined;
    setChosen(square);
    now.current.onChoose?.(square);
  };

  useLayoutEffect(() => {
    const element = host.current as HTMLDivElement;
    const board = Chessground(element, {
      ...BOARD_SETUP,
      // From the first on, or the men would come flying from where a game starts.
      fen: boardFen(props.pieces),
      orientation: props.orientation,
    });
    board.set({
      movable: { events: { after: (from, to) => now.current.onMove(from, to) } },
    });
    widget.current = board;
    const unwatch = watch(board, element, {
      onAttempt: (from, to) => now.current.onAttempt(from, to),
      onChoice,
    });
    return () => {
      unwatch();
      board.destroy();
    };
  }, []);

  // With the drawing, not after it: whoever sees that it is their turn may already move.
  useLayoutEffect(() => {
    widget.current?.set({
      ...boardConfig(props),
      orientation: props.orientation,
      animation: { enabled: !isStill(), duration: 160 },
    });
    onChoice();
    if (props.turned && host.current && !isStill()) turnOver(host.current, props.turned);
  }, [props.pieces, props.dests, props.movable, props.orientation, props.turn]);
  useLayoutEffect(() => {
    if (!props.held) return undefined;
    widget.current?.selectSquare(toKey(props.held), true);
    onChoice();
    return () => {
      widget.current?.selectSquare(null);
      onChoice();
    };
  }, [props.held, props.pieces]);

  const release = () => {
    widget.current?.selectSquare(null);
    onChoice();
  };
  const pick = (square: SquareName) => {
    const from = widget.current?.state.selectable.selected as SquareName | undefined;
    const { movable, pieces, dests, onMove, onAttempt } = now.current;
    if (from === square) return release();
    if (from && dests.get(from)?.includes(square)) {
      release();
      return onMove(from, square);
    }
    const isOwn = movable !== undefined && pieces.get(square)?.color === movable;
    if (from) onAttempt(from, square);
    else if (pieces.has(square) && !isOwn) onAttempt(square, square);
    widget.current?.selectSquare(toKey(square), true);
    onChoice();
  };
  return { host, chosen, pick, release };
}

/** The letters and digits at the edge. */
export function Coordinates({ text, orientation }: { text: Text; orientation: Color }) {
  const files = orientation === 'white' ? FILES : FILES.toReversed();
  const ranks = orientation === 'white' ? RANKS : RANKS.toReversed();
  return (
    <>
      <div class="files" aria-hidden="true">
        {files.map(file => (
          <span key={file}>{squareText(text, file)}</span>
        ))}
      </div>
      <div class="ranks" aria-hidden="true">
        {ranks.map(rank => (
          <span key={rank}>{squareText(text, rank)}</span>
        ))}
      </div>
    </>
  );
}
