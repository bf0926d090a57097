import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type Color, other } from '../core';
import { EvaluationBar } from '../evaluation/EvaluationBar';
import { outcomeWords } from '../evaluation/words';
import { useText } from '../i18n/context';
import { variantName } from '../i18n/sentences';
import { type Child, lineFrom, pathTo } from '../pgn';
import { pagePath } from '../route';
import type { Grade, Review, ReviewedMove } from '../review/review';
import { ReviewPanel } from '../review/ReviewPanel';
import type { Reviewing } from '../review/useReview';
import { CountDialog } from '../ui/CountDialog';
import { Dialog } from '../ui/Dialog';
import { Icon, type IconName } from '../ui/Icon';
import { Toast } from '../ui/Toast';
import { useIsWide } from '../ui/useIsWide';
import { useRefusals } from '../ui/useRefusals';
import { EnginePanel } from './EnginePanel';
import { Exchange } from './Exchange';
import { MoveTree } from './MoveTree';
import { Notes } from './Notes';
import { Steps } from './Steps';
import type { Study } from './study';
import { StudyBar } from './StudyBar';
import { StudyBoard } from './StudyBoard';
import { StudyMenu } from './StudyMenu';
import { type Tab, tabId, Tabs } from './Tabs';
import { useEngine } from './useEngine';
import { useKeys } from './useKeys';
import { factsOf, playersOf } from './words';

interface Props {
  study: Study;
  /** The review of its main line. */
  reviewing: Reviewing;
  /** What is to be said of the game that was opened. */
  notice: ComponentChildren;
  orientation: Color;
  tab: Tab;
  onTab: (tab: Tab) => void;
  onFlip: () => void;
  onOpen: () => void;
  onEdit: () => void;
  onCopyLink: () => void;
}

type Open = 'count' | 'menu' | 'notes';

/** A game being studied: board, moves, engine, review, and what to take along. On a phone one part at a time. */
export function StudyTable(props: Props) {
  const text = useText();
  const { study, orientation, tab } = props;
  useKeys(study);
  const engine = useEngine(study);
  const isWide = useIsWide();
  const [open, setOpen] = useState<Open>();
  const { reason, squares, explain } = useRefusals();
  const close = () => setOpen(undefined);

  const { variant } = study.start;
  const { count } = study.view;
  const ply = study.firstPly + pathTo(study.node).length;
  const line = useMemo(() => lineFrom(study.game.root), [study, study.version]);
  const review = reviewOf(props.reviewing);
  const grades = useMemo(() => gradesOf(line, review), [line, review]);
  const bottom = orientation;
  const top = other(bottom);
  const bar = (side: Color) => (
    <StudyBar study={study} side={side} onExplain={() => setOpen('count')} />
  );
  const part = (name: Tab, children: ComponentChildren) => (
    <section
      id={`part-${name}`}
      class={`card part is-${name}`}
      {...(isWide
        ? { 'aria-label': text(`analysis-tab-${name}`) }
        : { role: 'tabpanel', 'aria-labelledby': tabId(name), hidden: tab !== name })}
    >
      {children}
    </section>
  );

  return (
    <div class="analysis" data-tab={tab}>
      <StudyHead {...props} isWide={isWide} onMenu={() => setOpen('menu')} />
      <div class="table">
        {bar(top)}
        <StudyBoard
          study={study}
          engine={engine}
          orientation={orientation}
          squares={squares}
          onAttempt={(from, to) => explain(study, from, to)}
        />
        {bar(bottom)}
        {reason && <Toast reason={reason} />}
        {engine.choice.isOn && (
          <EvaluationBar
            score={engine.analysis?.score}
            variant={variant.id}
            orientation={orientation}
          />
        )}
      </div>
      <div class="walk">
        <Steps study={study} />
        {!isWide && <Tabs tab={tab} onTab={props.onTab} />}
      </div>
      {part('lines', <EnginePanel study={study} engine={engine} ply={ply} />)}
      {part(
        'moves',
        <>
          <Facts study={study}>
            {!isWide && (
              <button
                type="button"
                class="tb"
                aria-label={text('analysis-annotate')}
                onClick={() => setOpen('notes')}
              >
                <Icon name="pen" />
              </button>
            )}
          </Facts>
          {props.notice}
          <MoveTree study={study} grades={grades} />
          {isWide && <Notes study={study} />}
        </>,
      )}
      {part('graph', <ReviewPart study={study} line={line} reviewing={props.reviewing} />)}
      {part('fen', <Exchange study={study} />)}
      {open === 'count' && count && (
        <CountDialog count={count} variant={variant.id} onClose={close} />
      )}
      {open === 'notes' && (
        <Dialog title={text('analysis-annotate')} onClose={close}>
          <Notes study={study} />
        </Dialog>
      )}
      {open === 'menu' && <StudyMenu {...props} onClose={close} />}
    </div>
  );
}

/** The name of the page, and what else is done from here. */
function StudyHead(props: Props & { isWide: boolean; onMenu: () => void }) {
  const text = useText();
  return (
    <header class="study-head">
      <a class="tb way-back" href={pagePath(text.language)} aria-label={text('menu-home')}>
        <Icon name="back" />
      </a>
      <h1 tabIndex={-1}>{text('analysis-title')}</h1>
      <HeadAct icon="file" label="analysis-open" onClick={props.onOpen} />
      <HeadAct icon="board" label="analysis-edit-short" onClick={props.onEdit} />
      <HeadAct icon="flip" label="act-flip" onClick={props.onFlip} />
      {props.isWide && <HeadAct icon="link" label="analysis-share" onClick={props.onCopyLink} />}
      <HeadAct icon="more" label="act-more" onClick={props.onMenu} />
    </header>
  );
}

function HeadAct(props: { icon: IconName; label: string; onClick: () => void }) {
  const text = useText();
  return (
    <button type="button" class="tb" onClick={props.onClick}>
      <Icon name={props.icon} />
      <span>{text(props.label)}</span>
    </button>
  );
}

/** Which game it is, who played it, how it stands in the position shown. */
function Facts({ study, children }: { study: Study; children: ComponentChildren }) {
  const text = useText();
  const { game, start, outcome, view } = study;
  const players = playersOf(game);
  const standing = outcome
    ? outcomeWords(text, outcome, start.variant.id)
    : view.count && text.forVariant('count-explained', start.variant.id, { ...view.count });
  const facts = [players && variantName(text, start.variant.id), factsOf(game)].filter(Boolean);
  return (
    <header class="facts">
      <div>
        <b dir="auto">{players ?? variantName(text, start.variant.id)}</b>
        {facts.length > 0 && <small dir="auto">{facts.join(' · ')}</small>}
        {standing && <p>{standing}</p>}
      </div>
      {children}
    </header>
  );
}

interface ReviewProps {
  study: Study;
  line: readonly Child[];
  reviewing: Reviewing;
}

/** The review of the main line. */
function ReviewPart({ study, line, reviewing }: ReviewProps) {
  const onMain = pathTo(study.node).findLastIndex((child, i) => child === line[i]) + 1;
  const playBetter = ({ ply, fault }: ReviewedMove) => {
    const [move, ...moves] = fault?.better.moves ?? [];
    study.goTo(line[ply - 2] ?? study.game.root);
    if (!move || !study.play(move)) return;
    // The whole line is there to be walked; shown is what the button promises.
    const better = study.node;
    study.playAll(moves);
    study.goTo(better);
  };
  return (
    <ReviewPanel
      game={study.mainLine}
      reviewing={reviewing}
      ply={onMain}
      onShow={ply => study.goTo(line[ply - 1] ?? study.game.root)}
      onBetter={playBetter}
    />
  );
}

const reviewOf = ({ state }: Reviewing): Review | undefined =>
  state.step === 'done' ? state.review : undefined;

function gradesOf(line: readonly Child[], review: Review | undefined): Map<Child, Grade> {
  const grades = new Map<Child, Grade>();
  for (const { ply, fault } of review?.moves ?? []) {
    const child = line[ply - 1];
    if (child && fault) grades.set(child, fault.grade);
  }
  return grades;
}
