import type { ComponentChildren } from 'preact';
import type { Color, SquareName } from '../core';
import { place } from './geometry';

/** The marks on squares. Each has its own shape; colour is the second cue. */
export type MarkName =
  | 'last'
  | 'arrived'
  | 'chosen'
  | 'check'
  | 'move'
  | 'capture'
  | 'leap'
  | 'why'
  | 'drawn'
  | 'premove'
  | 'goal'
  | 'bud'
  | 'hint';

const CORNERS = 'M2 22V2H22M78 2H98V22M98 78V98H78M22 98H2V78';

const SHAPES: Record<MarkName, ComponentChildren> = {
  last: <path class="m-line" d={CORNERS} />,
  arrived: (
    <>
      <path class="m-fill" d="M0 0H100V100H0Z" />
      <path class="m-line" d={CORNERS} />
    </>
  ),
  chosen: <rect x="3" y="3" width="94" height="94" rx="4" />,
  check: (
    <>
      <circle cx="50" cy="50" r="45" />
      <circle class="m-keyline" cx="50" cy="50" r="37.5" />
    </>
  ),
  move: <circle cx="50" cy="50" r="15" />,
  capture: (
    <>
      <circle class="m-keyline" cx="50" cy="50" r="44" />
      <circle cx="50" cy="50" r="44" />
    </>
  ),
  leap: (
    <>
      <path class="m-fill" d="M50 24L76 50L50 76L24 50Z" />
      <path d="M38 54L50 43L62 54" />
    </>
  ),
  drawn: (
    <>
      <circle cx="78" cy="22" r="18" />
      <path d="M69 18H87M69 26H87" />
    </>
  ),
  why: <path d="M4 4H96V96H4Z" />,
  // Where a lesson leads: a frame with the corners of a leaf, round a lotus bud where nobody stands.
  goal: <path d="M6 6H66A28 28 0 0 1 94 34V94H34A28 28 0 0 1 6 66Z" />,
  bud: (
    <>
      <path class="m-fill" d="M50 20C38 36 38 56 50 70C62 56 62 36 50 20Z" />
      <path d="M33 40C21 56 28 73 50 75C72 73 79 56 67 40M32 83H68" />
    </>
  ),
  hint: <circle cx="50" cy="50" r="43" />,
  premove: (
    <>
      <path class="m-line" d="M4 4H96V96H4Z" />
      <path
        class="m-line"
        d="M4 28L28 4M4 52L52 4M4 76L76 4M8 96L96 8M28 96L96 28M52 96L96 52M76 96L96 76"
      />
    </>
  ),
};

/** One mark, filling the element it stands in. */
export function Mark({ name }: { name: MarkName }) {
  return (
    <svg class={`mark ${name}`} viewBox="0 0 100 100" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}

/** Marks that lie under the men. */
export function MarksUnder(props: { marks: [SquareName, MarkName][]; orientation: Color }) {
  return (
    <div class="marks">
      {props.marks.map(([square, name]) => (
        <div key={square + name} style={squareStyle(square, props.orientation)}>
          <Mark name={name} />
        </div>
      ))}
    </div>
  );
}

/** Where a square lies, as style of an element inside the field. */
export function squareStyle(square: SquareName, orientation: Color) {
  const { column, row } = place(square, orientation);
  return { left: `${column * 12.5}%`, top: `${row * 12.5}%` };
}
