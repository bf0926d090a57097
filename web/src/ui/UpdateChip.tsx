import { useText } from '../i18n/context';
import { useUpdate } from '../update';

/** Says that a newer version of the site is ready, where it interrupts nothing. */
export function UpdateChip() {
  const text = useText();
  const update = useUpdate();
  if (!update) return null;
  return (
    <button type="button" class="btn chip update" onClick={update}>
      {text('update-ready')}
    </button>
  );
}
