import { useText } from '../i18n/context';
import { useShared } from '../shared';

/** Copies a text and says so. Where the browser lets no page copy, the text is there to be marked by hand. */
export function useCopy(show: (sentence: string) => void) {
  const text = useText();
  const { say } = useShared();
  return async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      return;
    }
    show(text('link-copied'));
    say(text('link-copied'));
  };
}
