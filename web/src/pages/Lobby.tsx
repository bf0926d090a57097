import { useEffect, useRef, useState } from 'preact/hooks';
import { useText } from '../i18n/context';
import { goToRoom, roomPath } from '../online/address';
import { closeRoom } from '../online/api';
import { useJoin } from '../online/useJoin';
import { LineStrip } from '../online/LineStrip';
import type { Listed, Person, Rooms } from '../online/messages';
import { NewRoom } from '../online/NewRoom';
import { PlayerName } from '../online/PlayerName';
import { RoomFacts } from '../online/RoomFacts';
import { theSocket } from '../online/socket';
import { offeredSide, personName } from '../online/words';
import { pagePath } from '../route';
import { useShared } from '../shared';
import { Bars } from '../ui/Bars';
import { Empty } from '../ui/Empty';
import { Man } from '../ui/Man';

const TRY_AGAIN = 1000;

/** Rooms that wait for a player, and games to watch, as they come and go. */
export function Lobby() {
  const text = useText();
  const { rooms, self } = useRooms();
  const [isOpening, setOpening] = useState(false);
  const { failure, join } = useJoin();
  const sitDown = async (game: string) => {
    if (await join(game)) goToRoom(text.language, game);
  };
  const open = () => setOpening(true);
  useAnnounced(rooms);

  return (
    <div class="games lobby">
      <LineStrip />
      <div class="headed">
        <h1>{text('lobby-title')}</h1>
        <button type="button" class="btn p" aria-haspopup="dialog" onClick={open}>
          {text('open-room')}
        </button>
      </div>
      {rooms && rooms.waiting.length + rooms.people_playing > 0 && (
        <p class="lead">
          {text('lobby-rooms', { n: rooms.waiting.length })} ·{' '}
          {text('lobby-people', { n: rooms.people_playing })}
        </p>
      )}
      {failure && (
        <p class="problem" role="alert">
          {failure}
        </p>
      )}
      {!rooms && <Bars />}
      {rooms && rooms.waiting.length > 0 && (
        <Waiting rooms={rooms.waiting} self={self} onJoin={game => void sitDown(game)} />
      )}
      {rooms?.waiting.length === 0 && <NoRooms />}
      {rooms && rooms.playing.length > 0 && <Playing games={rooms.playing} />}
      {isOpening && <NewRoom visibility="public" onClose={() => setOpening(false)} />}
    </div>
  );
}

/** The lobby as the server tells it. Whoever waits in a room of their own is there too, and goes where it starts. */
function useRooms() {
  const text = useText();
  const [rooms, setRooms] = useState<Rooms>();
  const [self, setSelf] = useState<Person | null>(null);
  const own = useRef(new Set<string>());
  useEffect(() => {
    const socket = theSocket();
    const follow = async () => {
      own.current.clear();
      const answer = await socket.ask({ type: 'lobby', on: true });
      if (!answer.done && answer.code !== 'lost') setTimeout(() => void follow(), TRY_AGAIN);
    };
    const unlisten = socket.listen({
      onLine: line => line === 'open' && void follow(),
      onNotice: notice => {
        if (notice.type === 'room' && notice.status === 'playing' && own.current.has(notice.game))
          goToRoom(text.language, notice.game);
        if (notice.type !== 'rooms') return;
        setRooms(notice);
        setSelf(socket.player);
        for (const { game, maker } of notice.waiting) {
          if (maker.id !== socket.player?.id || own.current.has(game)) continue;
          own.current.add(game);
          socket.send({ type: 'watch', game });
        }
      },
    });
    if (socket.line === 'open') void follow();
    return unlisten;
  }, []);
  return { rooms, self };
}

/** Says the number of rooms that wait, when it changes. */
function useAnnounced(rooms: Rooms | undefined): void {
  const text = useText();
  const { say } = useShared();
  const n = rooms?.waiting.length;
  const before = useRef(n);
  useEffect(() => {
    if (n !== undefined && before.current !== undefined && n !== before.current)
      say(text('lobby-rooms', { n }));
    before.current = n;
  }, [n]);
}

interface WaitingProps {
  rooms: Listed[];
  self: Person | null;
  onJoin: (game: string) => void;
}

/** One's own room first, then the others in the order in which they came: none moves under the finger. */
function Waiting({ rooms, self, onJoin }: WaitingProps) {
  const text = useText();
  const isOwn = ({ maker }: Listed) => maker.id === self?.id;
  const order = rooms.toSorted(
    (a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.created_at - b.created_at,
  );
  return (
    <ul class="card rows" aria-label={text('lobby-waiting')}>
      {order.map(room => (
        <li key={room.game}>
          {isOwn(room) ? <OwnRow room={room} /> : <Row room={room} onJoin={onJoin} />}
        </li>
      ))}
    </ul>
  );
}

function OwnRow({ room }: { room: Listed }) {
  const text = useText();
  const { game, settings } = room;
  return (
    <div class="row own">
      <Disc side={settings.color} />
      <span class="what">
        <b>{text('lobby-own')}</b>
        <small>
          <RoomFacts settings={settings} side={settings.color} isOwn />
        </small>
      </span>
      <span class="ends">
        <a class="btn" href={roomPath(text.language, game)}>
          {text('lobby-enter')}
        </a>
        <button type="button" class="btn" onClick={() => void closeRoom(game)}>
          {text('close-room')}
        </button>
      </span>
    </div>
  );
}

function Row({ room, onJoin }: { room: Listed; onJoin: (game: string) => void }) {
  const text = useText();
  const { settings, maker, game } = room;
  const side = offeredSide(settings.color);
  const name = personName(text, maker);
  return (
    <div class="row">
      <Disc side={side} />
      <span class="what">
        <b>
          <PlayerName person={maker} />
        </b>
        <small>
          <RoomFacts settings={settings} side={side} />
        </small>
      </span>
      <button
        type="button"
        class="btn p"
        aria-label={text('lobby-join', { name })}
        onClick={() => onJoin(game)}
      >
        {text('join')}
      </button>
    </div>
  );
}

/** The king of the side that falls to the reader; both where the lot decides. */
function Disc({ side }: { side: string }) {
  const color = side === 'black' ? 'black' : 'white';
  return (
    <span class={side === 'random' ? 'side either' : `side ${color}`}>
      <Man piece={{ color, role: 'king', promoted: false }} />
    </span>
  );
}

function Playing({ games }: { games: Listed[] }) {
  const text = useText();
  return (
    <>
      <h2>{text('lobby-playing')}</h2>
      <ul class="card rows">
        {games.map(({ game, settings, white, black }) => {
          const names = { white: personName(text, white), black: personName(text, black) };
          return (
            <li key={game}>
              <div class="row">
                <Disc side="random" />
                <span class="what">
                  <b>
                    <PlayerName person={white} /> – <PlayerName person={black} />
                  </b>
                  <small>
                    <RoomFacts settings={settings} />
                  </small>
                </span>
                <a
                  class="btn"
                  href={roomPath(text.language, game)}
                  aria-label={text('lobby-watch', names)}
                >
                  {text('watch')}
                </a>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function NoRooms() {
  const text = useText();
  return (
    <Empty
      man={{ color: 'white', role: 'rook', promoted: false }}
      title={text('lobby-empty')}
      note={text('lobby-empty-note')}
    >
      <a class="btn" href={pagePath(text.language)}>
        {text('way-computer')}
      </a>
    </Empty>
  );
}
