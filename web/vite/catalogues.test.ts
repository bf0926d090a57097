import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cataloguePart } from './catalogues';

const PARTS = ['main', 'guide', 'lesson', 'analysis'];
const SOURCE = `# What stands above.

-brand = Ouk
piece = fish
guide = Guide

## The guide

guide-many = { $n ->
    [one] a { piece }

   *[other] { piece } of { -brand }
 }
    .label = { guide-first }
guide-first = First
title-guide = All about { -brand }
lesson-one = Take
  it
`;

test('each message is in the part that its first word names', () => {
  const names = (part: string) => cataloguePart(SOURCE, part).match(/^[\w-]+(?= =)/gm);
  expect(names('main')).toEqual(['-brand', 'piece', 'guide']);
  expect(names('guide')).toEqual(['guide-many', 'guide-first']);
  expect(names('lesson')).toEqual(['lesson-one']);
  expect(names('analysis')).toBeNull();
});

test('a message keeps all of its lines, and no comments', () => {
  expect(cataloguePart(SOURCE, 'guide')).toBe(
    SOURCE.slice(SOURCE.indexOf('guide-many'), SOURCE.indexOf('\ntitle-')),
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
    const server = source.match(/^(?:title|describe)-/gm)?.length ?? 0;
    expect(shipped.reduce((sum, n) => sum + n) + server).toBe(count(source));
  },
);
