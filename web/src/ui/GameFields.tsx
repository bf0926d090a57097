import type { ComponentChildren } from 'preact';
import type { Color, Counting, VariantId } from '../core';
import { useText } from '../i18n/context';
import { Choice } from './Choice';
import { VariantChoice } from './VariantChoice';

export type ColorWish = Color | 'random';

/** What is chosen before every game, here or online. */
export interface Terms {
  variant: VariantId;
  color: ColorWish;
  counting: Counting;
}

interface Props {
  value: Terms;
  onChange: (terms: Terms) => void;
  /** Two people at one board have no colour to choose. */
  hasColor?: boolean;
  /** What else is asked, after the game itself. */
  children?: ComponentChildren;
}

const COLORS: readonly ColorWish[] = ['white', 'random', 'black'];
const COUNTINGS: readonly Counting[] = ['automatic', 'tournament'];

/** Asks for the game, one's colour and the way of counting. */
export function GameFields({ value, onChange, hasColor = true, children }: Props) {
  const text = useText();
  return (
    <>
      <VariantChoice
        name="new-variant"
        value={value.variant}
        onChange={variant => onChange({ ...value, variant })}
      />
      {children}
      {hasColor && (
        <Choice
          label={text('you-play')}
          name="color"
          value={value.color}
          onChange={color => onChange({ ...value, color })}
          options={COLORS.map(color => ({
            value: color,
            label: color === 'random' ? text('colour-random') : text('side', { side: color }),
          }))}
        />
      )}
      <Choice
        label={text('counting')}
        name="counting"
        value={value.counting}
        onChange={counting => onChange({ ...value, counting })}
        options={COUNTINGS.map(counting => ({
          value: counting,
          label: text(`counting-${counting}`),
          note: text(`counting-${counting}-note`),
        }))}
      />
    </>
  );
}
