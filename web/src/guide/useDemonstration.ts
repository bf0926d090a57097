import { useEffect, useRef, useState } from 'preact/hooks';
import { isStill } from '../prefs';
import { useShared } from '../shared';
import { Demonstration, type Example } from './demonstration';

const STEP = 700;

export type Examples = Readonly<Record<string, Example>>;

/** The example on the board, and what leads through it. */
export interface Stage {
  name: string;
  demonstration: Demonstration;
  /** Whether moves are still to come by themselves. */
  isPlaying: boolean;
  /** Puts an example on the board as it stands after so many moves. */
  place: (name: string, ply: number) => void;
  /** Plays an example from one move to another. */
  open: (name: string, from: number, to: number) => void;
  show: (ply: number) => void;
  play: (from: string, to: string) => boolean;
}

/** Holds one of the examples on the board. `onEnd` is told when one has been played by itself. */
export function useDemonstration(
  examples: Examples,
  first: string,
  onEnd: (demonstration: Demonstration) => void,
): Stage {
  const { core } = useShared();
  const [name, setName] = useState(first);
  const [target, setTarget] = useState<number>();
  const [, setTurns] = useState(0);
  const held = useRef<Demonstration>(undefined);
  held.current ??= new Demonstration(core, examples[name] as Example);
  const demonstration = held.current;
  const redraw = () => setTurns(turns => turns + 1);
  useEffect(() => () => held.current?.free(), []);

  useEffect(() => {
    if (target === undefined) return undefined;
    if (demonstration.ply >= target) {
      setTarget(undefined);
      onEnd(demonstration);
      return undefined;
    }
    const timer = setTimeout(() => {
      demonstration.show(demonstration.ply + 1);
      redraw();
    }, STEP);
    return () => clearTimeout(timer);
  });

  const place = (next: string, ply: number) => {
    const example = examples[next];
    if (!example) return;
    held.current?.free();
    held.current = new Demonstration(core, example);
    held.current.show(ply);
    setName(next);
    setTarget(undefined);
    redraw();
  };
  return {
    name,
    demonstration,
    isPlaying: target !== undefined && demonstration.ply < target,
    place,
    open: (next, from, to) => {
      // Whoever wants no motion sees where it leads.
      place(next, isStill() ? to : from);
      setTarget(to);
    },
    show: ply => {
      setTarget(undefined);
      demonstration.show(ply);
      redraw();
    },
    play: (from, to) => {
      setTarget(undefined);
      const done = demonstration.play(from, to);
      redraw();
      return done;
    },
  };
}
