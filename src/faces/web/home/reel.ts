/** The film of a puzzle: its examples solved frame by frame. */
import type { AnyPuzzle, Scene } from '../../../contract/index.ts';

/** More would only make a loop nobody waits for. */
const MOST_EXAMPLES = 4;

export interface Reel {
  readonly frames: readonly Scene[];
  /** What to show when nothing may move: the first example, solved. */
  readonly still: number;
}

/** Every example whose solution is known, from the bare instance to the answer, one after the other. */
export function makeReel(puzzle: AnyPuzzle): Reel {
  const films = puzzle.examples.slice(0, MOST_EXAMPLES * 2).flatMap((example) => {
    const first = example.answers.find((answer) => answer.first !== undefined)?.first;
    const instance = puzzle.instance.parse(example.text);
    const solution = first === undefined ? undefined : puzzle.solution.parse(first);
    return instance.ok && solution?.ok ? [puzzle.depict(instance.value, solution.value)] : [];
  });
  const shown = films.slice(0, MOST_EXAMPLES);
  return { frames: shown.flat(), still: Math.max(0, (shown[0]?.length ?? 1) - 1) };
}
