// The catalogues agree with each other and with the sources, and no text stands outside them.
import { readdirSync, readFileSync } from 'node:fs';
import { type FluentResource as Resource, FluentResource } from '@fluent/bundle';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const list = (folder: string, ending: RegExp) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter(name => ending.test(name))
    .map(name => folder + name);

const languages = list('locales/', /\.ftl$/).map(path => path.slice(8, -4));
const source = (language: string) => read(`locales/${language}.ftl`);
const messages = (language: string): Resource['body'] => new FluentResource(source(language)).body;
const ids = (language: string) => messages(language).map(({ id }) => id);

const sources = list('web/src/', /(?<!\.test)\.tsx?$/).map(path => ({ path, code: read(path) }));
const templates = list('src/ouk_server/', /\.(html|py)$/).map(path => ({ path, code: read(path) }));
const everything = [...sources, ...templates].map(({ code }) => code).join('\n');

/** Every node of a tree of any kind. */
function* walk(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield node as Record<string, unknown>;
  for (const child of Object.values(node)) yield* walk(child);
}

/** The values that a message asks for, its references followed. */
function variables(body: Resource['body'], id: string): Set<string> {
  const found = new Set<string>();
  const message = body.find(entry => entry.id === id);
  for (const node of walk(message?.value)) {
    if (node.type === 'var') found.add(String(node.name));
    if (node.type === 'mesg')
      for (const name of variables(body, String(node.name))) found.add(name);
  }
  return found;
}

/** Tells whether a message's value calls the message `id`. */
const refersTo = (value: unknown, id: string) =>
  [...walk(value)].some(node => node.type === 'mesg' && node.name === id);

/** The keys of every choice between forms in a catalogue. */
function* choices(body: unknown): Generator<string[]> {
  for (const node of walk(body))
    if (node.type === 'select')
      yield (node.variants as { key: { value: unknown } }[]).map(({ key }) => String(key.value));
}

const english = messages('en');

describe.each(languages)('%s', language => {
  const body = messages(language);
  test('is read to the last entry', () => {
    expect(ids(language)).toEqual(
      [...source(language).matchAll(/^([a-z][\w-]*) =/gm)].map(m => m[1]),
    );
    expect(new Set(ids(language)).size).toBe(body.length);
  });
  test('has the messages of the English catalogue, and no others but parts of them', () => {
    const [own, shared] = [new Set(ids(language)), new Set(ids('en'))];
    expect([...shared].filter(id => !own.has(id))).toEqual([]);
    const others = [...own].filter(id => !shared.has(id));
    expect(others.filter(id => !body.some(({ value }) => refersTo(value, id)))).toEqual([]);
  });
  test('takes the same values in every message', () => {
    const values = (entries: Resource['body']) =>
      ids('en').map(id => `${id}: ${[...variables(entries, id)].toSorted().join(' ')}`);
    expect(values(body)).toEqual(values(english));
  });
  test('has every form that its numbers choose between', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    // No number of the site has millions or fractions, which alone take this form in Portuguese.
    const needed = language === 'pt' ? ['0', 'one', 'other'] : pluralCategories;
    const missing = [...choices(body)]
      .filter(keys => keys.some(key => /^(?:zero|one|two|few|many)$/.test(key)))
      .filter(keys => !needed.every(form => keys.includes(form)));
    expect(missing).toEqual([]);
  });
  test('has no form that no number of its takes', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const forms = new Set(['zero', 'one', 'two', 'few', 'many']);
    const idle = [...choices(body)].flat().filter(key => forms.has(key));
    expect(idle.filter(key => !pluralCategories.includes(key as Intl.LDMLPluralRule))).toEqual([]);
  });
  test('chooses between forms of a number wherever English does', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    if (pluralCategories.length === 1) return;
    const counted = english.filter(({ value }) => [...choices(value)].some(k => k.includes('one')));
    expect(counted.length).toBeGreaterThan(3);
    const own = new Map(body.map(entry => [entry.id, entry]));
    const without = counted.filter(
      ({ id }) => ![...choices(own.get(id)?.value)].some(k => k.includes('one')),
    );
    // "1 Zuschauer, 2 Zuschauer"
    const isAlike = (id: string) => language === 'de' && id === 'watchers';
    expect(without.map(({ id }) => id).filter(id => !isAlike(id))).toEqual([]);
  });
  test('is set with the signs of print', () => {
    const written = source(language).replaceAll(/^#.*$/gm, '');
    expect(written.match(/["']|\.\.\.| - /g)).toBeNull();
  });
});

test.each(['sk', 'de', 'pt'])('%s: a number and its unit stay on one line', language => {
  expect(source(language).match(/^.*\} (?:min|s|h|d|T|×)(?![\p{L}]).*$/gmu)).toBeNull();
});

test('Slovak: a word of one letter never ends a line', () => {
  const written = source('sk').replaceAll(/^#.*$/gm, '');
  expect(written.match(/(?<![\p{L}\d])[aikosuvz] \S.*$/gimu)).toBeNull();
});

describe('keys', () => {
  // text(`way-${opponent}`) asks for way- and anything after it.
  const patterns = [...everything.matchAll(/`([a-z][a-z-]*(?:\$\{[^}]+\}[a-z-]*)+)`/g)]
    .map(([, template = '']) => template.replaceAll(/\$\{[^}]+\}/g, '[a-z0-9-]+'))
    .map(template => new RegExp(`^${template}$`));
  const literals = new Set([...everything.matchAll(/['"]([a-z][a-z0-9-]*)['"]/g)].map(m => m[1]));
  const isReferred = (id: string) => english.some(entry => refersTo(entry.value, id));
  const variantForms = [...everything.matchAll(/forVariant\(\s*['`"]([a-z-]+)/g)].map(m => m[1]);
  const isVariantForm = (id: string) => variantForms.some(form => id.startsWith(`${form}-`));

  test('are all used', () => {
    // The server calls title-play and describe-play by the page's name.
    const isUsed = (id: string) =>
      literals.has(id.replace(/^(?:title|describe)-/, '')) ||
      patterns.some(pattern => pattern.test(id));
    expect(ids('en').filter(id => !isUsed(id) && !isReferred(id) && !isVariantForm(id))).toEqual(
      [],
    );
  });
  test('that are asked for exist', () => {
    const asked = [...everything.matchAll(/\b(?:text|t)\(\s*['"]([a-z][a-z0-9-]*)['"]/g)];
    expect(asked.map(m => m[1]).filter(id => !ids('en').includes(String(id)))).toEqual([]);
    expect(asked.length).toBeGreaterThan(80);
  });
});

test('every refusal of the server has words, beside those that no page of ours brings about', () => {
  const unprovoked =
    'not-maker already-playing not-started not-over seat turn ahead empty malformed no-game no-player';
  const types = read('web/src/online/messages.ts').match(/^export type \w+Code = .*$/gm) ?? [];
  const codes = types.flatMap(line => [...line.matchAll(/'([\w-]+)'/g)].map(m => String(m[1])));
  expect(codes.length).toBeGreaterThan(20);
  const known = new Set(ids('en'));
  const silent = codes.filter(code => !known.has(`refused-${code}`));
  expect(silent.toSorted()).toEqual(unprovoked.split(' ').toSorted());
});

describe('no text stands elsewhere', () => {
  const isText = (value: unknown) => typeof value === 'string' && /\p{L}{2}/u.test(value);
  const SPOKEN = new Set(['aria-label', 'title', 'alt', 'placeholder']);

  test.each(sources.filter(({ path }) => path.endsWith('.tsx')))('$path', ({ code }) => {
    const found = [...walk(parseAst(code, { lang: 'tsx' }))].filter(
      node =>
        (node.type === 'JSXText' && isText(node.value)) ||
        (node.type === 'JSXAttribute' &&
          SPOKEN.has((node.name as { name: string }).name) &&
          isText((node.value as { value?: unknown } | null)?.value)),
    );
    expect(found).toEqual([]);
  });
  /** Attributes that list names, apart by spaces. */
  const NAMES = new Set(['class', 'asks']);
  // Said between page and worker, to programmers, and to the style sheets.
  const UNSEEN = new Set(['take over', 'the engine could not be loaded', 'done now']);

  /** Two words or more in one string, beside lists of names and what errors say to programmers. */
  function* sentences(node: unknown): Generator<string> {
    if (typeof node !== 'object' || node === null) return;
    const { type, value, name, callee } = node as Record<string, unknown>;
    const called = callee as { type?: string; name?: string } | undefined;
    const isError = called?.type === 'Super' || /(?:Error|Exception)$/.test(called?.name ?? '');
    const isNames = type === 'JSXAttribute' && NAMES.has((name as { name: string }).name);
    if (isError || isNames) return;
    const written = type === 'TemplateElement' ? (value as { cooked: string }).cooked : value;
    if (typeof written === 'string' && /\p{L}{2,} \p{L}{2,}/u.test(written)) yield written;
    for (const child of Object.values(node)) yield* sentences(child);
  }
  test.each(sources)('$path, in its strings', ({ path, code }) => {
    const lang = path.endsWith('x') ? 'tsx' : 'ts';
    const found = [...sentences(parseAst(code, { lang }))];
    expect(found.filter(text => !UNSEEN.has(text))).toEqual([]);
  });
  test.each(templates.filter(({ path }) => path.endsWith('.html')))('$path', ({ code }) => {
    const bare = code.replaceAll(/\{[%{#].*?[%}#]\}/gs, '').replaceAll(/<[^>]*>/gs, ' ');
    expect(bare.match(/\p{L}{2,}/gu)).toBeNull();
    expect(code.match(/(?:aria-label|title|alt)="(?!\{\{)[^"]+"/g)).toBeNull();
  });
});

describe('Khmer', () => {
  test('is spelled after Chuon Nath, and without zero-width spaces', () => {
    expect(source('km').match(/ស្តេច|ក្តារ|ម្តង|ផ្តើម|\u200B/gu)).toBeNull();
  });
  test('has Khmer digits, except in the names of squares', () => {
    const patterns = messages('km').flatMap(({ value }) => [...walk([value])].concat({ value }));
    const texts = patterns.flatMap(node => Object.values(node)).filter(v => typeof v === 'string');
    const bare = texts.map(text => text.replaceAll(/\b[a-h][1-8]\b|\]\([^)]*\)/g, ''));
    expect(bare.filter(text => /[\u1780-\u17FF].*\d/u.test(text))).toEqual([]);
  });
});
