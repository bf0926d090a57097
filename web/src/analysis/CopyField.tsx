import { useState } from 'preact/hooks';
import { useText } from '../i18n/context';
import { useShared } from '../shared';
import { copyText } from '../ui/copy';
import { Icon } from '../ui/Icon';

interface Props {
  label: string;
  value: string;
  /** Lines of the field; one makes it a simple one. */
  rows?: number;
}

/** A text to take along: marked with one touch, copied with another. */
export function CopyField({ label, value, rows = 1 }: Props) {
  const text = useText();
  const { say } = useShared();
  const [copied, setCopied] = useState('');
  const copy = async () => {
    if (!(await copyText(value))) return;
    setCopied(value);
    say(text('analysis-copied'));
  };
  const isDone = copied === value;
  const field = {
    readOnly: true,
    spellcheck: false,
    value,
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      currentTarget.select(),
  };
  return (
    <div class={rows > 1 ? 'copy-field tall' : 'copy-field'}>
      <label>
        <span>{label}</span>
        {rows > 1 ? <textarea rows={rows} {...field} /> : <input {...field} />}
      </label>
      <button
        type="button"
        class="btn"
        onClick={copy}
        aria-label={text('analysis-copy', { label })}
      >
        <Icon name={isDone ? 'tick' : 'copy'} />
      </button>
    </div>
  );
}
