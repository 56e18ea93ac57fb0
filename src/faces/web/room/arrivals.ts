/** Texts that come to the page: a file dropped anywhere on it, something pasted beside every field, a file to attach. */
import type { Attachment, Problem } from '../../../contract/index.ts';
import { announce } from '../announce.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import type { Room } from './room.ts';

/** Why a file could not become the puzzle or a part of it: a text of the page, or what is wrong inside of the file. */
export type Refusal = 'not-text' | 'not-a-text' | 'not-taken-in' | { readonly file: string; readonly problem: Problem };

/** Pictures and the like are full of zeros and of bytes that are no letters; a foreign letter or two may happen. */
export function isText(content: string): boolean {
  const foreign = content.split('\ufffd').length - 1;
  return !content.includes('\0') && foreign * 20 <= content.length;
}

const plain = (content: string): string => content.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/** Puts a file's content into the text of the room; what is wrong with it is said, and the text then stays as it was. */
export async function attachFile(room: Room, attachment: Attachment, file: File): Promise<void> {
  const content = await file.text().catch(() => undefined);
  if (content === undefined || !isText(content)) {
    room.refusal.value = content === undefined ? 'not-taken-in' : 'not-a-text';
    return;
  }
  const put = attachment.attach(room.inputs.text.value, plain(content));
  room.refusal.value = put.ok ? undefined : { file: file.name, problem: put.problem };
  if (!put.ok) return;
  room.replaceText(put.value);
  announce(say(text('taken-in')));
}

/** Takes such texts into the room; returns how to stop. The text that stood there is kept among the recent ones. */
export function takeIn(room: Room): () => void {
  const refuse = (why: Refusal) => {
    room.refusal.value = why;
  };
  const arrived = (content: string) => {
    room.refusal.value = undefined;
    room.replaceText(plain(content));
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
