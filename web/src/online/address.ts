import { pagePath } from '../route';
import type { Person } from './messages';

const ROOM = /^\/[a-z-]+\/game\/([a-z0-9]{10})$/;

/** The room that the page's address names. */
export const roomInAddress = (): string | undefined => ROOM.exec(location.pathname)?.[1];

/** Where a room, its game and later its result are found. */
export const roomPath = (language: string, game: string): string =>
  pagePath(language, `game/${game}`);

/** The link to send: as short as it can be, without a language. */
export const shortLink = (game: string): string => `${location.origin}/${game}`;

/** The picture of that link. */
export const codePath = (game: string): string => `/${game}.svg`;

/** The page of a player; a guest has none. */
export const profilePath = (
  language: string,
  person: Person | null | undefined,
): string | undefined =>
  person?.name ? pagePath(language, `player/${encodeURIComponent(person.name)}`) : undefined;

/** Opens the page of a room. */
export const goToRoom = (language: string, game: string): void => {
  location.assign(roomPath(language, game));
};

/** Goes from one game to the next without loading the page again. */
export function moveToRoom(language: string, game: string): void {
  const before = roomInAddress();
  history.pushState(null, '', roomPath(language, game));
  // The header's links to the other languages name the game as well.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    if (before) link.href = link.href.replace(before, game);
  // Nobody asks the server for this page: the service worker keeps it for a reload without network.
  navigator.serviceWorker?.controller?.postMessage({ keep: location.pathname });
}
