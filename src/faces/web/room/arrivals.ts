/** Texts that come to the page by themselves: a file dropped anywhere on it, or something pasted beside every field. */
import { announce } from '../announce.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import type { Room } from './room.ts';

/** Takes such texts into the room; returns how to stop. The text that stood there is kept among the recent ones. */
export function takeIn(room: Room): () => void {
  const arrived = (content: string) => {
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
      if (content !== undefined) arrived(content);
    } catch {
      announce(say(text('not-taken-in')));
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
