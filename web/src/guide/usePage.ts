import { useEffect, useRef } from 'preact/hooks';
import type { Text } from '../i18n/catalogue';
import { squareText } from '../i18n/notation';

// The text of a chapter comes from the server and stays as it is; here it is made to lead the board.

/** What a phrase asks the board to show. */
export interface Wish {
  example: string;
  /** The one move it is about, where it is not about all. */
  ply: number | undefined;
}

const sections = (): NodeListOf<HTMLElement> => document.querySelectorAll('section[data-example]');
const phrases = (): NodeListOf<HTMLElement> => document.querySelectorAll('.phrase');
const wishOf = ({ dataset }: HTMLElement): Wish => ({
  example: dataset.example ?? '',
  ply: dataset.ply === undefined ? undefined : Number(dataset.ply),
});

/** Makes the phrases play: by pointer, by Enter and by Space. */
export function usePhrases(onWish: (wish: Wish) => void): void {
  useEffect(() => {
    const release = new AbortController();
    for (const phrase of phrases()) {
      phrase.role = 'button';
      phrase.tabIndex = 0;
      const onWished = () => onWish(wishOf(phrase));
      phrase.addEventListener('click', onWished, { signal: release.signal });
      const onKey = (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onWished();
      };
      phrase.addEventListener('keydown', onKey, { signal: release.signal });
    }
    return () => release.abort();
  });
}

/** Marks the phrases that say what the board shows now. */
export function useMarkedPhrases(example: string, ply: number, length: number): void {
  useEffect(() => {
    for (const phrase of phrases()) {
      const wish = wishOf(phrase);
      const isShown = wish.example === example && (wish.ply ?? length) === ply;
      phrase.classList.toggle('shown', isShown);
    }
  }, [example, ply, length]);
}

/** The example of the first section. */
export const firstExample = (): string => sections()[0]?.dataset.example ?? '';

/** So far the page may move before the board leaves what the reader asked it to show. */
const HOLD = 150;

/** Tells which section is being read, when that changes. Returns what holds the board as it is for a while. */
export function useSections(stage: HTMLElement, onSection: (example: string) => void): () => void {
  const heldAt = useRef<number>(undefined);
  useEffect(() => {
    const all = [...sections()];
    let read = all[0];
    const onScroll = () => {
      if (heldAt.current !== undefined && Math.abs(scrollY - heldAt.current) < HOLD) return;
      heldAt.current = undefined;
      const line = readingLine(stage);
      const next = all.findLast(section => section.getBoundingClientRect().top < line) ?? all[0];
      if (next && next !== read) onSection(wishOf(next).example);
      read = next;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return () => {
    heldAt.current = scrollY;
  };
}

/** How far down the eye is: a third of the free height, at the page's end all of it, so that every section has its turn. */
function readingLine(stage: HTMLElement): number {
  const { bottom, width } = stage.getBoundingClientRect();
  const covered = width > 0.9 * innerWidth ? bottom : 0;
  const way = document.documentElement.scrollHeight - innerHeight;
  return covered + (innerHeight - covered) * (0.3 + 0.65 * (way > 0 ? scrollY / way : 0) ** 2);
}

/** Writes the squares of the text as the board's edge has them. */
export function useSquares(text: Text, notation: string): void {
  useEffect(() => {
    for (const square of document.querySelectorAll<HTMLElement>('.sq')) {
      square.dataset.name ??= square.textContent ?? '';
      square.textContent = squareText(text, square.dataset.name);
    }
  }, [text, notation]);
}
