import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type Core, loadCore, type Variant } from '../core';
import { allMoves, findVariant, type Root } from '../pgn';
import { type Found, understand } from './open';

let core: Core;
let karouk: Variant;
beforeAll(async () => {
  core = await loadCore(readFileSync(new URL('../../../build/wasm/ouk.wasm', import.meta.url)));
  karouk = findVariant(core, 'karouk') as Variant;
});

const variantsOf = (found: Found): (string | undefined)[] =>
  found.kind === 'games' ? found.games.map(({ tags }) => tags.get('Variant')) : [];

test('a game that does not name its variant is of the one that was chosen', async () => {
  const text = '1. d4 *\n\n[Variant "Ouk Chatrang"]\n\n1. d4 *\n\n[Event "x"]\n\n1. d4 *\n';
  const variants = variantsOf(await understand(core, text, karouk));
  expect(variants).toEqual(['Karouk', 'Ouk Chatrang', 'Karouk']);
});

test('the page breathes while a large game is read', async () => {
  const round = 'Nd2 Nd7 Nb1 Nb8 ';
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 1);
  const found = await understand(core, round.repeat(25_000), karouk);
  clearInterval(timer);
  expect(found.kind === 'games' && allMoves(found.games[0]?.root as Root).length).toBe(100_000);
  expect(ticks).toBeGreaterThan(10);
}, 30_000);
