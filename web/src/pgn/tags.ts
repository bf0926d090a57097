/** The tag pairs of a game, the seven that every file has first. */
export type Tags = Map<string, string>;

export const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'];

export const newTags = (): Tags =>
  new Map([
    ['Event', '?'],
    ['Site', '?'],
    ['Date', '????.??.??'],
    ['Round', '?'],
    ['White', '?'],
    ['Black', '?'],
    ['Result', '*'],
  ]);

/** The value of a tag; undefined where it is missing or says that it is not known. */
export function knownTag(tags: Tags, name: string): string | undefined {
  const value = tags.get(name)?.trim();
  return value && !/^[?.*]*$/.test(value) ? value : undefined;
}
