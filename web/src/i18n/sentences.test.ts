import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Core, loadCore, type Refusal } from '../core';
import { newRecord } from '../game/record';
import { Session } from '../game/session';
import { makeText, type Text } from './catalogue';
import { ownMove } from './moves';
import { hasOwnSquares, ownSquare } from './notation';
import { refusalReason, resultSentence, stepSentence } from './sentences';

const text = (language: string): Text =>
  makeText(
    language,
    readFileSync(new URL(`../../../locales/${language}.ftl`, import.meta.url), 'utf8'),
  );
const en = text('en');
const km = text('km');

let core: Core;
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  core = await loadCore(readFileSync(new URL('../../../build/wasm/ouk.wasm', import.meta.url)));
});

function played(log: string[], variant = 'cambodian'): Session {
  const seats = { white: 'human', black: 'human' } as const;
  const record = { ...newRecord({ variant, counting: 'automatic', seats }), log };
  return new Session(core, record, { save: () => {} });
}
const said = (session: Session): string[] =>
  session.allSteps.map((step, i) => stepSentence(en, step, session.allSteps[i - 1]));

describe('why not', () => {
  const why = (refusal: Refusal, isOwn = false) => {
    const words = refusalReason(en, refusal, 'e3', 'white', isOwn);
    return `${words.what} ${words.why}`;
  };
  test('is one sentence that names the square and the man', () => {
    expect(why({ code: 'own-piece', square: 'e3', piece: 'pawn' })).toBe(
      'Not e3: your own fish is there.',
    );
    expect(why({ code: 'leap-needs-empty', square: 'e3', piece: 'pawn' }, true)).toBe(
      'Not e3: a leap needs an empty square, and your own fish is there.',
    );
    expect(why({ code: 'leap-lost-rook', square: 'e2', piece: 'rook' })).toBe(
      'Not e3: the king lost its leap when a rook came to e2.',
    );
    expect(why({ code: 'king-attacked', square: 'b6', piece: 'knight' })).toBe(
      'Not e3: your king would be attacked by the knight on b6.',
    );
  });
});

test('moves, checks and turned fish are said', () => {
  expect(said(played(['b1d2', 'a6a5', 'd2e4', 'a5a4', 'e4d6']))).toEqual([
    'White: knight b1 to d2.',
    'Black: fish a6 to a5.',
    'White: knight d2 to e4.',
    'Black: fish a5 to a4.',
    'White: knight e4 takes fish on d6. Ouk! Black is in check.',
  ]);
  expect(said(played(['e3e4', 'a6a5', 'e4e5', 'a5a4', 'e5d6m'])).at(-1)).toBe(
    'White: fish e5 takes fish on d6. The fish turns over.',
  );
});

test('the end is said with its reason, in the words of the game', () => {
  const karouk = played(['b1d2', 'a6a5', 'd2e4', 'a5a4', 'e4d6'], 'karouk');
  expect(resultSentence(en, karouk)).toBe('White wins by check.');
  const resigned = played(['e3e4']);
  resigned.resign('black');
  expect(resultSentence(en, resigned)).toBe('White wins: Black resigned.');
  expect(resultSentence(km, resigned)).toBe('ខាងសឈ្នះ៖ ខាងខ្មៅចុះចាញ់។');
  expect(resultSentence(en, played(['e3e4']))).toBeUndefined();
});

describe('numbers', () => {
  test('take the digits of the language, whatever the browser knows of it', () => {
    expect(km('count-title', { side: 'white', number: 5, target: 16 })).toBe('ខាងសរាប់ ៥ / ១៦');
    expect(en('count-left', { left: 16 })).toBe('16 left');
    expect(km.number(128)).toBe('១២៨');
  });
  test('still choose their form of a message', () => {
    expect(en('computer-level', { level: 2 })).toBe('Computer, medium');
    expect(km('computer-level', { level: 1 })).toBe('កុំព្យូទ័រ កម្រិតងាយ');
  });
});

test('squares in the signs of the language, where it has its own', () => {
  expect(hasOwnSquares(en)).toBe(false);
  expect(hasOwnSquares(km)).toBe(true);
  expect(ownSquare(km, 'e3')).toBe('ង៣');
  const session = played(['e3e4', 'd6d5', 'e4d5', 'b8d7']);
  expect(session.moves.map(step => ownMove(km, step.move))).toEqual([
    'ត្រី ង៤',
    'ត្រី ឃ៥',
    'ត្រី ង ស៊ី ឃ៥',
    'សេះ ឃ៧',
  ]);
});

test('a choice between squares is a list with its last word', () => {
  expect(en.either(['b2', 'f2'])).toBe('b2 or f2');
  expect(en.either(['e3'])).toBe('e3');
});
