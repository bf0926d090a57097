import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cataloguePart } from './catalogues';

const PARTS = ['main', 'lesson', 'analysis'];
const SOURCE = `# What stands above.

-brand = Ouk
piece = fish
lesson = Lesson

## The lessons

lesson-many = { $n ->
    [one] a { piece }

   *[other] { piece } of { -brand }
 }
    .label = { lesson-first }
lesson-first = First
title-lesson = All about { -brand }
guide-lead = Read
  on
analysis-one = Take
  it
`;

test('each message is in the part that its first word names', () => {
  const names = (part: string) => cataloguePart(SOURCE, part).match(/^[\w-]+(?= =)/gm);
  expect(names('main')).toEqual(['-brand', 'piece', 'lesson']);
  expect(names('lesson')).toEqual(['lesson-many', 'lesson-first']);
  expect(names('analysis')).toEqual(['analysis-one']);
});

test('a message keeps all of its lines, and no comments', () => {
  expect(cataloguePart(SOURCE, 'lesson')).toBe(
    SOURCE.slice(SOURCE.indexOf('lesson-many'), SOURCE.indexOf('\ntitle-')),
  );
  expect(cataloguePart(SOURCE, 'main')).not.toContain('#');
});

test('a part that no page could name is refused', () => {
  expect(() => cataloguePart(SOURCE, 'title')).toThrow('no part of a catalogue: title');
});

test('a message that is not loaded with the one that calls it is refused', () => {
  const calls = (called: string) => () => cataloguePart(`piece = { ${called} }`, 'main');
  expect(calls('piece-other')).not.toThrow();
  expect(calls('guide-first')).toThrow('piece calls guide-first');
  expect(calls('title-guide')).toThrow('piece calls title-guide');
});

test.each(readdirSync(new URL('../../locales', import.meta.url)))(
  '%s has all its messages in parts',
  file => {
    const source = readFileSync(new URL(`../../locales/${file}`, import.meta.url), 'utf8');
    const count = (text: string) => text.match(/^-?[a-z][\w-]* =/gm)?.length ?? 0;
    const shipped = PARTS.map(part => count(cataloguePart(source, part)));
    const server = source.match(/^(?:title|describe|guide)-/gm)?.length ?? 0;
    expect(shipped.reduce((sum, n) => sum + n) + server).toBe(count(source));
  },
);
