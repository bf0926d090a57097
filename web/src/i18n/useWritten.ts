import { useEffect, useMemo } from 'preact/hooks';
import { shownPref } from '../prefs';
import type { Text } from './catalogue';

/** Keeps what the server has written, and what stays of it on the page, in the digits that the reader chose. */
export function useWritten(text: Text): void {
  const written = useMemo(() => (text.hasOwnDigits ? textsOf(document.body) : []), [text]);
  useEffect(() => {
    for (const [node, words] of written) node.data = text.chosenDigits(words);
  }, [written, shownPref('digits')]);
}

/** Every text below an element, and how it reads now. */
function textsOf(element: Element): [CharacterData, string][] {
  const texts: [CharacterData, string][] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as CharacterData;
    texts.push([node, node.data]);
  }
  return texts;
}
