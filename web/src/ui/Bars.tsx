import { useText } from '../i18n/context';

/** Where a list is still on its way. */
export function Bars() {
  const text = useText();
  return (
    <div class="card bars" role="img" aria-label={text('loading')}>
      <i />
      <i />
      <i />
    </div>
  );
}
