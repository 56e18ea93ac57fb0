/** Texts that come to the page by themselves: a file dropped anywhere on it, or something pasted beside every field. */
import { announce } from '../announce.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import type { Room } from './room.ts';

/** Why a file could not become the puzzle, as a text of the page. */
export type Refusal = 'not-text' | 'not-taken-in';

/** Pictures and the like are full of zeros and of bytes that are no letters; a foreign letter or two may happen. */
export function isText(content: string): boolean {
  const foreign = content.split('\ufffd').length - 1;
  return !content.includes('\0') && foreign * 20 <= content.length;
}

/** Takes such texts into the room; returns how to stop. The text that stood there is kept among the recent ones. */
export function takeIn(room: Room): () => void {
  const refuse = (why: Refusal) => {
    room.refusal.value = why;
  };
  const arrived = (content: string) => {
    room.refusal.value = undefined;
    room.replaceText(content.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
    announce(say(text('taken-in')));
  };
  const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

  const over = (event: DragEvent) => {
    // Otherwise the browser opens the file in place of the page.
    if (carriesFile(event)) event.preventDefault();
  };
  const drop = async (event: DragEvent) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    try {
      const content = await event.dataTransfer?.files[0]?.text();
      if (content === undefined) return;
      if (isText(content)) arrived(content);
      else refuse('not-text');
    } catch {
      refuse('not-taken-in');
    }
  };
  const paste = (event: ClipboardEvent) => {
    if ((event.target as Element | null)?.closest?.('input, textarea, select, [contenteditable]')) return;
    const content = event.clipboardData?.getData('text/plain') ?? '';
    if (content.trim() !== '') arrived(content);
  };

  const ears = new AbortController();
  const { signal } = ears;
  document.addEventListener('dragover', over, { signal });
  document.addEventListener('drop', (event) => void drop(event), { signal });
  document.addEventListener('paste', paste, { signal });
  return () => ears.abort();
}
