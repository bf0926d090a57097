// A score as a chance, in signs and in words.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Score } from '../engine';
import { makeText, type Text } from '../i18n/catalogue';
import { chanceOf } from './chance';
import { sanText } from './san';
import { outcomeWords, scoreSigns, scoreWords } from './words';

const text = (language: string): Text =>
  makeText(
    language,
    readFileSync(new URL(`../../../locales/${language}.ftl`, import.meta.url), 'utf8'),
  );
const [en, de, km] = ['en', 'de', 'km'].map(text) as [Text, Text, Text];
const page = { dataset: {} as Record<string, string> };
beforeAll(() => {
  vi.stubGlobal('document', { documentElement: page });
});
const units = (value: number): Score => ({ kind: 'units', value });
const mate = (value: number): Score => ({ kind: 'mate', value });

test('a chance is fair to both sides and never sure before the end', () => {
  expect(chanceOf(units(0))).toBe(0.5);
  for (const value of [10, 80, 700, 5000]) {
    expect(chanceOf(units(value)) + chanceOf(units(-value))).toBeCloseTo(1);
    expect(chanceOf(units(value))).toBeGreaterThan(chanceOf(units(value - 1)));
    expect(chanceOf(units(value))).toBeLessThan(1);
  }
  expect([mate(3), mate(-1)].map(chanceOf)).toEqual([1, 0]);
  const ends = [{ winner: 'white' }, { winner: 'black' }, {}] as const;
  expect(ends.map(end => chanceOf({ kind: 'over', ...end }))).toEqual([1, 0, 0.5]);
});

test('signs take the digits and the comma of the language', () => {
  expect([130, -45, 4, -4, 1207].map(value => scoreSigns(en, units(value)))).toEqual([
    '+1.3',
    '−0.5',
    '0.0',
    '0.0',
    '+12.1',
  ]);
  expect(scoreSigns(de, units(-130))).toBe('−1,3');
  expect(scoreSigns(km, units(130))).toBe('+១,៣');
  expect([mate(3), mate(-12)].map(score => scoreSigns(en, score))).toEqual(['#3', '#−12']);
  expect(scoreSigns(en, { kind: 'over', winner: 'black' })).toBe('0–1');
});

test('words say who stands better, in the words of the game', () => {
  expect(scoreWords(en, units(-130), 'cambodian')).toBe('−1.3, Black stands better');
  expect(scoreWords(en, units(20), 'cambodian')).toBe('+0.2, about even');
  expect(scoreWords(en, mate(2), 'cambodian')).toBe('White mates in 2');
  expect(scoreWords(en, mate(-2), 'karouk')).toBe('Black gives check in 2');
  expect(scoreWords(en, { kind: 'over' }, 'karouk')).toBe('Draw');
  expect(outcomeWords(en, { termination: 'check', winner: 'white' }, 'karouk')).toBe(
    'White wins by check.',
  );
  expect(outcomeWords(en, { termination: 'insufficient-material' }, 'karouk')).toBe(
    'Draw: neither side can give check.',
  );
  expect(outcomeWords(en, { termination: 'count' }, 'cambodian')).toBe('Draw by the count.');
});

test('moves of a line follow the choice of squares', () => {
  expect(sanText(km, 'Nbxd2')).toBe('Nbxd2');
  page.dataset.notation = 'own';
  expect(sanText(km, 'Nbxd2')).toBe('សេះ ខ ស៊ី ឃ២');
  expect(sanText(km, 'd6=M+')).toBe('ត្រី ឃ៦');
});
