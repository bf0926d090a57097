import { useText } from '../i18n/context';
import { variantName } from '../i18n/sentences';
import { Empty } from '../ui/Empty';
import { Man } from '../ui/Man';
import { roomPath } from './address';
import type { Color, Person, Result, Status } from './messages';
import { personName } from './words';

/** A game in the list of a player. */
export interface PlayedGame {
  game: string;
  variant: string;
  white: Person | null;
  black: Person | null;
  color: Color;
  status: Status;
  result: Result | null;
  created_at: number;
}

/** The games of a player that were begun, newest first. */
export function Played({ games }: { games: PlayedGame[] }) {
  const text = useText();
  const begun = games.filter(({ status }) => status === 'playing' || status === 'over');
  return (
    <section>
      <h2>{text('player-games')}</h2>
      {begun.length === 0 && (
        <Empty
          man={{ color: 'white', role: 'knight', promoted: false }}
          title={text('player-no-games')}
        />
      )}
      {begun.length > 0 && (
        <ul class="card rows">
          {begun.map(game => (
            <li key={game.game}>
              <Row game={game} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ game }: { game: PlayedGame }) {
  const text = useText();
  const { white, black, color } = game;
  const names = { white: personName(text, white), black: personName(text, black) };
  return (
    <a class="row" href={roomPath(text.language, game.game)}>
      <span class={`side ${color}`}>
        <Man piece={{ color, role: 'king', promoted: false }} />
      </span>
      <span class="what">
        <b dir="auto">{text('played-by', names)}</b>
        <small>
          {variantName(text, game.variant)} · <time>{text.date(game.created_at)}</time>
        </small>
      </span>
      <span class="go">{text(`played-${outcome(game)}`)}</span>
    </a>
  );
}

function outcome({ result, color, status }: PlayedGame): string {
  if (status === 'playing') return 'running';
  if (result === '1/2-1/2') return 'drawn';
  if (result !== '1-0' && result !== '0-1') return 'none';
  return (result === '1-0') === (color === 'white') ? 'won' : 'lost';
}
