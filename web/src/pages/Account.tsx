import { useEffect, useState } from 'preact/hooks';
import { useText } from '../i18n/context';
import { call, type Failure } from '../online/api';
import type { Person } from '../online/messages';
import { Played, type PlayedGame } from '../online/Played';
import { forgetAll } from '../online/remembered';
import { refusalText } from '../online/words';
import { pagePath } from '../route';

/** One's own account: making one, signing in, and all that can be done with it. */
export function Account() {
  const text = useText();
  const [player, setPlayer] = useState<Person | null>();
  const [games, setGames] = useState<PlayedGame[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const load = async () => {
    const me = await call('GET', '/api/me');
    if (!me.ok) return setFailure(me.code);
    const who = (me.value as { player: Person | null }).player;
    setPlayer(who);
    const own = who && (await call('GET', '/api/me/games'));
    setGames(own?.ok ? (own.value as PlayedGame[]) : []);
  };
  useEffect(() => void load(), []);
  const onChange = () => {
    forgetAll();
    void load();
  };

  return (
    <div class="games account">
      <h1>{text('account-title')}</h1>
      {failure && <Problem code={failure} />}
      {player !== undefined && !player?.name && <Doors onIn={onChange} />}
      {player?.name && <Owner name={player.name} onOut={onChange} />}
      {player && <Played games={games} />}
    </div>
  );
}

function Problem({ code }: { code: Failure }) {
  return (
    <p class="problem" role="alert">
      {refusalText(useText(), code)}
    </p>
  );
}

/** Signing in, and making an account. */
function Doors({ onIn }: { onIn: () => void }) {
  const text = useText();
  return (
    <>
      <p class="lead">{text('account-lead')}</p>
      <div class="doors">
        <Credentials action="sign-in" address="/api/session" onIn={onIn} />
        <Credentials action="account-make" address="/api/account" isNew onIn={onIn} />
      </div>
    </>
  );
}

interface CredentialsProps {
  action: string;
  address: string;
  isNew?: boolean;
  onIn: () => void;
}

function Credentials({ action, address, isNew, onIn }: CredentialsProps) {
  const text = useText();
  const [failure, setFailure] = useState<Failure>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    setFailure(undefined);
    const answer = await call('POST', address, Object.fromEntries(fields));
    if (answer.ok) onIn();
    else setFailure(answer.code);
  };
  return (
    <form class="card fields" onSubmit={event => void submit(event)}>
      <h2>{text(isNew ? 'account-new' : 'sign-in')}</h2>
      <p class="note">{text(isNew ? 'account-new-note' : 'account-old-note')}</p>
      <label class="figure">
        {text('account-name')}
        <input class="input" name="name" autocomplete="username" required maxLength={20} />
      </label>
      <label class="figure">
        {text('account-password')}
        <input
          class="input"
          name="password"
          type="password"
          autocomplete={isNew ? 'new-password' : 'current-password'}
          required
          minLength={isNew ? 8 : 1}
          maxLength={200}
        />
        {isNew && <small>{text('account-password-note')}</small>}
      </label>
      {failure && <Problem code={failure} />}
      <button type="submit" class={isNew ? 'btn' : 'btn p'}>
        {text(action)}
      </button>
    </form>
  );
}

/** What the owner of an account can do with it. */
function Owner({ name, onOut }: { name: string; onOut: () => void }) {
  const text = useText();
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const act = async (method: 'POST' | 'DELETE', address: string, body?: object) => {
    const answer = await call(method, address, body);
    if (answer.ok) onOut();
    else setFailure(answer.code);
  };
  const remove = (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    void act('DELETE', '/api/account', Object.fromEntries(fields));
  };
  return (
    <>
      <p class="lead" dir="auto">
        {text('account-in', { name })}
      </p>
      {failure && <Problem code={failure} />}
      <ul class="card rows doings">
        <li>
          <a class="item" href={pagePath(text.language, `player/${encodeURIComponent(name)}`)}>
            {text('account-profile')}
          </a>
        </li>
        <li>
          <a class="item" href="/api/account/export" download>
            {text('account-export')}
          </a>
        </li>
        <li>
          <button type="button" class="item" onClick={() => void act('DELETE', '/api/session')}>
            {text('sign-out')}
          </button>
        </li>
        <li>
          <button type="button" class="item" onClick={() => void act('DELETE', '/api/sessions')}>
            {text('sign-out-everywhere')}
          </button>
        </li>
        <li>
          <button
            type="button"
            class="item d"
            aria-expanded={isDeleting}
            onClick={() => setDeleting(!isDeleting)}
          >
            {text('account-delete')}
          </button>
        </li>
      </ul>
      {isDeleting && (
        <form class="card fields" onSubmit={remove}>
          <p>{text('account-delete-note')}</p>
          <label class="figure">
            {text('account-password')}
            <input
              class="input"
              name="password"
              type="password"
              autocomplete="current-password"
              required
            />
          </label>
          <button type="submit" class="btn d">
            {text('account-delete')}
          </button>
        </form>
      )}
    </>
  );
}
