import type { VariantId } from '../core';
import { useText } from '../i18n/context';
import { useShared } from '../shared';
import { Choice } from './Choice';

interface Props {
  name: string;
  value: VariantId;
  onChange: (value: VariantId) => void;
}

/** Chooses the game: its name, and the one thing that differs. The core says which there are. */
export function VariantChoice({ name, value, onChange }: Props) {
  const text = useText();
  const { core } = useShared();
  return (
    <Choice
      label={text('choose-game')}
      hidesLabel
      name={name}
      value={value}
      onChange={onChange}
      options={core.variants.map(({ id }) => ({
        value: id,
        label: text(`variant-${id}`),
        note: text(`variant-${id}-motto`),
      }))}
    />
  );
}
