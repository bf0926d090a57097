import '../analysis/analysis.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Editor } from '../analysis/Editor';
import { StudyShelf } from '../analysis/kept';
import { Notice, PgnNotice } from '../analysis/Notice';
import { type Found, freshGame, gameOfRecord, gameOfRoom, understand } from '../analysis/open';
import { OpenDialog } from '../analysis/OpenDialog';
import { fromFragment, type Opened } from '../analysis/share';
import { isSound, Study } from '../analysis/study';
import { StudyTable } from '../analysis/StudyTable';
import type { Tab } from '../analysis/Tabs';
import { useKeeping, useStudy } from '../analysis/useStudy';
import { useLatest } from '../analysis/useLatest';
import { useTexts } from '../analysis/useTexts';
import { faultsSummary, linkTo, pgnFaultWords } from '../analysis/words';
import { type Color, other, type Variant } from '../core';
import { personSide, type Seats } from '../game/record';
import { browserStorage } from '../game/store';
import type { Text } from '../i18n/catalogue';
import { useText } from '../i18n/context';
import { emptyGame, type PgnGame } from '../pgn';
import { useReview } from '../review/useReview';
import { useShared } from '../shared';
import { copyText } from '../ui/copy';

/** Where something is put up: the study, the editor with a FEN, or the dialog that opens games. */
type Mode =
  { at: 'study' } | { at: 'editor'; fen: string; variant: Variant } | { at: 'open'; found?: Found };

/** Studies of games: kept in this browser, opened from texts, files, links and played games. */
export function Analysis() {
  const text = useText();
  const { core, store, say } = useShared();
  const shelf = useMemo(() => new StudyShelf(browserStorage()), []);
  const [study, setStudy] = useState(() => new Study(core, shelf.load(core) ?? fresh()));
  const [mode, setMode] = useState<Mode>({ at: 'study' });
  const [notice, setNotice] = useState<ComponentChildren>();
  const [orientation, setOrientation] = useState<Color>('white');
  const [tab, setTab] = useState<Tab>('moves');
  useStudy(study);
  // Here, so that it outlives a look into the editor.
  const reviewing = useReview(study.mainLine);
  // Said once, and then no more where it was put away.
  const [warning, setWarning] = useState<'shown' | 'closed'>();
  useEffect(() => {
    if (warning === 'shown') say(text('analysis-not-kept'));
  }, [warning]);
  const keep = (one: Study) => {
    if (!shelf.keep(one)) setWarning(before => before ?? 'shown');
  };
  useKeeping(study, keep);

  function fresh(variant?: Variant): Opened {
    const game = freshGame(core, variant);
    return { game, node: game.root };
  }
  const open = (opened: Opened, words?: ComponentChildren) => {
    if (study.game.root.children.length) shelf.setAside(study);
    const next = new Study(core, opened);
    keep(next);
    setStudy(next);
    setNotice(words);
    setMode({ at: 'study' });
    setTab('moves');
  };
  const tell = (words: string) => {
    setNotice(<Notice onClose={() => setNotice(undefined)}>{words}</Notice>);
    setMode({ at: 'study' });
    say(words);
  };
  const openGame = (game: PgnGame) => {
    const [fault] = game.faults;
    // The first one is enough to hear: the notice lists them all.
    if (fault) say(`${faultsSummary(text, core, game)} ${pgnFaultWords(text, core, game, fault)}`);
    const faults = fault && <PgnNotice game={game} onClose={() => setNotice(undefined)} />;
    if (isSound(core, game)) return open({ game, node: game.root }, faults);
    setNotice(faults);
    setMode({ at: 'study' });
  };
  const openSaved = (id: string) => {
    const record = store.load(id);
    const names = record && namesOf(text, record.seats);
    const game = record && names && gameOfRecord(core, record, names);
    if (game) open({ game, node: game.root });
    else tell(text('games-gone'));
    return game !== undefined;
  };
  const begin = useLatest();
  const openRoom = async (id: string) => {
    const isWanted = begin();
    const game = await gameOfRoom(core, id);
    if (!isWanted()) return;
    if (typeof game === 'string') tell(text(game));
    else openGame(game);
  };
  const openFound = (found: Found) => {
    if (found.kind === 'position') openGame(found.game);
    else if (found.kind === 'games' && found.games.length === 1 && found.games[0])
      openGame(found.games[0]);
    else setMode({ at: 'open', found });
  };
  const read = async (source: string) => {
    const isWanted = begin();
    const found = await understand(core, source, study.start.variant);
    if (isWanted()) openFound(found);
  };

  const follow = () => {
    const fragment = location.hash.slice(1);
    if (!fragment) return;
    history.replaceState(null, '', location.pathname);
    const [, kind, id = ''] = /^(saved|room)=(.*)$/.exec(fragment) ?? [];
    if (kind === 'room') return void openRoom(id);
    if (kind === 'saved') return void (openSaved(id) && setTab('graph'));
    const opened = fromFragment(core, fragment);
    if (opened) open(opened);
    else tell(text('analysis-link-bad'));
  };
  useEffect(() => {
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [study]);
  useTexts(read, mode.at === 'study');

  const copyLink = async () => {
    const { fragment } = study;
    if (fragment === undefined) return tell(text('analysis-link-too-long'));
    if (await copyText(linkTo(text, fragment))) tell(text('link-copied'));
    else setTab('fen');
  };
  const shown = mode.at === 'editor' ? 'editor' : study.id;
  const shownBefore = useRef(shown);
  useEffect(() => {
    // What had the focus has gone with what was shown before.
    if (shownBefore.current !== shown)
      document.querySelector<HTMLElement>('.study-head h1')?.focus();
    shownBefore.current = shown;
  }, [shown]);

  const before = mode.at === 'open' ? shelf.loadBefore(core) : undefined;

  if (mode.at === 'editor')
    return (
      <Editor
        fen={mode.fen}
        variant={mode.variant}
        orientation={orientation}
        onDone={(fen, variant) =>
          openGame(emptyGame(core, { variant, counting: 'automatic', fen }))
        }
        onCancel={() => setMode({ at: 'study' })}
      />
    );
  return (
    <>
      <StudyTable
        key={study.id}
        study={study}
        reviewing={reviewing}
        notice={
          <>
            {warning === 'shown' && (
              <Notice onClose={() => setWarning('closed')}>{text('analysis-not-kept')}</Notice>
            )}
            {notice}
          </>
        }
        orientation={orientation}
        tab={tab}
        onTab={setTab}
        onFlip={() => setOrientation(other(orientation))}
        onOpen={() => setMode({ at: 'open' })}
        onEdit={() => setMode({ at: 'editor', fen: study.fen, variant: study.start.variant })}
        onCopyLink={() => void copyLink()}
      />
      {mode.at === 'open' && (
        <OpenDialog
          variant={study.start.variant}
          found={mode.found}
          onGame={openGame}
          onNew={variant => open(fresh(variant))}
          onSaved={openSaved}
          onBefore={before && (() => open(before))}
          onEdit={(fen, variant) => setMode({ at: 'editor', fen, variant })}
          onClose={() => setMode({ at: 'study' })}
        />
      )}
    </>
  );
}

/** Who sat at the sides of a game of this browser; two people at one board have no names. */
function namesOf(text: Text, seats: Seats): { white: string; black: string } {
  const nameOf = (seat: Seats['white']) => {
    if (seat !== 'human') return text('computer-level', { level: seat });
    return personSide(seats) ? text('you') : '?';
  };
  return { white: nameOf(seats.white), black: nameOf(seats.black) };
}
