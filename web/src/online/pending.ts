/** A move that the reader has made and the server may not have yet: after `ply` others. */
export interface Pending {
  ply: number;
  uci: string;
}

// Kept for the tab, so that a reload without a line does not lose the move.
const keyOf = (game: string): string => `ouk:pending:${game}`;

/** Keeps a game's pending move, or forgets it. */
export function keepPending(game: string, pending: Pending | undefined): void {
  try {
    if (pending) sessionStorage.setItem(keyOf(game), JSON.stringify(pending));
    else sessionStorage.removeItem(keyOf(game));
  } catch {
    // Without storage it lives as long as the page.
  }
}

/** Gets the pending move that was kept. */
export function keptPending(game: string): Pending | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(game)) ?? 'null');
    return isPending(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false;
  const { ply, uci } = value as Record<string, unknown>;
  return Number.isInteger(ply) && typeof uci === 'string';
}
