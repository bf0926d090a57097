import { useEffect, useState } from 'preact/hooks';
import { useText } from '../i18n/context';
import { call, type Failure } from '../online/api';
import { Played, type PlayedGame } from '../online/Played';
import { refusalText } from '../online/words';
import { pagePath } from '../route';
import { Bars } from '../ui/Bars';
import { Empty, TURNED_FISH } from '../ui/Empty';

interface Profile {
  player: { name: string };
  created_at: number;
  games: PlayedGame[];
}

function nameInAddress(): string {
  const written = location.pathname.split('/')[3] ?? '';
  try {
    return decodeURIComponent(written);
  } catch {
    return written; // the name of nobody, as the server will say
  }
}

/** What everyone may see of a player: the name, and the public games. */
export function Player() {
  const text = useText();
  const [profile, setProfile] = useState<Profile>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    void call('GET', `/api/players/${encodeURIComponent(nameInAddress())}`).then(answer => {
      if (answer.ok) setProfile(answer.value as Profile);
      else setFailure(answer.code);
    });
  }, []);
  if (failure === 'no-player')
    return (
      <Empty
        man={TURNED_FISH}
        title={text('player-missing')}
        note={text('player-missing-note')}
        isPage
      >
        <a class="btn p" href={pagePath(text.language, 'lobby')}>
          {text('to-lobby')}
        </a>
      </Empty>
    );
  return (
    <div class="games">
      <h1 dir="auto">{profile?.player.name ?? nameInAddress()}</h1>
      {failure && (
        <p class="problem" role="alert">
          {refusalText(text, failure)}
        </p>
      )}
      {!profile && !failure && <Bars />}
      {profile && (
        <>
          <p class="lead">{text('player-since', { date: text.date(profile.created_at) })}</p>
          <Played games={profile.games} />
        </>
      )}
    </div>
  );
}
