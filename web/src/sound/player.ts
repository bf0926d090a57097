import type { Cue } from './cue';
import { samplesOf } from './synth';

/** Seconds from the start of a cue until the next may sound. */
const GAP: Record<Cue, number> = {
  move: 0.13,
  capture: 0.2,
  ouk: 0.4,
  count: 0.15,
  low: 0.3,
  end: 1,
};

const buffers = new Map<Cue, AudioBuffer>();
let context: AudioContext | undefined;
let isFreeAt = 0;

/** Plays cues one after another, behind those that still sound. */
export function play(cues: readonly Cue[]): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= openContext();
  void context.resume();
  for (const cue of cues) start(context, cue);
}

/** Some browsers let sound begin only while a finger is down, not when a move has been judged. */
function openContext(): AudioContext {
  const audio = new AudioContext();
  const release = new AbortController();
  const wake = () => void audio.resume().then(() => release.abort());
  addEventListener('pointerup', wake, { capture: true, signal: release.signal });
  return audio;
}

function start(audio: AudioContext, cue: Cue): void {
  const source = audio.createBufferSource();
  source.buffer = bufferOf(audio, cue);
  source.connect(audio.destination);
  const at = Math.max(audio.currentTime, isFreeAt);
  source.start(at);
  isFreeAt = at + GAP[cue];
}

function bufferOf(audio: AudioContext, cue: Cue): AudioBuffer {
  let buffer = buffers.get(cue);
  if (!buffer) {
    const samples = samplesOf(cue, audio.sampleRate);
    buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
    buffer.getChannelData(0).set(samples);
    buffers.set(cue, buffer);
  }
  return buffer;
}
