import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import './style/board.css';
import './style/bars.css';
import './style/pages.css';
import './pieces/khmer.css';
import wasmUrl from '#wasm/ouk.wasm?url';
import { type ComponentType, render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { loadCore, type Core } from './core';
import { browserStorage, GameStore } from './game/store';
import { loadText, type Text } from './i18n/catalogue';
import { TextProvider } from './i18n/context';
import { useWritten } from './i18n/useWritten';
import { Games } from './pages/Games';
import { Home } from './pages/Home';
import { isOnlinePage, Online } from './pages/Online';
import { SavedGame } from './pages/SavedGame';
import { applyPrefs, loadPrefs, type Prefs, PREFS_KEY, savePrefs } from './prefs';
import { useGameId } from './route';
import { type Shared, SharedProvider } from './shared';
import { bindHeader, bindSkipLink, closeMenus, rememberLanguage } from './header';
import { LoadFailed } from './ui/LoadFailed';
import { SettingsDialog } from './ui/SettingsDialog';
import { say, Voice } from './ui/Voice';
import { keepForOffline } from './update';

/** Pages whose code comes when they are opened. */
const LATER: Record<string, () => Promise<ComponentType>> = {
  lessons: () => import('./pages/Lessons').then(({ Lessons }) => Lessons),
  guide: () => import('./pages/Guide').then(({ Guide }) => Guide),
  chapter: () => import('./pages/Guide').then(({ Guide }) => Guide),
  analysis: () => import('./pages/Analysis').then(({ Analysis }) => Analysis),
};

interface AppProps {
  core: Core;
  text: Text;
  page: string;
  /** The page itself, where its code is not part of this file. */
  Later: ComponentType | undefined;
}

/** Everything on the page below the header. */
function App({ core, text, page, Later }: AppProps) {
  const store = useMemo(() => new GameStore(browserStorage()), []);
  const [prefs, setPrefs] = usePrefs();
  useWritten(text);
  const [isSetting, setSetting] = useState(false);
  const id = useGameId();
  const isGame = page === 'play' && id !== undefined;
  const isLesson = page === 'lessons' && id !== undefined;
  useEffect(() => bindHeader({ prefs, setPrefs, onSettings: () => setSetting(true) }), [prefs]);
  useEffect(() => {
    // A saved game does it itself: it may not be there.
    if (!isGame) document.documentElement.dataset.view = isLesson ? 'game' : page;
  }, [isGame, isLesson]);
  const shown = useRef(id);
  useEffect(() => {
    // What had the focus has gone with the game before.
    if (shown.current !== id && document.activeElement === document.body)
      document.getElementById('app')?.focus();
    shown.current = id;
  }, [id]);

  const shared: Shared = { core, store, prefs, setPrefs, say };
  return (
    <TextProvider value={text}>
      <SharedProvider value={shared}>
        {page === 'games' && <Games />}
        {page === 'play' && !isGame && <Home />}
        {isGame && <SavedGame key={id} id={id} />}
        {isOnlinePage(page) && <Online page={page} />}
        {Later && <Later />}
        {isSetting && (
          <SettingsDialog prefs={prefs} onChange={setPrefs} onClose={() => setSetting(false)} />
        )}
        <Voice />
      </SharedProvider>
    </TextProvider>
  );
}

/** The reader's choices, shown on the page and kept. */
function usePrefs(): [Prefs, (prefs: Prefs) => void] {
  const storage = browserStorage();
  const [prefs, setPrefs] = useState(() => loadPrefs(storage ?? { getItem: () => null }));
  const change = (next: Prefs) => {
    applyPrefs(document.documentElement, next);
    if (storage) savePrefs(storage, next);
    setPrefs(next);
  };
  // What is chosen in another tab holds here as well.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== PREFS_KEY || !storage) return;
      const chosen = loadPrefs(storage);
      applyPrefs(document.documentElement, chosen);
      setPrefs(chosen);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  useEffect(() => {
    if (prefs.pieces === 'modern') void import('./pieces/modern.css');
    if (prefs.pieces === 'letters') void import('./pieces/letters.css');
  }, [prefs.pieces]);
  return [prefs, change];
}

/** What the server says there stays; we add what moves, and make the header work. */
const STILL_PAGES = new Set(['missing', 'offline', 'guide', 'chapter']);

async function start(): Promise<void> {
  const place = document.getElementById('app');
  if (!place) return;
  const { page = 'play', parts = '' } = place.dataset;
  const loadingText = loadText(document.documentElement.lang, parts.split(' ').filter(Boolean));
  try {
    const [core, text, Later] = await Promise.all([
      loadCore(fetch(wasmUrl)),
      loadingText,
      LATER[page]?.(),
    ]);
    if (!STILL_PAGES.has(page)) place.replaceChildren();
    const root =
      document.getElementById('stage') ?? place.appendChild(document.createElement('div'));
    root.replaceChildren();
    render(<App core={core} text={text} page={page} Later={Later} />, root);
  } catch (error) {
    const text = await loadingText;
    delete document.documentElement.dataset.view; // the page is none of what it was to be
    const root = place.insertBefore(document.createElement('div'), place.firstChild);
    render(<LoadFailed text={text} />, root);
    throw error;
  }
}

bindSkipLink();
closeMenus();
rememberLanguage();
void start().finally(keepForOffline);
