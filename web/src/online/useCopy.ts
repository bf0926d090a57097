import { useText } from '../i18n/context';
import { useShared } from '../shared';
import { copyText } from '../ui/copy';

/** Copies a text and says so. */
export function useCopy(show: (sentence: string) => void) {
  const text = useText();
  const { say } = useShared();
  return async (link: string) => {
    if (!(await copyText(link))) return;
    show(text('link-copied'));
    say(text('link-copied'));
  };
}
