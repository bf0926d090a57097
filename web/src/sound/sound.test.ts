import { describe, expect, test } from 'vitest';
import type { Step } from '../game/steps';
import { type Cue, cuesOf } from './cue';
import { samplesOf } from './synth';

const RATE = 48_000;
const CUES: readonly Cue[] = ['move', 'capture', 'ouk', 'count', 'low', 'end'];

/** How loud a frequency is in a stretch of sound. */
function power(sound: Float32Array, frequency: number): number {
  let [real, imaginary] = [0, 0];
  sound.forEach((sample, i) => {
    const angle = (2 * Math.PI * frequency * i) / RATE;
    real += sample * Math.cos(angle);
    imaginary += sample * Math.sin(angle);
  });
  return Math.hypot(real, imaginary) / sound.length;
}
const loudness = (sound: Float32Array): number =>
  Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length);
const between = (sound: Float32Array, from: number, to: number): Float32Array =>
  sound.slice(from * RATE, to * RATE);

describe.each(CUES)('the sound %s', cue => {
  const sound = samplesOf(cue, RATE);
  test('is heard, does not clip, and begins and ends without a click', () => {
    expect(sound.every(Number.isFinite)).toBe(true);
    const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest).toBeGreaterThan(0.3);
    expect(loudest).toBeLessThan(0.8);
    expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.05);
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.001);
  });
  test('is the same at another rate, and each time', () => {
    expect(samplesOf(cue, 44_100).length / 44_100).toBeCloseTo(sound.length / RATE, 3);
    expect(samplesOf(cue, RATE)).toEqual(sound);
  });
});

test('the call is a voice in an open o that stops at once, and a k', () => {
  const call = samplesOf('ouk', RATE);
  const voice = between(call, 0.05, 0.18);
  const around = (frequency: number) =>
    Math.max(...[-60, -40, -20, 0, 20, 40, 60].map(off => power(voice, frequency + off)));
  expect(around(480)).toBeGreaterThan(4 * around(1500));
  expect(around(860)).toBeGreaterThan(2 * around(1500));
  const breath = loudness(between(call, 0.215, 0.24));
  expect(breath).toBeLessThan(loudness(voice) / 10);
  expect(loudness(between(call, 0.247, 0.26))).toBeGreaterThan(2 * breath);
});

describe('what a step sounds like', () => {
  const count = (number: number) =>
    ({ side: 'black', number, target: 8, ply: 0, limit: 0 }) as const;
  const step = (of: Partial<Step>): Step => ({
    entry: 'e3e4',
    side: 'white',
    move: { captured: undefined } as unknown as NonNullable<Step['move']>,
    check: false,
    count: undefined,
    ...of,
  });
  const captured = { captured: {} } as unknown as NonNullable<Step['move']>;

  test('is the move, the capture, or the call alone', () => {
    expect(cuesOf(step({}), undefined)).toEqual(['move']);
    expect(cuesOf(step({ move: captured }), undefined)).toEqual(['capture']);
    expect(cuesOf(step({ move: captured, check: true }), undefined)).toEqual(['ouk']);
  });
  test('and the count when it starts, and at each number near its end', () => {
    const at = (number: number, before: number | undefined) =>
      cuesOf(step({ count: count(number) }), before ? step({ count: count(before) }) : step({}));
    expect(at(3, undefined)).toEqual(['move', 'count']);
    expect(at(4, 3)).toEqual(['move']);
    expect(at(5, 4)).toEqual(['move', 'count']);
    expect(at(5, 5)).toEqual(['move']);
  });
});
