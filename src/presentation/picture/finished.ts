/** The finished picture of an instance, or of a solution of it, as files have it. */
import type { AnyPuzzle, Scene, Speaker } from '../../contract/index.ts';
import { lightPalette, paintWith } from './palette.ts';
import { onPaper, renderSvg } from './svg.ts';

/** The last frame; undefined where the text is not an instance. A solution that cannot be read is left out. */
export function finishedScene(puzzle: AnyPuzzle, instance: string, solution?: string): Scene | undefined {
  const task = puzzle.instance.parse(instance);
  const answer = solution === undefined ? undefined : puzzle.solution.parse(solution);
  return task.ok ? puzzle.showing.depict(task.value, answer?.ok ? answer.value : undefined).at(-1) : undefined;
}

/** A scene as a file that stands alone. */
export const fileSvg = (scene: Scene, say: Speaker, ground: 'paper' | 'surface' = 'paper'): string =>
  renderSvg(onPaper(scene, ground), say, paintWith(lightPalette));
