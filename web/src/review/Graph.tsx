import { useEffect, useRef } from 'preact/hooks';
import type { VariantId } from '../core';
import { scoreWords } from '../evaluation/words';
import { sanText } from '../evaluation/san';
import { useText } from '../i18n/context';
import type { Text } from '../i18n/catalogue';
import type { Plot } from './plot';
import type { Review } from './review';

interface Props {
  review: Review;
  variant: VariantId;
  /** The number of moves before the position that is shown. The game may have gone on since the review. */
  ply: number;
  onShow: (ply: number) => void;
}

/** The evaluation over the whole game. A press or a slide goes to a move, and so do the arrow keys. */
export function Graph({ review, variant, onShow, ...props }: Props) {
  const text = useText();
  const host = useRef<HTMLDivElement>(null);
  const last = review.moves.length;
  const ply = Math.min(props.ply, last);
  const plot = usePlot(host, review, ply);
  const go = (to: number) => {
    const within = Math.min(Math.max(to, 0), last);
    if (within !== props.ply) onShow(within);
  };
  const goToPlace = ({ buttons, clientX }: PointerEvent) => {
    if (buttons % 2 === 1 && plot.current) go(plot.current.plyAt(clientX));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };
  const words = describe(text, review, variant, ply);

  return (
    <div class="graph">
      <div
        class="plot"
        ref={host}
        role="slider"
        tabIndex={0}
        aria-label={text('analysis-review-graph')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={ply}
        aria-valuetext={words}
        onPointerDown={goToPlace}
        onPointerMove={goToPlace}
        onKeyDown={onKeyDown}
      />
      <p aria-hidden="true">{words}</p>
    </div>
  );
}

/** Keeps a plot in the element: of this review, at this ply, in the element's width and the page's colours. */
function usePlot(host: { current: HTMLDivElement | null }, review: Review, ply: number) {
  const text = useText();
  const plot = useRef<Plot>(undefined);
  const shown = useRef(ply);
  shown.current = ply;

  useEffect(() => {
    const element = host.current as HTMLDivElement;
    let isWanted = true;
    void import('./plot').then(({ drawPlot }) => {
      if (!isWanted) return;
      plot.current = drawPlot(element, review, text.number);
      plot.current.show(shown.current);
    });
    const redraw = () => plot.current?.redraw();
    const size = new ResizeObserver(redraw);
    size.observe(element);
    const theme = new MutationObserver(redraw);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const darkness = matchMedia('(prefers-color-scheme: dark)');
    darkness.addEventListener('change', redraw);
    return () => {
      isWanted = false;
      size.disconnect();
      theme.disconnect();
      darkness.removeEventListener('change', redraw);
      plot.current?.destroy();
      plot.current = undefined;
    };
  }, [review, text]);

  useEffect(() => plot.current?.show(ply), [ply]);
  return plot;
}

/** The move that led to a position, and what the position is worth. */
function describe(text: Text, review: Review, variant: VariantId, ply: number): string {
  const move = review.moves[ply - 1];
  const words = scoreWords(text, move?.score ?? review.start, variant);
  if (!move) return text('analysis-review-start-position', { words });
  const { number, side, san } = move;
  return text('analysis-review-after', { number, side, san: sanText(text, san), words });
}
