import type { ComponentChildren } from 'preact';

interface Option<T> {
  value: T;
  label: ComponentChildren;
  note?: string;
}

interface Props<T> {
  label: string;
  name: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
  hidesLabel?: boolean;
}

/** One of a few, side by side: radio buttons in the shape of one control. */
export function Choice<T extends string | number>(props: Props<T>) {
  return (
    <fieldset class="choice">
      <legend class={props.hidesLabel ? 'unseen' : ''}>{props.label}</legend>
      <div class="seg">
        {props.options.map(({ value, label, note }) => (
          <label key={value}>
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span>
              {label}
              {note && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
