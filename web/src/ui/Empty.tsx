import type { ComponentChildren } from 'preact';
import type { Piece } from '../core';
import { Man } from './Man';

interface Props {
  man: Piece;
  title: string;
  /** What to do instead. */
  note?: string;
  /** It is all there is on the page, not a part of one. */
  isPage?: boolean;
  children?: ComponentChildren;
}

/** A fish that has turned over: what was looked for is not there. */
export const TURNED_FISH: Piece = { color: 'white', role: 'met', promoted: true };

/** A card in the place of what is not there. */
export function Empty({ man, title, note, isPage, children }: Props) {
  return (
    <div class="card state">
      <Man piece={man} />
      {isPage ? <h1>{title}</h1> : <b>{title}</b>}
      {note && <p>{note}</p>}
      {children}
    </div>
  );
}
