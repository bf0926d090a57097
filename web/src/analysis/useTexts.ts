import { useEffect, useRef } from 'preact/hooks';
import { LARGEST } from './open';

/** Takes texts and files that are pasted into the page or dropped on it, where no field takes them. */
export function useTexts(onText: (text: string) => void, isListening: boolean): void {
  const take = useRef(onText);
  take.current = onText;
  useEffect(() => {
    if (!isListening) return undefined;
    const release = new AbortController();
    const { signal } = release;
    document.addEventListener(
      'paste',
      ({ target, clipboardData }) => {
        if (target instanceof Element && target.closest('input, textarea, dialog')) return;
        const text = clipboardData?.getData('text') ?? '';
        if (text.trim()) take.current(text);
      },
      { signal },
    );
    document.addEventListener('dragover', event => event.preventDefault(), { signal });
    document.addEventListener(
      'drop',
      event => {
        event.preventDefault();
        void textOf(event.dataTransfer).then(text => text.trim() && take.current(text));
      },
      { signal },
    );
    return () => release.abort();
  }, [isListening]);
}

async function textOf(data: DataTransfer | null): Promise<string> {
  const [file] = data?.files ?? [];
  // What is too long is told as such; only its beginning is needed for that.
  if (file) return file.slice(0, LARGEST * 4).text();
  return data?.getData('text') ?? '';
}
