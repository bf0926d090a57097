import type { Count, VariantId } from '../core';
import { useText } from '../i18n/context';
import { CountMeter } from './CountMeter';
import { Dialog } from './Dialog';

/** The targets that the catalogues explain. */
const TARGETS = [8, 16, 22, 32, 44, 64];

/** Explains the running count: until when to mate, what the last mark is, and what sets the number. */
export function CountDialog(props: { count: Count; variant: VariantId; onClose: () => void }) {
  const text = useText();
  const { count, variant } = props;
  const args = { ...count };
  return (
    <Dialog title={text('count-title', args)} class="count-dialog" onClose={props.onClose}>
      <CountMeter count={count} />
      <p>
        {text.forVariant('count-explained', variant, args)} {text('count-mark')}
      </p>
      <h3>{text('count-targets')}</h3>
      <dl class="targets">
        {TARGETS.map(target => (
          <div key={target} class={target === count.target ? 'cur' : ''}>
            <dt>{text.number(target)}</dt>
            <dd>{text(`count-target-${target}`)}</dd>
          </div>
        ))}
      </dl>
      <p class="note">{text('count-from')}</p>
    </Dialog>
  );
}
