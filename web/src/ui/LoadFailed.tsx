import type { Text } from '../i18n/catalogue';
import { Empty, TURNED_FISH } from './Empty';

/** In the place of everything that moves, where it could not be had from the server. */
export function LoadFailed({ text }: { text: Text }) {
  return (
    <div role="alert">
      <Empty man={TURNED_FISH} title={text('load-failed')}>
        <button type="button" class="btn p" onClick={() => location.reload()}>
          {text('load-again')}
        </button>
      </Empty>
    </div>
  );
}
