/** Texts that come to the page: what becomes of a file, and of something pasted. Loaded when one comes. */
import type { Problem } from '../../../contract/index.ts';
import { puzzleIn } from '../../../presentation/opened.ts';
import { announce } from '../announce.ts';
import { inputText } from './input-texts.ts';
import type { Room } from './room.ts';
import { sayInput } from './say-input.ts';

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

/** Puts the text in place of the person's, which is kept among the recent ones. */
export function arrived(room: Room, content: string): void {
  room.refusal.value = undefined;
  room.replaceText(plain(content));
  if (room.inputs.problem.value) room.mode.value = 'solve';
  announce(sayInput(inputText('taken-in')));
}

/** Takes a file that holds a whole puzzle; one that does not is refused, and the text stays as it was. */
export async function takeFile(room: Room, file: File): Promise<void> {
  const content = await file.text().catch(() => undefined);
  if (content === undefined) refuse(room, 'not-taken-in');
  else if (isText(content)) {
    // A file may hold what was found as well.
    arrived(room, puzzleIn(room.puzzle, plain(content)));
  } else refuse(room, 'not-text');
}
