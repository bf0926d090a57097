import type { Reason } from '../i18n/sentences';
import { Icon } from './Icon';

/** One sentence near the hand. It is read aloud by the page's live region, not from here. */
export function Toast({ reason }: { reason: Reason }) {
  return (
    <div class="toast" aria-hidden="true">
      <Icon name="info" />
      <div>
        {reason.what && <b>{reason.what}</b>} {reason.why}
      </div>
    </div>
  );
}
