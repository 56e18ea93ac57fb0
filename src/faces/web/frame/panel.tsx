/** A panel that was asked for: beside the board on a wide screen, a sheet below it on a phone, which a swipe sends away. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { catchFocus } from '../board/sight.ts';
import { Icon } from '../parts/icon.tsx';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './frame.module.css';

/** How far a finger must go down, in pixels. */
const SWIPE = 48;

export function Panel({ title, close, children }: { title: string; close(): void; children: ComponentChildren }) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const from = useRef<number | undefined>(undefined);
  // What opens is to be seen and heard of; what closes gives the focus back to the action that opened it. What a panel
  // has opened is behind the last of them.
  useEffect(() => {
    const from = document.activeElement?.closest<HTMLElement>('[role=toolbar] button');
    heading.current?.focus({ preventScroll: true });
    const opener = from ?? document.querySelector<HTMLElement>('[role=toolbar] button:last-child');
    return () => void setTimeout(() => catchFocus(opener));
  }, []);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !panel.current?.contains(document.activeElement)) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, [close]);
  return (
    <section ref={panel} class={css.panel} aria-label={title}>
      <div
        class={css.grip}
        onPointerDown={(event) => {
          from.current = event.clientY;
        }}
        onPointerUp={(event) => {
          if (from.current !== undefined && event.clientY - from.current > SWIPE) close();
          from.current = undefined;
        }}
      >
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" class={`plain ${css.close}`} aria-label={say(text('close'))} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </section>
  );
}
