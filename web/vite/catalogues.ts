import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

// A language is one file, and a page loads only what it says. A message whose name starts with one of these words
// belongs to the pages that name that part (PAGES in src/ouk_server/pages.py); all others are the main part.
const PARTS = ['lesson', 'analysis'];
/** What only the server says: the browser never loads it. */
const SERVER = ['title', 'describe', 'guide'];
const MAIN = 'main';
const PART_ID = /^(.+\.ftl)\?part=(\w+)$/;

/** Makes `locales/en.ftl?part=lesson` the text of that part of the catalogue. */
export function catalogueParts(): Plugin {
  return {
    name: 'ouk-catalogue-parts',
    load(id) {
      const [, path, part] = PART_ID.exec(id) ?? [];
      if (!path || !part) return null;
      return `export default ${JSON.stringify(cataloguePart(readFileSync(path, 'utf8'), part))}`;
    },
  };
}

/** Names the file of a part, en-lesson; nothing where the module is none. */
export function partName(id: string): string | undefined {
  const [, path, part] = PART_ID.exec(id) ?? [];
  return path && `${basename(path, '.ftl')}-${part}`;
}

/** Takes one part out of a catalogue. Throws where a message calls another that is not loaded with it. */
export function cataloguePart(source: string, part: string): string {
  if (part !== MAIN && !PARTS.includes(part))
    throw new RangeError(`no part of a catalogue: ${part}`);
  const text = entries(source)
    .filter(entry => partOf(entry) === part)
    .join('\n');
  for (const { id, value } of new FluentResource(text).body)
    for (const called of references(value))
      if (![part, MAIN].includes(partOf(called)))
        throw new Error(`${id} calls ${called}, which is loaded with other pages`);
  return text;
}

/** Every message and term with the lines that continue it. */
const entries = (source: string): string[] =>
  source
    .split(/^(?=\S)/m)
    .filter(entry => /^-?[a-zA-Z]/.test(entry))
    .map(entry => entry.trimEnd());

function partOf(entry: string): string {
  const word = /^[a-zA-Z]+(?=-)/.exec(entry)?.[0] ?? '';
  return [...PARTS, ...SERVER].includes(word) ? word : MAIN;
}

/** The messages that a pattern calls. */
function references(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, name } = node as { type?: unknown; name?: unknown };
  const called = type === 'mesg' ? [String(name)] : [];
  return [...called, ...Object.values(node).flatMap(references)];
}
