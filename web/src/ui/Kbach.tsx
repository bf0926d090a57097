import motif from '../icons/kbach-line.svg?raw';

const source = { __html: motif };

/** The ornament: a lotus bud between two tendrils. Once in a view at most. */
export function Kbach() {
  return <span class="kbach" aria-hidden="true" dangerouslySetInnerHTML={source} />;
}
