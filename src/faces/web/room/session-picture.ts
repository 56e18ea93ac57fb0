/** Adds to a kept game what it looks like. */
import type { AnyPuzzle } from '../../../contract/index.ts';
import { themedPaint } from '../../../presentation/picture/palette.ts';
import { renderSvg } from '../../../presentation/picture/svg.ts';
import { type KeptSession, keepSession, sessionOf } from '../kept/sessions.ts';

export function drawSession(puzzle: AnyPuzzle, session: Pick<KeptSession, 'puzzle' | 'text'>, position: string): void {
  const instance = puzzle.instance.parse(position);
  const known = sessionOf(session);
  const scene = instance.ok ? puzzle.showing.depict(instance.value)[0] : undefined;
  // Its name and its time stand beside it in words.
  if (scene && known) keepSession({ ...known, picture: renderSvg(scene, () => '', themedPaint) });
}
