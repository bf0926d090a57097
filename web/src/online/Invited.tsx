import { useText } from '../i18n/context';
import { Man } from '../ui/Man';
import type { Room } from './messages';
import { RoomFacts } from './RoomFacts';
import { theSocket } from './socket';
import { useJoin } from './useJoin';
import { offeredSide } from './words';

/** What a guest sees who opens the link of a waiting room: what is played, and one button. */
export function Invited({ room }: { room: Room }) {
  const text = useText();
  const { failure, join } = useJoin();
  const sitDown = async () => {
    theSocket().hold();
    await join(room.game);
    theSocket().renew();
  };
  const { name } = room.maker;
  return (
    <section class="card state invited">
      <Man piece={{ color: 'white', role: 'rook', promoted: false }} />
      <h1>{name ? text('room-invited', { name }) : text('room-invited-guest')}</h1>
      <RoomFacts settings={room.settings} side={offeredSide(room.settings.color)} />
      <button type="button" class="btn p" onClick={() => void sitDown()}>
        {text('join')}
      </button>
      {failure && (
        <p class="problem" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
