import { useState } from 'preact/hooks';
import { type Color, type Core, type Fault, other, type Setup, type Variant } from '../core';
import { useText } from '../i18n/context';
import { useShared } from '../shared';
import { Icon } from '../ui/Icon';
import { VariantChoice } from '../ui/VariantChoice';
import { EditorBoard } from './EditorBoard';
import { EditorFields } from './EditorFields';
import { FenFaults } from './FenFaults';
import { Palette } from './Palette';
import { cleared, type Tool } from './placing';

interface Props {
  fen: string;
  variant: Variant;
  orientation: Color;
  onDone: (fen: string, variant: Variant) => void;
  onCancel: () => void;
}

/** Sets up a position: men by tap or key, whose move it is, leaps, count. All that is wrong is said at once. */
export function Editor(props: Props) {
  const text = useText();
  const { core } = useShared();
  const [variant, setVariant] = useState(props.variant);
  const [setup, setSetup] = useState(() => setupOf(core, props.fen, variant));
  // As it is typed; what it means stands in the set-up, where it means something.
  const [typed, setTyped] = useState<string>();
  const [tool, setTool] = useState<Tool>('move');
  const [orientation, setOrientation] = useState(props.orientation);
  const fen = core.writeSetup(setup);
  const faults = core.faults(fen);
  const problems = typed === undefined ? [] : core.faults(typed).filter(({ field }) => field);
  const isSound = faults.length === 0 && problems.length === 0;
  const array = setupOf(core, variant.startingFen, variant);
  const change = (next: Setup) => {
    setSetup(next);
    setTyped(undefined);
  };
  const onType = (next: string) => {
    setTyped(next);
    setSetup(core.readSetup(next) ?? setup);
  };

  return (
    <div class="editor">
      <header class="study-head">
        <button
          type="button"
          class="tb"
          aria-label={text('analysis-cancel')}
          onClick={props.onCancel}
        >
          <Icon name="back" />
        </button>
        <h1 tabIndex={-1}>{text('analysis-edit')}</h1>
      </header>
      <div class="table">
        <EditorBoard
          setup={setup}
          tool={tool}
          orientation={orientation}
          wrong={faults.flatMap(({ square }) => square ?? [])}
          onChange={change}
        />
        <Palette tool={tool} onChoose={setTool} />
      </div>
      <form
        class="card fields"
        onSubmit={event => {
          event.preventDefault();
          if (isSound) props.onDone(fen, variant);
        }}
      >
        <div class="editor-acts">
          <Act icon="board" label="analysis-array" onClick={() => change(array)} />
          <Act icon="close" label="analysis-clear" onClick={() => change(cleared(setup))} />
          <Act icon="flip" label="act-flip" onClick={() => setOrientation(other(orientation))} />
        </div>
        <VariantChoice
          name="editor-variant"
          value={variant.id}
          onChange={id => setVariant(core.variants.find(one => one.id === id) ?? variant)}
        />
        <EditorFields setup={setup} array={array} onChange={change} />
        <FenField
          fen={typed ?? fen}
          problems={problems}
          onType={onType}
          onLeave={() => problems.length === 0 && setTyped(undefined)}
        />
        <div role="status" class="editor-faults">
          {faults.length > 0 && (
            <>
              <b>{text('analysis-faults')}</b>
              <FenFaults fen={fen} faults={faults} />
            </>
          )}
        </div>
        <div class="finish">
          <button type="submit" class="btn p" aria-disabled={!isSound}>
            {text('analysis-analyse')}
          </button>
          <button type="button" class="btn" onClick={props.onCancel}>
            {text('analysis-cancel')}
          </button>
        </div>
      </form>
    </div>
  );
}

/** What a FEN says, possible or not; the usual array where it says nothing. */
function setupOf(core: Core, fen: string, variant: Variant): Setup {
  const setup = core.readSetup(fen) ?? core.readSetup(variant.startingFen);
  if (!setup) throw new Error(`no array: ${variant.startingFen}`);
  return setup;
}

function Act(props: { icon: 'board' | 'close' | 'flip'; label: string; onClick: () => void }) {
  const text = useText();
  return (
    <button type="button" class="tb" onClick={props.onClick}>
      <Icon name={props.icon} />
      {text(props.label)}
    </button>
  );
}

interface FenProps {
  fen: string;
  /** What makes the text no FEN. */
  problems: readonly Fault[];
  onType: (text: string) => void;
  onLeave: () => void;
}

/** The position as text. What is typed here stands on the board as soon as it means something. */
function FenField({ fen, problems, onType, onLeave }: FenProps) {
  const text = useText();
  return (
    <div>
      <label class="fen-field">
        <span>{text('analysis-fen')}</span>
        <input
          spellcheck={false}
          autocomplete="off"
          value={fen}
          aria-invalid={problems.length > 0}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
          onBlur={onLeave}
        />
      </label>
      <div role="status">{problems.length > 0 && <FenFaults fen={fen} faults={problems} />}</div>
    </div>
  );
}
