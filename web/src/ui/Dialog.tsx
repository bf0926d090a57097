import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useText } from '../i18n/context';
import { Icon } from './Icon';
import { Voice } from './Voice';

interface Props {
  title: string;
  onClose: () => void;
  class?: string;
  /** Stands above the title. */
  head?: ComponentChildren;
  children: ComponentChildren;
}

/** A dialog over the page, at the bottom on a phone. Escape, the cross and a tap beside it close it. */
export function Dialog(props: Props) {
  const text = useText();
  const element = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const title = <h2 id="dialog-title">{props.title}</h2>;
  return (
    <dialog
      ref={element}
      class={`dialog ${props.class ?? ''}`}
      aria-labelledby="dialog-title"
      onCancel={event => {
        // A file that was not chosen after all is told of in the same way.
        if (event.target !== element.current) return;
        event.preventDefault();
        props.onClose();
      }}
      onPointerDown={event => {
        pressed.current = event.target;
      }}
      onClick={event => {
        // Not where a text was marked from inside to beyond the edge.
        const isBeside = event.target === element.current && pressed.current === element.current;
        if (isBeside) props.onClose();
      }}
    >
      {/* The title stays with the cross while the rest scrolls, unless a picture stands above it. */}
      {!props.head && title}
      <div class="inside">
        {props.head && (
          <>
            {props.head}
            {title}
          </>
        )}
        {props.children}
        <Voice />
      </div>
      {/* Last, so that the dialog opens with the focus on what it is about; outside what scrolls, so that it stays. */}
      <button type="button" class="tb cross" aria-label={text('close')} onClick={props.onClose}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}
