// What the pieces of a PGN file look like: src/ouk/pgn/_syntax.py in JavaScript. All are sticky; no pattern can
// backtrack more than once over a text.

const NAME = '[A-Za-z][A-Za-z0-9_]*';
const MOVE = '[KMSNR]?[a-h]?[1-8]?[x-]?[a-h][1-8](?:=?[Mm])?[+#]*';
const tagStart = String.raw`\s*\[\s*(${NAME})\s+"`;

/** The beginning of a tag pair, or of what should be one. */
export const BRACKET = /\s*\[/y;
/** The name of a tag pair and the beginning of its value. */
export const TAG_START = new RegExp(tagStart, 'y');
/** A tag pair; quotation marks and backslashes in its value are escaped. */
export const TAG = new RegExp(
  String.raw`\s*\[\s*(${NAME})\s+"([^"\\]*(?:\\.[^"\\]*)*)"\s*\]\s*`,
  'y',
);
/** A tag pair that fills a line, its value not escaped as it should be. */
export const LOOSE_TAG = new RegExp(String.raw`\s*\[\s*(${NAME})\s+"(.*)"\s*\]\s*$`, 'y');
/** The beginning of the moves of a game without tags. */
export const FIRST_MOVE = /\s*1\s*\.(?!\s*\.)/y;
/** The beginning of a game: a tag, a comment, a move number or a move. All else is junk. */
export const GAME_START = new RegExp(
  String.raw`${tagStart}|\s*(?:\{|\d+\s*\.|${MOVE}(?![^\s!?;{($]))`,
  'y',
);

/** A token of the move text, by the name of its group. Move numbers say nothing and have none. */
export const TOKEN = new RegExp(
  [
    String.raw`(?<result>(?:1-0|0-1|1/2-1/2|\*)(?![^\s;{()]))`,
    String.raw`(?<move>[A-Za-z][\p{L}\p{M}\p{N}_=+#@:/~\-]*)`,
    String.raw`\p{Nd}+\s*\.*|\.+`,
    String.raw`\{(?<comment>[^}]*)\}`,
    String.raw`\{(?<begun>[^]*)`,
    String.raw`;(?<rest>[^]*)`,
    String.raw`(?<open>\()`,
    String.raw`(?<close>\))`,
    String.raw`\$(?<nag>\d{1,3})(?!\d)`,
    String.raw`(?<glyph>[!?]+)`,
    String.raw`(?<junk>[^\s()\{\};]+|\})`,
  ].join('|'),
  'gu',
);

/** Annotation glyphs and their numbers. */
export const GLYPHS: Readonly<Record<string, number>> = {
  '!': 1,
  '?': 2,
  '!!': 3,
  '??': 4,
  '!?': 5,
  '?!': 6,
};

/** Matches a sticky pattern at a place. */
export function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

/** The length of the match of a sticky pattern at a place. */
export const isAt = (pattern: RegExp, text: string, place: number): boolean =>
  matchAt(pattern, text, place) !== null;
