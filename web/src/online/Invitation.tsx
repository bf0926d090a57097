import { useState } from 'preact/hooks';
import { useText } from '../i18n/context';
import { pagePath } from '../route';
import { Icon } from '../ui/Icon';
import { codePath, shortLink } from './address';
import { closeRoom } from './api';
import type { Room } from './messages';
import { RoomFacts } from './RoomFacts';
import { useCopy } from './useCopy';

/** The maker's waiting room: the link to send, in three ways, and the way out. */
export function Invitation({ room }: { room: Room }) {
  const text = useText();
  const [copied, setCopied] = useState('');
  const copy = useCopy(setCopied);
  const link = shortLink(room.game);
  const isListed = room.settings.visibility === 'public';
  const cancel = async () => {
    await closeRoom(room.game);
    location.assign(pagePath(text.language, isListed ? 'lobby' : ''));
  };
  return (
    <section class="card invitation">
      <h1>{text('room-waiting')}</h1>
      <RoomFacts settings={room.settings} side={room.settings.color} isOwn />
      <p>{text(isListed ? 'room-listed' : 'room-share')}</p>
      <div class="link">
        <input
          class="input"
          readOnly
          value={link}
          aria-label={text('room-link')}
          onFocus={event => event.currentTarget.select()}
        />
        <button type="button" class="btn p" onClick={() => void copy(link)}>
          {copied || text('copy-link')}
        </button>
        {'share' in navigator && (
          <button type="button" class="btn" onClick={() => void share(link)}>
            <Icon name="share" />
            {text('share-link')}
          </button>
        )}
      </div>
      <img
        class="code"
        src={codePath(room.game)}
        alt={text('room-code')}
        width="180"
        height="180"
      />
      <p class="note">{text('room-starts')}</p>
      <div class="row">
        {isListed && (
          <a class="btn" href={pagePath(text.language, 'lobby')}>
            {text('to-lobby')}
          </a>
        )}
        <button type="button" class="btn" onClick={() => void cancel()}>
          {text('close-room')}
        </button>
      </div>
    </section>
  );
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch {
    // Closed without sharing: nothing to say.
  }
}
