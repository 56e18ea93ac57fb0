/** What is open, for the browser's tab and the head of the page. */
import { effect, signal } from '@preact/signals';
import { say } from './settings.ts';
import { text } from './texts.ts';

export interface Opened {
  readonly name: string;
  /** For a room, the address that brings all of it back; none where it would be too long. */
  address?(): string | undefined;
}

/** Nothing on the home page. */
export const opened = signal<Opened | undefined>(undefined);

effect(() => {
  document.title = opened.value === undefined ? say(text('title')) : `${opened.value.name} · Teka`;
});
