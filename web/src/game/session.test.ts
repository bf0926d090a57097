import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Core, loadCore } from '../core';
import { type GameRecord, newRecord, type Seats } from './record';
import { refusalOf } from './refusals';
import { Session } from './session';
import { takenBy } from './taken';
import { leapsOf } from './view';

let core: Core;
beforeAll(async () => {
  core = await loadCore(readFileSync(new URL('../../../build/wasm/ouk.wasm', import.meta.url)));
});

const TWO: Seats = { white: 'human', black: 'human' };

function begin(log: string[] = [], seats = TWO, variant = 'cambodian') {
  const saved: GameRecord[] = [];
  const record = { ...newRecord({ variant, counting: 'automatic', seats }), log };
  return { session: new Session(core, record, { save: next => saved.push(next) }), saved };
}

test('every move is saved, and the saved game is the same game', () => {
  const { session, saved } = begin();
  expect(session.play('e3', 'e4')).toBe(true);
  expect(session.play('e4', 'e5')).toBe(false);
  expect(session.play('d6', 'd5')).toBe(true);
  expect(saved.map(record => record.log)).toEqual([['e3e4'], ['e3e4', 'd6d5']]);
  const again = new Session(core, saved[1] as GameRecord, { save: () => {} });
  expect(again.view.pieces).toEqual(session.view.pieces);
  expect(again.moves.map(step => step.move.san)).toEqual(['e4', 'd5']);
});

test('entries that the rules refuse are cut off and counted', () => {
  const { session } = begin(['e3e4', 'a1a8', 'd6d5']);
  expect(session.cut).toBe(2);
  expect(session.lastPly).toBe(1);
});

test('stepping shows earlier positions and changes nothing', () => {
  const { session } = begin(['e3e4', 'd6d5', 'e4d5']);
  session.show(1);
  expect(session.isAtEnd).toBe(false);
  expect(session.view.last).toEqual(['e3', 'e4']);
  expect(session.view.pieces.has('d5')).toBe(false);
  session.show(99);
  expect(session.ply).toBe(3);
  expect(session.view.last).toEqual(['e4', 'd5']);
});

test('the end by the count is told alike wherever one looks', () => {
  const games = readFileSync(
    new URL('../../../tests/conformance/games.jsonl', import.meta.url),
    'utf8',
  )
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as { variant: string; moves: string[]; end: string });
  const counted = games.find(game => game.variant === 'cambodian' && game.end === 'count');
  const { session } = begin(counted?.moves);
  const { lastCount, drawn } = session;
  expect(lastCount?.number).toBe(lastCount?.target);
  expect(drawn).toBe(
    [...session.view.pieces].find(
      ([, man]) => man.role === 'king' && man.color === lastCount?.side,
    )?.[0],
  );
  session.show(3);
  expect(session.lastCount).toEqual(lastCount);
  expect(session.drawn).toBeUndefined();
});

describe('taking back', () => {
  test('takes one move where two share the board', () => {
    const { session } = begin(['e3e4', 'd6d5']);
    session.undo();
    expect(session.record.log).toEqual(['e3e4']);
  });
  test("takes the computer's answer with one's own move", () => {
    const { session } = begin(['e3e4', 'd6d5'], { white: 'human', black: 1 });
    session.undo();
    expect(session.record.log).toEqual([]);
    expect(session.canUndo).toBe(false);
  });
  test("leaves the computer's first move", () => {
    const { session } = begin(['e3e4'], { white: 1, black: 'human' });
    expect(session.canUndo).toBe(false);
  });
});

describe('the end', () => {
  test('by resignation', () => {
    const { session, saved } = begin(['e3e4']);
    session.resign('black');
    expect(session.winner).toBe('white');
    expect(session.play('d6', 'd5')).toBe(false);
    expect(saved.at(-1)).toMatchObject({ over: true, ending: { kind: 'resign', side: 'black' } });
  });
  test('by the first check in the game where it wins', () => {
    const { session } = begin(['b1d2', 'a6a5', 'd2e4', 'a5a4', 'e4d6'], TWO, 'karouk');
    expect(session.result).toEqual({
      by: 'position',
      outcome: { termination: 'check', winner: 'white' },
    });
    expect(session.view.check).toBe('e8');
  });
  test('by a claim, once the position stands for the third time', () => {
    const shuffle = ['b1d2', 'b8d7', 'd2b1', 'd7b8'];
    const { session } = begin([...shuffle, ...shuffle.slice(0, 3)]);
    session.claimDraw();
    expect(session.result).toBeUndefined();
    session.play('d7', 'b8');
    expect(session.canClaim).toBe(true);
    session.claimDraw();
    expect(session.result).toEqual({ by: 'players', ending: { kind: 'claim' } });
  });
});

test('men taken are told apart, fish and turned fish too', () => {
  const { session } = begin(['e3e4', 'd6d5', 'e4d5', 'e6d5']);
  expect(takenBy('white', session.moves).map(({ piece, n }) => [piece.role, n])).toEqual([
    ['pawn', 1],
  ]);
  expect(takenBy('black', session.moves)).toHaveLength(1);
});

test('only king and neang leap, and only while they may', () => {
  const { session } = begin();
  expect(leapsOf(session.view, 'd1').toSorted()).toEqual(['b2', 'f2']);
  expect(leapsOf(session.view, 'e1')).toEqual([]);
  expect(leapsOf(session.view, 'c1')).toEqual([]);
  session.play('e3', 'e4');
  session.play('a6', 'a5');
  expect(leapsOf(session.view, 'e1')).toEqual(['e3']);
});

describe('a refused attempt', () => {
  const codeOf = (session: Session, from: string, to: string) =>
    refusalOf(session, from, to)?.refusal.code;
  test('has its reason', () => {
    const { session } = begin();
    expect(codeOf(session, 'e1', 'e3')).toBe('leap-needs-empty');
    expect(codeOf(session, 'a1', 'a3')).toBe('own-piece');
    expect(codeOf(session, 'e8', 'e8')).toBe('not-your-turn');
    expect(codeOf(session, 'a1', 'b2')).toBe('not-how-it-moves');
  });
  test('is no attempt where another own man was chosen instead', () => {
    const { session } = begin();
    expect(codeOf(session, 'a1', 'h3')).toBeUndefined();
    expect(codeOf(session, 'd1', 'd1')).toBeUndefined();
  });
  test('says that the game is over, once it is', () => {
    const { session } = begin();
    session.resign('white');
    expect(codeOf(session, 'e3', 'e4')).toBe('game-over');
  });
});

describe('tournament counting', () => {
  const game = { variant: 'cambodian', counting: 'tournament', seats: TWO } as const;
  test('is offered only to a side that may count', () => {
    const session = new Session(core, newRecord(game), { save: () => {} });
    expect(session.countActionsOf('white')).toEqual([]);
    expect(session.countAction('@start')).toBe(false);
  });
});
