import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Text } from '../i18n/catalogue';
import { useText } from '../i18n/context';
import type { Child } from '../pgn';
import { useShared } from '../shared';
import { GradeMark } from '../review/GradeMark';
import type { Grade } from '../review/review';
import { type Block, layOut, type Line, type Placed } from './rows';
import type { Study } from './study';
import { glyphsOf, moveWords, numberWords } from './words';

interface Props {
  study: Study;
  /** Grades of moves, where the game was reviewed. */
  grades: ReadonlyMap<Child, Grade>;
}

/**
 * The tree of moves. It is drawn anew only when it changes: a step through a thousand moves moves one mark, which
 * is put on the button itself.
 */
export function MoveTree({ study, grades }: Props) {
  const text = useText();
  const { prefs } = useShared();
  const box = useRef<HTMLDivElement>(null);
  const { moves } = study;
  const tree = useMemo(() => {
    const numbers = new Map(moves.map((child, n) => [child, n]));
    return <Blocks study={study} numbers={numbers} grades={grades} text={text} />;
  }, [moves, grades, text, prefs.notation, prefs.digits]);
  const current = study.place - 1;
  useLayoutEffect(() => markCurrent(box.current, current), [current, tree]);
  useLayoutEffect(() => {
    // What comes above or below may take its room.
    const size = new ResizeObserver(() => showCurrent(box.current));
    if (box.current) size.observe(box.current);
    return () => size.disconnect();
  }, []);

  const onClick = ({ target }: Event) => {
    const n = (target as Element).closest<HTMLElement>('[data-n]')?.dataset.n;
    const child = moves[Number(n ?? -1)];
    if (child) study.goTo(child);
  };
  return (
    <div class="tree" ref={box} role="group" aria-label={text('moves')} onClick={onClick}>
      {tree}
    </div>
  );
}

interface Drawn {
  numbers: ReadonlyMap<Child, number>;
  grades: ReadonlyMap<Child, Grade>;
  text: Text;
}

function Blocks({ study, ...drawn }: Drawn & { study: Study }) {
  const { text } = drawn;
  const { blocks, isCut } = layOut(study.game.root, study.firstPly);
  if (blocks.length === 0) return <p class="none">{text('analysis-no-moves')}</p>;
  return (
    <>
      {blocks.map((block, i) => (
        <BlockOf key={i} block={block} {...drawn} />
      ))}
      {isCut && <p class="none">{text('analysis-tree-cut')}</p>}
    </>
  );
}

function BlockOf({ block, ...drawn }: Drawn & { block: Block }) {
  const { text } = drawn;
  switch (block.kind) {
    case 'words':
      return (
        <p class="words" dir="auto">
          {block.words}
        </p>
      );
    case 'variation':
      return <Variation line={block.line} {...drawn} />;
    case 'row':
      return (
        <div class="both">
          <span class="no">{text.number(Math.floor(block.ply / 2) + 1)}</span>
          {block.white ? <Move placed={block.white} {...drawn} /> : <span class="gap">…</span>}
          {block.black && <Move placed={block.black} {...drawn} />}
        </div>
      );
  }
}

function Variation({ line, ...drawn }: Drawn & { line: Line }) {
  const { text } = drawn;
  let needsNumber = true;
  return (
    <div class="variation">
      {line.before && <span class="words">{line.before}</span>}
      {line.moves.map(({ child, ply, words, variations }) => {
        const number = needsNumber || ply % 2 === 0 ? numberWords(text, ply) : undefined;
        needsNumber = words !== '' || variations.length > 0;
        return (
          <>
            <Move placed={{ child, ply }} number={number} {...drawn} />
            {words && (
              <span class="words" dir="auto">
                {words}
              </span>
            )}
            {variations.map((one, i) => (
              <Variation key={i} line={one} {...drawn} />
            ))}
          </>
        );
      })}
      {line.isCut && <span class="words">…</span>}
    </div>
  );
}

function Move({
  placed: { child, ply },
  number,
  numbers,
  grades,
  text,
}: Drawn & { placed: Placed; number?: string | undefined }) {
  const grade = grades.get(child);
  return (
    <button type="button" data-n={numbers.get(child)}>
      {number && <span class="no">{number}</span>}
      {moveWords(text, child)}
      {child.nags.size > 0 && <span class="glyphs">{glyphsOf(child)}</span>}
      {grade && <GradeMark grade={grade} side={ply % 2 === 0 ? 'white' : 'black'} />}
    </button>
  );
}

/** Puts the mark on the current move, and the focus where it was on the one before. */
function markCurrent(box: HTMLElement | null, n: number): void {
  const before = box?.querySelector('[aria-current]');
  before?.removeAttribute('aria-current');
  const item = box?.querySelector<HTMLElement>(`[data-n="${n}"]`);
  item?.setAttribute('aria-current', 'true');
  if (before && before === document.activeElement) item?.focus({ preventScroll: true });
  showCurrent(box);
}

/** Brings the current move into view, scrolling the list alone, never the page. */
function showCurrent(box: HTMLElement | null): void {
  if (!box) return;
  const item = box.querySelector('[aria-current]');
  if (!item) return void box.scrollTo(0, 0);
  const frame = box.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  if (place.top < frame.top || place.bottom > frame.bottom)
    box.scrollTop += place.top - frame.top - frame.height / 3;
}
