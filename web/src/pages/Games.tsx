import { useState } from 'preact/hooks';
import { type GameRecord, moveNumber } from '../game/record';
import type { Saved } from '../game/store';
import type { Text } from '../i18n/catalogue';
import { useText } from '../i18n/context';
import { opponentName, variantName } from '../i18n/sentences';
import { pagePath } from '../route';
import { useShared } from '../shared';
import { AskTwice } from '../ui/AskTwice';
import { Empty } from '../ui/Empty';
import { Icon } from '../ui/Icon';
import { Man } from '../ui/Man';

/** The games saved in this browser: those that run, then those that have ended, then what cannot be read. */
export function Games() {
  const text = useText();
  const { store } = useShared();
  const [games, setGames] = useState(() => store.list());
  const remove = (id: string) => {
    store.remove(id);
    setGames(store.list());
    document.getElementById('app')?.focus();
  };
  return (
    <div class="games">
      <h1>{text('games-title')}</h1>
      <p class="lead">{text(store.isLasting ? 'games-lead' : 'games-not-saved')}</p>
      {games.length === 0 ? <NoGames /> : <Rows games={games} onRemove={remove} />}
    </div>
  );
}

function NoGames() {
  const text = useText();
  return (
    <Empty man={{ color: 'white', role: 'knight', promoted: false }} title={text('games-empty')}>
      <a class="btn p" href={pagePath(text.language)}>
        {text('new-game')}
      </a>
    </Empty>
  );
}

function Rows({ games, onRemove }: { games: Saved[]; onRemove: (id: string) => void }) {
  const text = useText();
  const order = (saved: Saved) => (saved.record ? Number(saved.record.over) : 2);
  return (
    <ul class="card rows">
      {games
        .toSorted((a, b) => order(a) - order(b))
        .map(({ id, record }) => (
          <li key={id}>
            {record ? <Row record={record} /> : <Broken />}
            <AskTwice
              icon="bin"
              words={deleteWords(text, record)}
              question={text('games-ask-delete')}
              onYes={() => onRemove(id)}
            />
          </li>
        ))}
    </ul>
  );
}

function Row({ record }: { record: GameRecord }) {
  const text = useText();
  const side = record.seats.white === 'human' ? 'white' : 'black';
  const move = text('games-move', { move: moveNumber(record.log) });
  return (
    <a class="row" href={`${pagePath(text.language)}#${record.id}`}>
      <span class={`side ${side}`}>
        <Man piece={{ color: side, role: 'king', promoted: false }} />
      </span>
      <span class="what">
        <b>{variantName(text, record.variant)}</b>
        <small>{opponentName(text, record)}</small>
        <small>
          {record.over ? text('games-ended') : move} · <time>{text.date(record.updated)}</time>
        </small>
      </span>
      <span class="go in">{text(record.over ? 'games-open' : 'games-resume')}</span>
    </a>
  );
}

function Broken() {
  const text = useText();
  return (
    <div class="row">
      <span class="side">
        <Icon name="info" />
      </span>
      <span class="what">{text('games-broken')}</span>
    </div>
  );
}

const deleteWords = (text: Text, record: GameRecord | undefined): string =>
  record
    ? text('games-delete-label', { game: variantName(text, record.variant) })
    : text('games-delete');
