import { useEffect, useState } from 'preact/hooks';
import { useText } from '../i18n/context';
import { startsVariation, wordsOf } from '../pgn';
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
            <RemoveMove study={study} onRemove={() => study.remove(child)} />
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
  const [words, setWords] = useState(wordsOf(node.comment));
  useEffect(() => setWords(wordsOf(node.comment)), [node]);
  return (
    <label class="comment">
      <span>{label}</span>
      <textarea
        rows={2}
        placeholder={label}
        maxLength={LONGEST}
        dir="auto"
        value={words}
        onInput={({ currentTarget: { value } }) => {
          setWords(value);
          study.setWords(node, value);
        }}
      />
    </label>
  );
}

/** Taking moves out of the tree is asked once more, in the same place. */
function RemoveMove({ study, onRemove }: { study: Study; onRemove: () => void }) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setAsking(false), [study.node]);
  if (!isAsking)
    return (
      <button type="button" class="tb" onClick={() => setAsking(true)}>
        <Icon name="bin" />
        <span>{text('analysis-remove')}</span>
      </button>
    );
  return (
    <div class="ask" role="group" aria-label={text('analysis-ask-remove')}>
      <span>{text('analysis-ask-remove')}</span>
      <button type="button" class="btn d" onClick={onRemove}>
        {text('yes')}
      </button>
      <button type="button" class="btn" onClick={() => setAsking(false)}>
        {text('no')}
      </button>
    </div>
  );
}
