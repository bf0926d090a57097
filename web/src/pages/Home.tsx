import { useEffect, useMemo, useState } from 'preact/hooks';
import { Board } from '../board/Board';
import type { SquareName, VariantId } from '../core';
import { type GameRecord, moveNumber, newRecord, type Setup } from '../game/record';
import { Session } from '../game/session';
import { isLeap, leapsOf, type View } from '../game/view';
import type { Text } from '../i18n/catalogue';
import { useText } from '../i18n/context';
import { squareText } from '../i18n/notation';
import { variantName } from '../i18n/sentences';
import { type Figures, useFigures } from '../online/useFigures';
import { useParts } from '../online/useParts';
import { goToGame, pagePath } from '../route';
import { useShared } from '../shared';
import { give } from '../sound/cue';
import { Icon, type IconName } from '../ui/Icon';
import { Kbach } from '../ui/Kbach';
import { Man } from '../ui/Man';
import { NewGame } from '../ui/NewGame';
import { Toast } from '../ui/Toast';
import { useRefusals } from '../ui/useRefusals';
import { VariantChoice } from '../ui/VariantChoice';
import { useUpdate } from '../update';

type Opponent = 'computer' | 'two';

/** The first page: a board that is live at once, and the ways to play beside it. */
export function Home() {
  const text = useText();
  const { core, store } = useShared();
  const [variant, setVariant] = useState<VariantId>(core.variants[0]?.id ?? '');
  const [chosen, setChosen] = useState<SquareName>();
  const [asked, setAsked] = useState<Opponent | 'friend'>();
  const figures = useFigures();
  const update = useUpdate();
  const parts = useParts(asked === 'friend');
  const { reason, squares, explain } = useRefusals();
  const session = useDraft(variant);
  const { view } = session;

  const onMove = (from: SquareName, to: SquareName) => {
    if (!session.play(from, to)) return;
    give('move');
    goToGame(session.record.id);
  };
  const start = (setup: Setup) => {
    const record = newRecord(setup);
    store.save(record);
    goToGame(record.id);
  };

  return (
    <div class="home">
      <div class="table">
        <Board
          text={text}
          pieces={view.pieces}
          turn={view.turn}
          orientation="white"
          movable={view.turn}
          dests={view.dests}
          isLeap={(from, to) => isLeap(view, from, to)}
          last={undefined}
          check={undefined}
          reasons={squares}
          onMove={onMove}
          onAttempt={(from, to) => explain(session, from, to)}
          onChoose={setChosen}
        />
        {reason ? <Toast reason={reason} /> : <Hint view={session.view} chosen={chosen} />}
      </div>
      <div class="beside">
        <header class="intro">
          <h1>{text('home-title')}</h1>
          <Kbach />
          <p class="lead">{text('home-lead')}</p>
        </header>
        <VariantChoice name="variant" value={variant} onChange={setVariant} />
        <nav class="ways" aria-label={text('ways')}>
          <Way opponent="computer" icon="chip" primary onClick={setAsked} />
          <Way opponent="two" icon="board" onClick={setAsked} />
          <Way opponent="friend" icon="link" onClick={setAsked} />
          <a class="way" href={pagePath(text.language, 'lobby')}>
            <WayWords name="lobby" icon="people" note={lobbyNote(text, figures)} />
          </a>
        </nav>
        <Study />
        {update ? <NewVersion onTake={update} /> : <Brief variant={variant} />}
      </div>
      {asked === 'friend' && parts && (
        <parts.NewRoom visibility="private" variant={variant} onClose={() => setAsked(undefined)} />
      )}
      {asked && asked !== 'friend' && (
        <NewGame
          variant={variant}
          opponent={asked}
          onStart={start}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

/** A game against the computer that is saved with its first move. */
function useDraft(variant: VariantId): Session {
  const { core, store } = useShared();
  const session = useMemo(() => {
    const seats = { white: 'human', black: 1 } as const;
    const record = newRecord({ variant, counting: 'automatic', seats });
    return new Session(core, record, { save: changed => store.save(changed) });
  }, [variant]);
  useEffect(() => () => session.free(), [session]);
  return session;
}

/** What to do next: go on with the game that runs, or touch a man, who says where it may leap. */
function Hint({ view, chosen }: { view: View; chosen: SquareName | undefined }) {
  const text = useText();
  const { store } = useShared();
  const running = useMemo(() => store.list().find(({ record }) => record && !record.over), []);
  if (running?.record && !chosen) return <Resume record={running.record} />;
  const leaps = chosen ? leapsOf(view, chosen) : [];
  const piece = chosen && view.pieces.get(chosen)?.role;
  return (
    <p class="hint">
      <Icon name="touch" />
      {leaps.length > 0 && piece
        ? text('hint-leap', {
            piece,
            squares: text.either(leaps.map(square => squareText(text, square))),
          })
        : text('hint-start')}
    </p>
  );
}

/** Stands where nothing moves when it comes: whoever knew an older version needs no introduction. */
function NewVersion({ onTake }: { onTake: () => void }) {
  const text = useText();
  return (
    <button type="button" class="btn newer" onClick={onTake}>
      {text('update-ready')}
    </button>
  );
}

/** The game in three lines, for whoever sees it for the first time. */
function Brief({ variant }: { variant: VariantId }) {
  const text = useText();
  return (
    <section class="brief" aria-label={text('brief')}>
      <p>
        <Man piece={{ color: 'white', role: 'king', promoted: false }} />
        {text('brief-leap')}
      </p>
      <p>
        <Man piece={{ color: 'white', role: 'met', promoted: true }} />
        {text('brief-fish')}
      </p>
      <p>
        <Icon name="draw" />
        {text.forVariant('brief-end', variant)}
      </p>
    </section>
  );
}

/** What is known of the lobby just now; nothing where that would not invite. */
function lobbyNote(text: Text, figures: Figures | undefined): string | undefined {
  if (figures?.rooms) return text('lobby-rooms', { n: figures.rooms });
  return figures?.people ? text('lobby-people', { n: figures.people }) : undefined;
}

const STUDY = [
  ['guide', 'book'],
  ['lessons', 'cap'],
  ['analysis', 'review'],
] as const;

/** The ways to learn. */
function Study() {
  const text = useText();
  return (
    <nav class="study" aria-label={text('study')}>
      {STUDY.map(([page, icon]) => (
        <a key={page} href={pagePath(text.language, page)}>
          <Icon name={icon} />
          {text(`nav-${page}`)}
        </a>
      ))}
    </nav>
  );
}

interface WayProps {
  opponent: Opponent | 'friend';
  icon: IconName;
  primary?: boolean;
  onClick: (opponent: Opponent | 'friend') => void;
}

function Way({ opponent, icon, primary, onClick }: WayProps) {
  return (
    <button
      type="button"
      class={primary ? 'way p' : 'way'}
      aria-haspopup="dialog"
      onClick={() => onClick(opponent)}
    >
      <WayWords name={opponent} icon={icon} />
    </button>
  );
}

interface WordsProps {
  name: string;
  icon: IconName;
  /** Instead of the usual note. */
  note?: string | undefined;
}

function WayWords({ name, icon, note }: WordsProps) {
  const text = useText();
  return (
    <>
      <Icon name={icon} />
      <span>
        <b class="long">{text(`way-${name}`)}</b>
        <b class="short" aria-hidden="true">
          {text(`way-${name}-short`)}
        </b>
        <small>{note ?? text(`way-${name}-note`)}</small>
      </span>
    </>
  );
}

function Resume({ record }: { record: GameRecord }) {
  const text = useText();
  return (
    <a class="hint" href={`#${record.id}`}>
      <Icon name="play" />
      {text('resume', {
        game: variantName(text, record.variant),
        move: moveNumber(record.log),
      })}
    </a>
  );
}
