import { useEffect, useState } from 'preact/hooks';
import { Session } from '../game/session';
import { useText } from '../i18n/context';
import { pagePath } from '../route';
import { type Shared, useShared } from '../shared';
import { Empty, TURNED_FISH } from '../ui/Empty';
import { Game } from './Game';

/** The saved game of that name, followed if another tab goes on with it; says so where there is none. */
export function SavedGame({ id }: { id: string }) {
  const text = useText();
  const shared = useShared();
  const [session, setSession] = useState(() => open(shared, id));
  useEffect(() => shared.store.watch(id, () => setSession(open(shared, id))), [id]);
  useEffect(() => () => session?.free(), [session]);
  const isGame = session !== undefined;
  useEffect(() => {
    document.documentElement.dataset.view = isGame ? 'game' : 'missing';
  }, [isGame]);

  if (session) return <Game session={session} />;
  return (
    <Empty man={TURNED_FISH} title={text('games-gone')} note={text('games-gone-note')} isPage>
      <a class="btn p" href={pagePath(text.language)}>
        {text('page-missing-link')}
      </a>
    </Empty>
  );
}

function open({ core, store }: Shared, id: string): Session | undefined {
  const record = store.load(id);
  if (!record || !core.variants.some(variant => variant.id === record.variant)) return undefined;
  return new Session(core, record, { save: changed => void store.save(changed) });
}
