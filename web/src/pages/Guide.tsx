import '../guide/guide.css';
import { useMemo, useState } from 'preact/hooks';
import { Board } from '../board/Board';
import type { Demonstration } from '../guide/demonstration';
import { type Examples, type Stage, useDemonstration } from '../guide/useDemonstration';
import {
  firstExample,
  useMarkedPhrases,
  usePhrases,
  useSections,
  useSquares,
  type Wish,
} from '../guide/usePage';
import { isLeap } from '../game/view';
import { useText } from '../i18n/context';
import type { Text } from '../i18n/catalogue';
import { outcomeSentence, type Reason, stepSentence } from '../i18n/sentences';
import { useShared } from '../shared';
import { CountDialog } from '../ui/CountDialog';
import { CountMeter } from '../ui/CountMeter';
import { Icon, type IconName } from '../ui/Icon';
import { Toast } from '../ui/Toast';
import { useRefusals } from '../ui/useRefusals';

/** The board beside a chapter; the list of chapters has none. */
export function Guide() {
  const stage = document.getElementById('stage');
  return stage ? <Chapter stage={stage} /> : null;
}

function Chapter({ stage }: { stage: HTMLElement }) {
  const text = useText();
  const { prefs, say } = useShared();
  const examples = useMemo(() => JSON.parse(stage.dataset.examples ?? '{}') as Examples, [stage]);
  const { reason, squares, explain } = useRefusals();
  const [isExplained, setExplained] = useState(false);

  const tell = (demonstration: Demonstration) => {
    const [step, before] = demonstration.lastSteps;
    const said = step ? stepSentence(text, step, before) : '';
    say(`${said} ${endSentence(text, demonstration) ?? ''}`.trim());
  };
  const onEnd = (demonstration: Demonstration) => {
    const { tried } = demonstration.example;
    if (demonstration.isComplete && tried)
      explain(demonstration, tried.slice(0, 2), tried.slice(2));
    else tell(demonstration);
  };

  const board = useDemonstration(examples, firstExample(), onEnd);
  const { name, demonstration } = board;
  const { view, example, isComplete, result } = demonstration;
  const lengthOf = (wanted: string) => examples[wanted]?.moves?.length ?? 0;
  const hold = useSections(stage, wanted => {
    const start = examples[wanted]?.pick ? lengthOf(wanted) : 0;
    board.place(wanted, start);
  });
  const play = ({ example: wanted, ply }: Wish) => {
    hold();
    if (ply === undefined) board.open(wanted, 0, lengthOf(wanted));
    else board.open(wanted, ply - 1, ply);
  };
  usePhrases(play);
  useMarkedPhrases(name, demonstration.ply, lengthOf(name));
  useSquares(text, prefs.notation);

  return (
    <>
      <div class="table">
        {stage.dataset.idle && (
          <div class="meter">
            {view.count ? (
              <CountMeter count={view.count} onExplain={() => setExplained(true)} />
            ) : (
              <p>{stage.dataset.idle}</p>
            )}
          </div>
        )}
        <Board
          text={text}
          pieces={view.pieces}
          turn={view.turn}
          orientation="white"
          movable={result || board.isPlaying ? undefined : view.turn}
          dests={view.dests}
          isLeap={(from, to) => isLeap(view, from, to)}
          last={view.last}
          turned={view.turned}
          check={view.check}
          held={isComplete && !board.isPlaying ? example.pick : undefined}
          reasons={squares}
          onMove={(from, to) => {
            hold();
            if (board.play(from, to)) tell(demonstration);
          }}
          onAttempt={(from, to) => explain(demonstration, from, to)}
        />
        <Standing demonstration={demonstration} reason={reason} />
        <Controls
          board={board}
          again={stage.dataset.again ?? ''}
          onAgain={() => play({ example: name, ply: undefined })}
        />
      </div>
      {isExplained && view.count && (
        <CountDialog
          count={view.count}
          variant={example.variant}
          onClose={() => setExplained(false)}
        />
      )}
    </>
  );
}

/** What the board has to say: why not, how it ended, or whose move it is. */
function Standing(props: { demonstration: Demonstration; reason: Reason | undefined }) {
  const text = useText();
  const { demonstration, reason } = props;
  if (reason) return <Toast reason={reason} />;
  const { turn } = demonstration.view;
  return (
    <p class="standing">
      <i class={`disc ${turn}`} />
      {endSentence(text, demonstration) ?? text('side-to-move', { side: turn })}
    </p>
  );
}

function Controls(props: { board: Stage; again: string; onAgain: () => void }) {
  const text = useText();
  const { demonstration, show } = props.board;
  const { ply, length } = demonstration;
  return (
    <div class="controls">
      <Control
        icon="previous"
        label={text('move-previous')}
        isOff={ply === 0}
        onClick={() => show(ply - 1)}
      />
      {length > 0 && (
        <span class="step" aria-hidden="true">
          {text.number(ply)} / {text.number(length)}
        </span>
      )}
      <Control
        icon="next"
        label={text('move-next')}
        isOff={ply >= length}
        onClick={() => show(ply + 1)}
      />
      <Control icon="again" label={props.again} isOff={false} onClick={props.onAgain} />
    </div>
  );
}

interface ControlProps {
  icon: IconName;
  label: string;
  isOff: boolean;
  onClick: () => void;
}

function Control({ icon, label, isOff, onClick }: ControlProps) {
  return (
    <button
      type="button"
      class="tb"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => isOff || onClick()}
    >
      <Icon name={icon} />
    </button>
  );
}

function endSentence(text: Text, { result, example, view }: Demonstration): string | undefined {
  return result && outcomeSentence(text, result, example.variant, view.count);
}
