/** Something that stands above the page until it is closed: the browser keeps the focus in it, and Escape closes it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './dialog.module.css';
import { Icon } from './icon.tsx';

export interface DialogProps {
  readonly title: string;
  /** Whether it has the whole screen; else it is as large as what it holds. */
  readonly isWhole?: boolean;
  /** Called when it has been closed. */
  close(): void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, isWhole = false, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class={`${css.dialog} ${isWhole ? css.whole : css.card}`}
      aria-label={title}
      onClose={close}
      // The room behind it has keys of its own.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class={css.head}>
        <p class={css.name}>{title}</p>
        <button type="button" class="plain" aria-label={say(text('close'))} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
