/** What the browser's tab says. */
import { effect, signal } from '@preact/signals';
import { say } from './settings.ts';
import { text } from './texts.ts';

/** The name of what is open; nothing on the home page. */
export const opened = signal<string | undefined>(undefined);

effect(() => {
  document.title = opened.value === undefined ? say(text('title')) : `${opened.value} · Teka`;
});
