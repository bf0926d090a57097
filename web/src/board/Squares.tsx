import { useEffect, useRef, useState } from 'preact/hooks';
import type { Color, SquareName } from '../core';
import { neighbour, rowsOfSquares } from './geometry';
import { Mark, type MarkName } from './marks';

interface Props {
  orientation: Color;
  label: string;
  nameOf: (square: SquareName) => string;
  markOf: (square: SquareName) => MarkName | undefined;
  chosen: SquareName | undefined;
  onPick: (square: SquareName) => void;
  onEscape: () => void;
}

/**
 * The 64 squares as a grid for keyboard and screen reader, lying over the men and letting the pointer through.
 * One square at a time can be reached by Tab; arrows move on, Enter and Space pick, Escape lets go.
 */
export function Squares(props: Props) {
  const { orientation, chosen } = props;
  const [current, setCurrent] = useState<SquareName>('e1');
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) setCurrent(chosen);
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // The event knows the square better than the state: keys may come faster than a redraw.
    const here = (event.target as HTMLElement).dataset.square ?? current;
    const next = neighbour(here, event.key, orientation);
    if (next) {
      setCurrent(next);
      grid.current?.querySelector<HTMLElement>(`[data-square=${next}]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') props.onPick(here);
    else if (event.key === 'Escape') props.onEscape();
    else return;
    event.preventDefault();
  };

  return (
    <div class="squares" role="grid" aria-label={props.label} ref={grid} onKeyDown={onKeyDown}>
      {rowsOfSquares(orientation).map(row => (
        <div role="row" key={row[0]}>
          {row.map(square => {
            const mark = props.markOf(square);
            return (
              <div
                key={square}
                role="gridcell"
                data-square={square}
                aria-label={props.nameOf(square)}
                aria-selected={square === chosen}
                tabIndex={square === current ? 0 : -1}
                onFocus={() => setCurrent(square)}
                onClick={() => props.onPick(square)}
              >
                {mark && <Mark name={mark} />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
