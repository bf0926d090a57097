import { useText } from '../i18n/context';
import { hasOwnSquares } from '../i18n/notation';
import { PREF_CHOICES, type Prefs } from '../prefs';
import { Choice } from './Choice';
import { Dialog } from './Dialog';

interface Props {
  prefs: Prefs;
  onChange: (prefs: Prefs) => void;
  onClose: () => void;
}

/** The look, as the reader likes it. Takes effect at once and is kept in this browser. */
export function SettingsDialog({ prefs, onChange, onClose }: Props) {
  const text = useText();
  const names = (Object.keys(PREF_CHOICES) as (keyof Prefs)[]).filter(
    name => name !== 'notation' || hasOwnSquares(text),
  );
  return (
    <Dialog title={text('settings')} onClose={onClose}>
      <div class="fields">
        {names.map(name => (
          <Choice<string>
            key={name}
            label={text(`setting-${name}`)}
            name={name}
            value={prefs[name]}
            onChange={value => onChange({ ...prefs, [name]: value })}
            options={PREF_CHOICES[name].map(value => ({
              value,
              label: text(`choice-${name}-${value}`),
            }))}
          />
        ))}
      </div>
    </Dialog>
  );
}
