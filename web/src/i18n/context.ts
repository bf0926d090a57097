import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Text } from './catalogue';

const TextContext = createContext<Text | undefined>(undefined);

export const TextProvider = TextContext.Provider;

/** The texts of the page's language. */
export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error('useText: no TextProvider above');
  return text;
}
