import { useState } from 'preact/hooks';
import { useText } from '../i18n/context';
import { type Node, startsVariation, wordsOf } from '../pgn';
import { AskTwice } from '../ui/AskTwice';
import { Icon } from '../ui/Icon';
import type { Study } from './study';
import { glyph, moveWords } from './words';

const NAGS = [1, 2, 3, 4, 5, 6];
/** Characters. */
const LONGEST = 2000;

/** What is said of the move shown, its glyph, and what may be done with its variation. */
export function Notes({ study }: { study: Study }) {
  const text = useText();
  const { node } = study;
  const child = node.parent ? node : undefined;
  const label = child
    ? text('analysis-comment-on', { move: moveWords(text, child) })
    : text('analysis-comment-start');
  return (
    <div class="notes">
      <CommentField study={study} label={label} />
      {child && (
        <>
          <div class="glyph-choice" role="group" aria-label={text('analysis-glyphs')}>
            {NAGS.map(nag => (
              <button
                key={nag}
                type="button"
                class="tb"
                aria-label={text(`analysis-glyph-${nag}`)}
                aria-pressed={child.nags.has(nag)}
                onClick={() => study.toggleGlyph(child, nag)}
              >
                {glyph(nag)}
              </button>
            ))}
          </div>
          <div class="line-acts">
            {startsVariation(child) && (
              <button type="button" class="tb" onClick={() => study.promote(child)}>
                <Icon name="up" />
                <span>{text('analysis-promote')}</span>
              </button>
            )}
            {isBesideMainLine(study) && (
              <button type="button" class="tb" onClick={() => study.makeMainLine(child)}>
                <Icon name="first" />
                <span>{text('analysis-make-main')}</span>
              </button>
            )}
            <AskTwice
              icon="bin"
              words={text('analysis-remove')}
              question={text('analysis-ask-remove')}
              about={child}
              onYes={() => {
                study.remove(child);
                // At the start there is no such button.
                if (!study.node.parent) document.getElementById('app')?.focus();
              }}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** Whether the position shown is not of the main line. */
function isBesideMainLine({ node }: Study): boolean {
  for (let at = node; at.parent; at = at.parent) if (startsVariation(at)) return true;
  return false;
}

function CommentField({ study, label }: { study: Study; label: string }) {
  const { node } = study;
  // As it is typed, until the field is left: the tree keeps it with single spaces and without braces.
  const [typed, setTyped] = useState<{ node: Node; words: string }>();
  return (
    <label class="comment">
      <span>{label}</span>
      <textarea
        rows={2}
        placeholder={label}
        maxLength={LONGEST}
        dir="auto"
        value={typed?.node === node ? typed.words : wordsOf(node.comment)}
        onInput={({ currentTarget: { value } }) => {
          setTyped({ node, words: value });
          study.setWords(node, value);
        }}
        onBlur={() => {
          setTyped(undefined);
          study.settle();
        }}
      />
    </label>
  );
}
