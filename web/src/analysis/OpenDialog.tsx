import { useState } from 'preact/hooks';
import type { Variant } from '../core';
import { useText } from '../i18n/context';
import { opponentName, variantName } from '../i18n/sentences';
import type { PgnGame } from '../pgn';
import { useShared } from '../shared';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { VariantChoice } from '../ui/VariantChoice';
import { FenFaults } from './FenFaults';
import { type Found, LARGEST, understand } from './open';
import { useLatest } from './useLatest';
import { factsOf, playersOf } from './words';

interface Props {
  variant: Variant;
  /** What was pasted or dropped before the dialog came. */
  found: Found | undefined;
  onGame: (game: PgnGame) => void;
  onNew: (variant: Variant) => void;
  onSaved: (id: string) => void;
  /** Back to the study before this one, if there is one. */
  onBefore: (() => void) | undefined;
  onEdit: (fen: string, variant: Variant) => void;
  onClose: () => void;
}

const MOST_SAVED = 20;

/** What to study: a text, a file, a game of this browser, or the usual start. */
export function OpenDialog(props: Props) {
  const text = useText();
  const { core } = useShared();
  const [variant, setVariant] = useState(props.variant);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState(props.found);
  const [isReading, setReading] = useState(false);

  const begin = useLatest();
  const read = async (source: string | Promise<string>) => {
    const isWanted = begin();
    const whole = await source;
    setReading(true);
    const result = await understand(core, whole, variant);
    if (!isWanted()) return;
    setReading(false);
    setFound(result);
    if (result.kind === 'position') props.onGame(result.game);
    else if (result.kind === 'games' && result.games.length === 1)
      props.onGame(result.games[0] as PgnGame);
  };
  const readFile = (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    // Else the same file, chosen again, would be no change.
    field.value = '';
    if (!file) return;
    if (file.size > LARGEST * 4) setFound({ kind: 'too-large' });
    else void read(file.text());
  };

  if (found?.kind === 'games' && found.games.length > 1)
    return <ChooseGame found={found} onGame={props.onGame} onClose={props.onClose} />;
  return (
    <Dialog title={text('analysis-open')} class="open-dialog" onClose={props.onClose}>
      <form
        class="fields"
        onSubmit={event => {
          event.preventDefault();
          void read(typed);
        }}
      >
        <label class="paste">
          <span>{text('analysis-paste')}</span>
          <textarea
            rows={4}
            spellcheck={false}
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
        <VariantChoice
          name="open-variant"
          value={variant.id}
          onChange={id => setVariant(core.variants.find(one => one.id === id) ?? variant)}
        />
        {found && <Problem found={found} onEdit={fen => props.onEdit(fen, variant)} />}
        <div class="row">
          <button type="submit" class="btn p" disabled={!typed.trim() || isReading}>
            {text('analysis-open')}
          </button>
          <label class="btn file">
            <Icon name="file" />
            {text('analysis-file')}
            <input
              type="file"
              accept=".pgn,.fen,.txt,text/plain,application/x-chess-pgn"
              onChange={({ currentTarget }) => readFile(currentTarget)}
            />
          </label>
        </div>
      </form>
      <div class="others">
        <button type="button" class="item" onClick={() => props.onNew(variant)}>
          <Icon name="plus" />
          {text('analysis-new')}
        </button>
        {props.onBefore && (
          <button type="button" class="item" onClick={props.onBefore}>
            <Icon name="undo" />
            {text('analysis-before')}
          </button>
        )}
      </div>
      <SavedGames onSaved={props.onSaved} />
    </Dialog>
  );
}

/** Why a text is nothing to open. */
function Problem({ found, onEdit }: { found: Found; onEdit: (fen: string) => void }) {
  const text = useText();
  const { core } = useShared();
  if (found.kind === 'bad-fen')
    return (
      <div role="alert">
        <FenFaults fen={found.fen} faults={found.faults} />
        {core.readSetup(found.fen) && (
          <button type="button" class="btn" onClick={() => onEdit(found.fen)}>
            {text('analysis-edit')}
          </button>
        )}
      </div>
    );
  if (found.kind === 'nothing' || found.kind === 'too-large')
    return (
      <p class="problem" role="alert">
        {text(`analysis-open-${found.kind}`)}
      </p>
    );
  return null;
}

function SavedGames({ onSaved }: { onSaved: (id: string) => void }) {
  const text = useText();
  const { store } = useShared();
  const games = store
    .list()
    .flatMap(({ record }) => (record?.log.length ? [record] : []))
    .slice(0, MOST_SAVED);
  if (games.length === 0) return null;
  return (
    <section>
      <h3>{text('nav-games')}</h3>
      <ul class="choices">
        {games.map(record => (
          <li key={record.id}>
            <button type="button" onClick={() => onSaved(record.id)}>
              <b>{variantName(text, record.variant)}</b>
              <small>
                {opponentName(text, record)} · {text.date(record.updated)}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChooseProps {
  found: Found & { kind: 'games' };
  onGame: (game: PgnGame) => void;
  onClose: () => void;
}

/** Several games stand in a file: one of them is studied. */
function ChooseGame({ found: { games, hasMore }, onGame, onClose }: ChooseProps) {
  const text = useText();
  return (
    <Dialog
      title={text('analysis-choose', { n: games.length })}
      class="open-dialog"
      onClose={onClose}
    >
      {hasMore && <p>{text('analysis-choose-more', { n: games.length })}</p>}
      <ul class="choices">
        {games.map((game, i) => (
          <li key={i}>
            <button type="button" onClick={() => onGame(game)}>
              <b dir="auto">{playersOf(game) ?? text('analysis-game-number', { n: i + 1 })}</b>
              <small dir="auto">
                {[game.tags.get('Variant'), factsOf(game)].filter(Boolean).join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
