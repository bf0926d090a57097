import { useEffect, useRef } from 'preact/hooks';

// What is behind a dialog cannot be heard: each dialog brings a voice of its own, and the topmost speaks.

const voices: HTMLElement[] = [];
/** A dialog that opens with what is said must be there first, and a region that is new is not read. */
const MOMENT = 100;

let waiting: string[] = [];

/** Says a sentence to those who listen instead of looking; those of one moment together. */
export function say(sentence: string): void {
  waiting.push(sentence);
  if (waiting.length > 1) return;
  setTimeout(() => {
    const voice = voices.at(-1);
    if (voice) voice.textContent = waiting.join(' ');
    waiting = [];
  }, MOMENT);
}

/** Where sentences are read from, unseen. */
export function Voice() {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const voice = place.current as HTMLElement;
    voices.push(voice);
    return () => void voices.splice(voices.indexOf(voice), 1);
  }, []);
  return <p class="unseen" role="status" ref={place} />;
}
