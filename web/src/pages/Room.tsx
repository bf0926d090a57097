import { useEffect, useState } from 'preact/hooks';
import { useText } from '../i18n/context';
import { moveToRoom, roomInAddress } from '../online/address';
import { OnlineGame } from '../online/game';
import { Invitation } from '../online/Invitation';
import { Invited } from '../online/Invited';
import { LineStrip } from '../online/LineStrip';
import { theSocket } from '../online/socket';
import { useOnlineGame } from '../online/useOnline';
import { pagePath } from '../route';
import { useShared } from '../shared';
import { Empty, TURNED_FISH } from '../ui/Empty';
import { OnlineTable } from './OnlineTable';

/** The room of the address, from the invitation to the result; the next game of the same players follows in place. */
export function Room() {
  const text = useText();
  const [id, setId] = useState(roomInAddress);
  useEffect(() => {
    const onBack = () => setId(roomInAddress());
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  const goOn = (next: string) => {
    moveToRoom(text.language, next);
    setId(next);
  };
  return id ? (
    <Followed key={id} id={id} onNext={goOn} />
  ) : (
    <Nothing words="room-missing" note="room-missing-note" />
  );
}

function Followed({ id, onNext }: { id: string; onNext: (id: string) => void }) {
  const { core } = useShared();
  const [game, setGame] = useState<OnlineGame>();
  useEffect(() => {
    const followed = new OnlineGame(core, theSocket(), id);
    setGame(followed);
    return () => followed.free();
  }, [id]);
  return game ? <Stage game={game} onNext={onNext} /> : null;
}

function Stage({ game, onNext }: { game: OnlineGame; onNext: (id: string) => void }) {
  const text = useText();
  useOnlineGame(game);
  const { room, session } = game;
  const isTable = session !== undefined && room !== undefined;
  useEffect(() => {
    document.documentElement.dataset.view = isTable ? 'game' : 'room';
  }, [isTable]);

  if (game.isMissing) return <Nothing words="room-missing" note="room-missing-note" />;
  if (isTable) return <OnlineTable game={game} session={session} onNext={onNext} />;
  if (room?.status === 'closed') return <Nothing words="room-gone" note="room-gone-note" />;
  return (
    <>
      <LineStrip />
      {!room && <p class="loading">{text('loading')}</p>}
      {room?.status === 'waiting' &&
        (room.role === 'maker' ? <Invitation room={room} /> : <Invited room={room} />)}
    </>
  );
}

function Nothing({ words, note }: { words: string; note: string }) {
  const text = useText();
  return (
    <Empty man={TURNED_FISH} title={text(words)} note={text(note)} isPage>
      <a class="btn p" href={pagePath(text.language, 'lobby')}>
        {text('to-lobby')}
      </a>
    </Empty>
  );
}
