/** Saves and prints what is looked at. Loaded when a person does so, since it draws pictures and pages. */
import { announce } from '../announce.ts';
import { savePicture } from '../parts/picture-files.ts';
import { printWithBack } from '../parts/print.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import type { Room } from './room.ts';

export async function saveShown({ player, puzzle, say: sayPuzzle }: Room, kind: 'svg' | 'png'): Promise<void> {
  try {
    await savePicture(puzzle.about.id, kind, player.frames.value[player.at.value]!, sayPuzzle);
  } catch {
    announce(say(text('save-failed')));
  }
}

export function printShown({ player, puzzle, inputs }: Room): void {
  const [bare, solved] = [puzzle.showing.depict(inputs.instance.value).at(-1), player.frames.value.at(-1)];
  if (bare && solved) printWithBack(bare, solved);
}
