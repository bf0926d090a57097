import { useState } from 'preact/hooks';
import { Coordinates } from '../board/Board';
import { manClass } from '../board/compat';
import { MarksUnder, squareStyle } from '../board/marks';
import { nameOfSquare } from '../board/names';
import { Squares } from '../board/Squares';
import type { Color, Setup, SquareName } from '../core';
import { useText } from '../i18n/context';
import { erase, manOfKey, move, put, type Tool } from './placing';

interface Props {
  setup: Setup;
  tool: Tool;
  orientation: Color;
  /** Squares that a fault names. */
  wrong: readonly SquareName[];
  onChange: (setup: Setup) => void;
}

/** A board on which men are put, moved and taken away, by tap or by keys; its rules are none. */
export function EditorBoard({ setup, tool, orientation, wrong, onChange }: Props) {
  const text = useText();
  const [from, setFrom] = useState<SquareName>();
  const held = tool === 'move' && from && setup.pieces.has(from) ? from : undefined;

  const onPick = (square: SquareName) => {
    if (tool === 'erase') return onChange(erase(setup, square));
    if (tool !== 'move') return onChange(put(setup, square, tool));
    if (held) onChange(move(setup, held, square));
    setFrom(held ? undefined : square);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { square } = (event.target as HTMLElement).dataset;
    if (!square || event.altKey || event.ctrlKey || event.metaKey) return;
    const man = manOfKey(event.key);
    if (man) onChange(put(setup, square, man));
    else if (event.key === 'Delete' || event.key === 'Backspace') onChange(erase(setup, square));
    else return;
    event.preventDefault();
  };

  return (
    <div class="board" onKeyDown={onKeyDown}>
      <div class="field">
        <MarksUnder marks={held ? [[held, 'chosen']] : []} orientation={orientation} />
        <div class="placed" aria-hidden="true">
          {[...setup.pieces].map(([square, piece]) => (
            <i
              key={square}
              class={`man ${manClass(piece)}`}
              style={squareStyle(square, orientation)}
            />
          ))}
        </div>
        <Squares
          orientation={orientation}
          label={text('board')}
          nameOf={square =>
            nameOfSquare(text, square, {
              piece: setup.pieces.get(square),
              mark: undefined,
              isChosen: square === held,
              isGoal: false,
            })
          }
          markOf={square => (wrong.includes(square) ? 'why' : undefined)}
          chosen={held}
          onPick={onPick}
          onEscape={() => setFrom(undefined)}
        />
      </div>
      <Coordinates text={text} orientation={orientation} />
    </div>
  );
}
