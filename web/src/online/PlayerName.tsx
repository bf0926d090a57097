import { useText } from '../i18n/context';
import { profilePath } from './address';
import type { Person } from './messages';
import { personName } from './words';

/** A player's name, which leads to the player's page; a guest has none. */
export function PlayerName({ person }: { person: Person | null }) {
  const text = useText();
  const href = profilePath(text.language, person);
  return href ? (
    <a href={href} dir="auto">
      {person?.name}
    </a>
  ) : (
    <span dir="auto">{personName(text, person)}</span>
  );
}
