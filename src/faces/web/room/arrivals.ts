/** Texts that come to the page: a file dropped anywhere on it, something pasted beside every field. */
import type { Problem } from '../../../contract/index.ts';
import { announce } from '../announce.ts';
import { isEmbedded } from '../embed.ts';
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

export const plain = (content: string): string => content.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

function refuse(room: Room, why: Refusal): void {
  room.refusal.value = why;
  // It is said where texts are brought.
  room.mode.value = 'solve';
}

function arrived(room: Room, content: string): void {
  room.refusal.value = undefined;
  room.replaceText(plain(content));
  if (room.inputs.problem.value) room.mode.value = 'solve';
  announce(say(text('taken-in')));
}

/** Takes a file that holds a whole puzzle; one that does not is refused, and the text stays as it was. */
export async function takeFile(room: Room, file: File): Promise<void> {
  const content = await file.text().catch(() => undefined);
  if (content === undefined) refuse(room, 'not-taken-in');
  else if (isText(content)) {
    // A file may hold what was found as well.
    const { puzzleIn } = await import('../../../presentation/opened.ts');
    arrived(room, puzzleIn(room.puzzle, plain(content)));
  } else refuse(room, 'not-text');
}

/** Takes such texts into the room; returns how to stop. The text that stood there is kept among the recent ones. */
export function takeIn(room: Room): () => void {
  const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

  const over = (event: DragEvent) => {
    // Otherwise the browser opens the file in place of the page.
    if (carriesFile(event)) event.preventDefault();
  };
  // A mode that stands alone must be the one where texts are brought, or the file would lead to another.
  const isTaken = () => !isEmbedded || room.mode.value === 'solve';
  const drop = async (event: DragEvent) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    if (!isTaken()) return;
    const file = event.dataTransfer?.files[0];
    if (file) await takeFile(room, file);
  };
  const paste = (event: ClipboardEvent) => {
    if (!isTaken() || (event.target as Element | null)?.closest?.('input, textarea, select, [contenteditable]')) return;
    const content = event.clipboardData?.getData('text/plain') ?? '';
    if (content.trim() !== '') arrived(room, content);
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('dragover', over, { signal });
  document.addEventListener('drop', (event) => void drop(event), { signal });
  document.addEventListener('paste', paste, { signal });
  return () => listening.abort();
}
