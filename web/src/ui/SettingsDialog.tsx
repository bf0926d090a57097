import type { Piece, Role } from '../core';
import type { Text } from '../i18n/catalogue';
import { useText } from '../i18n/context';
import { hasOwnSquares } from '../i18n/notation';
import { PREF_CHOICES, type Prefs } from '../prefs';
import { Choice } from './Choice';
import { Dialog } from './Dialog';
import { Man } from './Man';

interface Props {
  prefs: Prefs;
  onChange: (prefs: Prefs) => void;
  onClose: () => void;
}

const GROUPS: readonly { name: string; prefs: readonly (keyof Prefs)[] }[] = [
  { name: 'board', prefs: ['pieces', 'squares', 'notation', 'digits'] },
  { name: 'feedback', prefs: ['sound', 'vibration'] },
  { name: 'look', prefs: ['theme', 'contrast', 'motion'] },
];

/** What the reader likes: takes effect at once and is kept in this browser. */
export function SettingsDialog({ prefs, onChange, onClose }: Props) {
  const text = useText();
  return (
    <Dialog title={text('settings')} class="settings" onClose={onClose}>
      {GROUPS.map(group => (
        <section key={group.name} class="fields" aria-labelledby={`settings-${group.name}`}>
          <h3 id={`settings-${group.name}`}>{text(`settings-${group.name}`)}</h3>
          {group.prefs
            .filter(name => isOffered(name, text))
            .map(name => (
              <Setting key={name} name={name} prefs={prefs} onChange={onChange} />
            ))}
        </section>
      ))}
    </Dialog>
  );
}

/** Some choices mean nothing in a language or on a device. */
function isOffered(name: keyof Prefs, text: Text): boolean {
  if (name === 'notation') return hasOwnSquares(text);
  if (name === 'digits') return text.hasOwnDigits;
  return name !== 'vibration' || 'vibrate' in navigator;
}

type SettingProps = Pick<Props, 'prefs' | 'onChange'> & { name: keyof Prefs };

function Setting({ name, prefs, onChange }: SettingProps) {
  const text = useText();
  const set = (value: string) => onChange({ ...prefs, [name]: value });
  if (prefs[name] === 'on' || prefs[name] === 'off')
    return (
      <label class="switch">
        {text(`setting-${name}`)}
        <input
          type="checkbox"
          role="switch"
          checked={prefs[name] === 'on'}
          onChange={event => set(event.currentTarget.checked ? 'on' : 'off')}
        />
      </label>
    );
  return (
    <>
      <Choice<string>
        label={text(`setting-${name}`)}
        name={name}
        value={prefs[name]}
        onChange={set}
        options={PREF_CHOICES[name].map(value => ({
          value,
          label: text(`choice-${name}-${value}`),
        }))}
      />
      {name === 'pieces' && <Men />}
    </>
  );
}

const ROLES: readonly Role[] = ['king', 'met', 'khon', 'knight', 'rook', 'pawn', 'met'];

/** The men of the chosen set, white and black in turn. */
function Men() {
  const men = ROLES.map((role, i): Piece => ({
    role,
    color: i % 2 ? 'black' : 'white',
    promoted: i === 6,
  }));
  return (
    <div class="men">
      {men.map((piece, i) => (
        <Man key={i} piece={piece} />
      ))}
    </div>
  );
}
