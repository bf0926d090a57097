import { expect, test } from 'vitest';
import { loadPrefs, savePrefs } from './prefs';

const holding = (text: string | null) => ({ getItem: () => text });

test('what is missing, unknown or broken takes its first choice', () => {
  const first = {
    pieces: 'khmer',
    squares: 'plain',
    notation: 'latin',
    digits: 'own',
    sound: 'on',
    vibration: 'on',
    theme: 'auto',
    contrast: 'auto',
    motion: 'auto',
  };
  for (const text of [null, '', '{oops', 'null', '[]', '{"theme":"pink"}'])
    expect(loadPrefs(holding(text))).toEqual(first);
  expect(loadPrefs(holding('{"theme":"dark"}'))).toEqual({ ...first, theme: 'dark' });
});

test('a browser that keeps nothing is no error', () => {
  const refuse = () => {
    throw new Error('no');
  };
  expect(loadPrefs({ getItem: refuse }).theme).toBe('auto');
  expect(() => savePrefs({ setItem: refuse }, loadPrefs(holding(null)))).not.toThrow();
});
