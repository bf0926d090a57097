import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

// A language is a catalogue; nothing else on this side knows its name.
const catalogues = import.meta.glob<string>('../../../locales/*.ftl', {
  query: '?raw',
  import: 'default',
});
const pathOf = (language: string): string => `../../../locales/${language}.ftl`;

/** What Intl is asked for: a catalogue may want digits of its own (km-u-nu-khmr), so it says so itself. */
const intlLocale = (source: string): string | undefined =>
  /^intl-locale = (\S+)$/m.exec(source)?.[1];

/** The texts of one language. */
export interface Text {
  readonly language: string;
  /** The message `id` with its values filled in; the id itself where the catalogue lacks it. */
  (id: string, args?: Args): string;
  /** The message `id-variant` where a variant has words of its own, else `id`. */
  forVariant(id: string, variant: string, args?: Args): string;
  number(value: number): string;
  date(milliseconds: number): string;
  /** "b2 or f2" */
  either(items: string[]): string;
}

/** Reads a catalogue's text. */
export function makeText(language: string, source: string): Text {
  const locale = intlLocale(source) ?? language;
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const text = (id: string, args?: Args): string => {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, args) : id;
  };
  const numbers = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return Object.assign(text, {
    language,
    forVariant: (id: string, variant: string, args?: Args) =>
      text(bundle.hasMessage(`${id}-${variant}`) ? `${id}-${variant}` : id, args),
    number: (value: number) => numbers.format(value),
    date: (milliseconds: number) => dates.format(milliseconds),
    either: (items: string[]) =>
      new Intl.ListFormat(locale, { type: 'disjunction' }).format(items),
  });
}

/** Loads the texts of a language. Throws where there is no such catalogue. */
export async function loadText(language: string): Promise<Text> {
  const load = catalogues[pathOf(language)];
  if (!load) throw new RangeError(`no catalogue: ${language}`);
  return makeText(language, await load());
}
