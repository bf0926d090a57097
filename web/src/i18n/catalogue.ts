import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { shownPref } from '../prefs';

export type Args = Record<string, FluentVariable>;

// A language is a catalogue; nothing else on this side knows its name. The build cuts each into the part that
// every page loads and those of a few pages (web/vite/catalogues.ts).
type Catalogues = Record<string, () => Promise<string>>;
const parts: Record<string, Catalogues> = {
  main: import.meta.glob<string>('../../../locales/*.ftl', {
    query: '?part=main',
    import: 'default',
  }),
  lesson: import.meta.glob<string>('../../../locales/*.ftl', {
    query: '?part=lesson',
    import: 'default',
  }),
  analysis: import.meta.glob<string>('../../../locales/*.ftl', {
    query: '?part=analysis',
    import: 'default',
  }),
};

/** The texts of one language. */
export interface Text {
  readonly language: string;
  /** The message `id` with its values filled in; the id itself where the catalogue lacks it. */
  (id: string, args?: Args): string;
  /** The message `id-variant` where a variant has words of its own, else `id`. */
  forVariant(id: string, variant: string, args?: Args): string;
  /** Whether the language has digits beside 0 to 9. */
  readonly hasOwnDigits: boolean;
  /** A number in the digits that the reader chose: the language's, or 0 to 9. */
  number(value: number): string;
  /** A number written in either digits; NaN where it is none. */
  readNumber(written: string): number;
  /** A finished text of the language in the digits that the reader chose. */
  chosenDigits(written: string): string;
  date(milliseconds: number): string;
  /** "b2 or f2" */
  either(items: string[]): string;
}

const LATIN_DIGITS = '0123456789';

/** A number in the digits of the catalogue. Not every browser's Intl knows every language, Khmer among them. */
class NumberInWords extends FluentNumber {
  constructor(
    value: number,
    private readonly written: string,
  ) {
    super(value);
  }
  override toString(): string {
    return this.written;
  }
}

/** Reads a catalogue's text. */
export function makeText(language: string, source: string): Text {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const digits = bundle.getMessage('digits')?.value?.toString() ?? LATIN_DIGITS;
  const hasOwnDigits = digits !== LATIN_DIGITS;
  const isLatin = () => hasOwnDigits && shownPref('digits') === 'latin';
  const ownDigits = (written: string) =>
    isLatin() ? written : exchange(written, LATIN_DIGITS, digits);
  const chosenDigits = (written: string) =>
    isLatin() ? exchange(written, digits, LATIN_DIGITS) : written;
  const number = (value: number) => ownDigits(String(value));

  const text = (id: string, args: Args = {}): string => {
    const message = bundle.getMessage(id);
    if (!message?.value) return id;
    const values = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new NumberInWords(value, number(value)) : value,
    ]);
    return chosenDigits(bundle.formatPattern(message.value, Object.fromEntries(values) as Args));
  };
  return Object.assign(text, {
    language,
    hasOwnDigits,
    number,
    readNumber: (written: string) => Number(exchange(written, digits, LATIN_DIGITS)),
    chosenDigits,
    forVariant: (id: string, variant: string, args?: Args) =>
      text(bundle.hasMessage(`${id}-${variant}`) ? `${id}-${variant}` : id, args),
    date: (milliseconds: number) => ownDigits(dateFormat(language).format(milliseconds)),
    either: (items: string[]) => {
      const last = items.at(-1) ?? '';
      const first = items.slice(0, -1).join(', ');
      return first ? text('either', { first, last }) : last;
    },
  });
}

/** Writes each sign of `from` as the one in its place in `to`. */
const exchange = (written: string, from: string, to: string): string =>
  [...written].map(sign => (from.includes(sign) ? to[from.indexOf(sign)] : sign)).join('');

/** Month names where the browser has them, else figures alone. */
function dateFormat(language: string): Intl.DateTimeFormat {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  return isKnown
    ? new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'short' });
}

/**
 * Loads the texts of a language, the main part and those named. What is shown on a page that did not name its part
 * loads it when it is needed, and has a TextProvider of its own. Throws where there is no such catalogue.
 */
export async function loadText(language: string, more: readonly string[] = []): Promise<Text> {
  const sources = ['main', ...more].map(part => loadPart(language, part));
  return makeText(language, (await Promise.all(sources)).join('\n'));
}

function loadPart(language: string, part: string): Promise<string> {
  const load = parts[part]?.[`../../../locales/${language}.ftl`];
  if (!load) throw new RangeError(`no catalogue: ${language}, ${part}`);
  return load();
}
