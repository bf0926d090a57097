import { useEffect, useState } from 'preact/hooks';
import { useText } from '../i18n/context';
import { Icon, type IconName } from './Icon';
import { useFocusBack } from './useFocusBack';

interface AskTwiceProps {
  icon: IconName;
  words: string;
  question: string;
  /** What it is about: when that is another, the question goes. */
  about?: unknown;
  class?: string;
  onYes: () => void;
}

/** A button for what cannot be undone: it asks once more, in the same place. */
export function AskTwice({ icon, words, question, about, class: own = '', onYes }: AskTwiceProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setAsking(false), [about]);
  const group = useFocusBack(isAsking ? 'twice' : undefined);
  return (
    <div class="asking" ref={group}>
      {isAsking ? (
        <div class={`ask ${own}`} role="group" aria-label={question}>
          <span>{question}</span>
          <button type="button" class="btn d" onClick={onYes}>
            {text('yes')}
          </button>
          <button type="button" class="btn" onClick={() => setAsking(false)} ref={takeFocus}>
            {text('no')}
          </button>
        </div>
      ) : (
        <button type="button" class={`tb ${own}`} data-asks="twice" onClick={() => setAsking(true)}>
          <Icon name={icon} />
          <span>{words}</span>
        </button>
      )}
    </div>
  );
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();
