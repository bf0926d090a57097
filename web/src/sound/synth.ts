// Our sounds, made from nothing but arithmetic: wood that is struck, and a voice that calls "ouk".

import type { Cue } from './cue';

/** A tone of struck wood or bronze: hertz, loudness, and the seconds in which it falls to a third. */
type Mode = readonly [frequency: number, loudness: number, decay: number];

const BOARD: readonly Mode[] = [
  [310, 0.5, 0.03],
  [740, 0.35, 0.018],
  [1630, 0.18, 0.01],
];
const BLOCK: readonly Mode[] = [
  [1240, 0.4, 0.03],
  [2890, 0.15, 0.012],
];
const GONG: readonly Mode[] = [
  [196, 0.4, 0.5],
  [293, 0.22, 0.38],
  [466, 0.14, 0.25],
  [719, 0.08, 0.15],
];

/** Formants of an open "o", in hertz, with their widths. */
const FORMANTS = [
  [480, 70],
  [860, 90],
  [2500, 160],
] as const;
const VOICE_END = 0.19;
const BURST_START = 0.245;
const BURST = [1500, 350] as const;

/** Gets the samples of a cue, between -1 and 1, at so many a second. */
export function samplesOf(cue: Cue, rate: number): Float32Array {
  const sound = new Float32Array(Math.ceil(SECONDS[cue] * rate));
  DRAW[cue](sound, rate);
  return evened(sound, LOUDNESS[cue]);
}

const SECONDS: Record<Cue, number> = {
  move: 0.14,
  capture: 0.22,
  ouk: 0.36,
  count: 0.15,
  low: 0.3,
  end: 1.4,
};
const LOUDNESS: Record<Cue, number> = {
  move: 0.5,
  capture: 0.6,
  ouk: 0.75,
  count: 0.35,
  low: 0.45,
  end: 0.5,
};

const DRAW: Record<Cue, (sound: Float32Array, rate: number) => void> = {
  move: (sound, rate) => strike(sound, rate, 0, BOARD, 1),
  capture: (sound, rate) => {
    strike(sound, rate, 0, BLOCK, 0.7);
    strike(sound, rate, 0.06, BOARD, 1);
  },
  ouk: (sound, rate) => {
    call(sound, rate);
    strike(sound, rate, 0, BOARD, 0.12);
  },
  count: (sound, rate) => strike(sound, rate, 0, BLOCK, 1),
  low: (sound, rate) => {
    strike(sound, rate, 0, BLOCK, 1);
    strike(sound, rate, 0.13, BLOCK, 1);
  },
  end: (sound, rate) => {
    strike(sound, rate, 0, GONG, 1);
    strike(sound, rate, 0.22, GONG, 0.7);
  },
};

/** Adds one blow. */
function strike(
  sound: Float32Array,
  rate: number,
  start: number,
  modes: readonly Mode[],
  force: number,
): void {
  const first = Math.round(start * rate);
  for (let i = first; i < sound.length; i += 1) {
    const time = (i - first) / rate;
    let sample = 0;
    for (const [frequency, loudness, decay] of modes)
      sample += loudness * Math.exp(-time / decay) * Math.sin(2 * Math.PI * frequency * time);
    add(sound, i, force * sample);
  }
}

/** A sinking voice in an open "o" that stops at once, and after a breath the "k". */
function call(sound: Float32Array, rate: number): void {
  const noise = noiseMaker();
  const vowel = FORMANTS.map(formant => resonator(formant, rate));
  const burst = resonator(BURST, rate);
  let phase = 1;
  let pulse = 0;
  let inside = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const time = i / rate;
    phase += (175 - 260 * time) / rate;
    const isOpening = phase >= 1 && time < VOICE_END;
    if (phase >= 1) phase -= 1;
    // A soft pulse of air, as the throat opens; what remains of it falls away within a millisecond.
    pulse = isOpening ? 1 : pulse * Math.exp(-1 / (0.0004 * rate));
    const attack = Math.min(1, time / 0.006);
    const closing = Math.min(1, Math.max(0, (VOICE_END - time) / 0.012));
    const air = (pulse + 0.02 * noise()) * attack * closing;
    const voice = vowel.reduce((sample, resonate) => resonate(sample), air);
    const breath = time < BURST_START ? 0 : noise() * Math.exp((BURST_START - time) / 0.012);
    // Lips let high tones out better than low ones.
    add(sound, i, voice - 0.96 * inside + 0.06 * burst(breath));
    inside = voice;
  }
}

/** A filter that rings at a frequency, and passes the lowest tones as they are. */
function resonator([frequency, width]: readonly [number, number], rate: number) {
  const radius = Math.exp((-Math.PI * width) / rate);
  const b = 2 * radius * Math.cos((2 * Math.PI * frequency) / rate);
  const c = -radius * radius;
  const a = 1 - b - c;
  let [last, before] = [0, 0];
  return (sample: number): number => {
    [last, before] = [a * sample + b * last + c * before, last];
    return last;
  };
}

/** Noise that is the same each time. */
function noiseMaker(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
}

/** Brings the loudest sample to `peak` and the end to silence. */
function evened(sound: Float32Array, peak: number): Float32Array {
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const fade = Math.min(sound.length, 400);
  return sound.map((sample, i) => {
    const isEnding = i > sound.length - fade;
    return ((sample * peak) / loudest) * (isEnding ? (sound.length - 1 - i) / fade : 1);
  });
}

function add(sound: Float32Array, i: number, sample: number): void {
  sound[i] = (sound[i] ?? 0) + sample;
}
