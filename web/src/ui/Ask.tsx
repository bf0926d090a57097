import { useEffect, useRef } from 'preact/hooks';

/** An answer that may be given. */
export interface Reply {
  label: string;
  onClick: () => void;
  danger?: boolean;
}

interface Props {
  question: string;
  replies: Reply[];
  /** Takes the focus: for what the reader has asked for, never for what the other asks. */
  focuses?: boolean;
}

/** A question where the actions stand, so that nothing shifts. */
export function Ask({ question, replies, focuses }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focuses) first.current?.focus();
  }, []);
  return (
    <div class="acts ask" role="group" aria-label={question}>
      <span>{question}</span>
      <div class="replies">
        {replies.map(({ label, onClick, danger }, i) => (
          <button
            key={label}
            type="button"
            class={danger ? 'btn d' : 'btn'}
            onClick={onClick}
            ref={i === 0 ? first : undefined}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
