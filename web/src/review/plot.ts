// The graph's drawing, by uPlot: loaded with the first review that is shown.
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { chanceOf } from '../evaluation/chance';
import { MARK_FILL, markSize, trianglePath } from './GradeMark';
import type { Review } from './review';

const HEIGHT = 140;
const ROOM_FOR_MARKS = 18;

export interface Plot {
  /** Marks the position that is shown. */
  show(ply: number): void;
  /** The ply that lies nearest to a place on the screen. */
  plyAt(clientX: number): number;
  /** Draws again, in another width or other colours. */
  redraw(): void;
  destroy(): void;
}

/** Draws what White could expect after each move. Colours and letters are those of the element. */
export function drawPlot(
  host: HTMLElement,
  review: Review,
  moveNumber: (number: number) => string,
): Plot {
  const chances = [review.start, ...review.moves.map(({ score }) => score)].map(
    score => 100 * chanceOf(score),
  );
  const plies = chances.map((_, ply) => ply);
  let shown = 0;
  const style = getComputedStyle(host);
  const ink = () => style.color;

  const plot = new uPlot(
    {
      width: host.clientWidth,
      height: HEIGHT,
      padding: [ROOM_FOR_MARKS, ROOM_FOR_MARKS, 0, ROOM_FOR_MARKS],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: [0, Math.max(1, chances.length - 1)] },
        y: { range: [0, 100] },
      },
      axes: [
        {
          stroke: ink,
          font: `12px ${style.fontFamily}`,
          size: 24,
          gap: 2,
          grid: { show: false },
          ticks: { show: false },
          incrs: [2, 10, 20, 40, 100, 200, 400, 1000],
          values: (_, splits) =>
            splits.map(ply => {
              const move = review.moves[ply - 1];
              return move ? moveNumber(move.number) : '';
            }),
        },
        { show: false },
      ],
      series: [
        {},
        {
          stroke: ink,
          width: 1.75,
          fill: () => style.textDecorationColor,
          fillTo: 50,
          points: { show: false },
        },
      ],
      hooks: {
        draw: [
          self => drawMiddle(self, style),
          self => drawMarks(self, style, review, chances, shown),
        ],
      },
    },
    [plies, chances],
    host,
  );

  return {
    show: ply => {
      shown = ply;
      plot.redraw(false);
    },
    plyAt: clientX => {
      const place = clientX - plot.over.getBoundingClientRect().left;
      return Math.min(Math.max(Math.round(plot.posToVal(place, 'x')), 0), chances.length - 1);
    },
    redraw: () => plot.setSize({ width: host.clientWidth, height: HEIGHT }),
    destroy: () => plot.destroy(),
  };
}

/** Where both sides stand alike. */
function drawMiddle({ ctx, bbox }: uPlot, style: CSSStyleDeclaration): void {
  const y = Math.round(bbox.top + bbox.height / 2);
  ctx.fillStyle = style.borderTopColor;
  ctx.fillRect(bbox.left, y, bbox.width, uPlot.pxRatio);
}

function drawMarks(
  self: uPlot,
  style: CSSStyleDeclaration,
  { moves }: Review,
  chances: readonly number[],
  shown: number,
): void {
  const { ctx, bbox } = self;
  const x = (ply: number) => self.valToPos(ply, 'x', true);
  const y = (ply: number) => self.valToPos(chances[ply] ?? 50, 'y', true);
  const px = uPlot.pxRatio;
  ctx.save();
  ctx.fillStyle = style.columnRuleColor;
  ctx.fillRect(
    x(shown) - px,
    bbox.top - ROOM_FOR_MARKS * px,
    2 * px,
    bbox.height + ROOM_FOR_MARKS * px,
  );
  ctx.beginPath();
  ctx.arc(x(shown), y(shown), 4 * px, 0, 2 * Math.PI);
  ctx.fill();

  ctx.strokeStyle = style.color;
  ctx.lineWidth = 1.5 * px;
  for (const { ply, side, fault } of moves) {
    if (!fault) continue;
    const size = markSize(fault.grade) * px;
    const triangle = new Path2D(trianglePath(x(ply), y(ply) - size - 3 * px, size));
    ctx.fillStyle = MARK_FILL[side];
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
    ctx.fill(triangle);
    ctx.stroke(triangle);
  }
  ctx.restore();
}
