/** A puzzle itself, with its own types: for programs that parse, judge, play or draw. */
import { findPuzzle } from '../engine/find.ts';
import { catalogue } from '../puzzles/catalogue.ts';
import { errorOf } from './error.ts';
import type { AnyName, PuzzleOf } from './names.ts';

/**
 * Loads a puzzle by its name: its notation, judge, strategies, pictures, moves and generator.
 *
 * @example
 * ```ts
 * import { loadPuzzle } from 'teka';
 *
 * const fifteen = await loadPuzzle('15');
 * const read = fifteen.instance.parse('1 2 3\n4 5 6\n7 - 8');
 * if (read.ok) console.log(read.value.cells.join()); // => 1,2,3,4,5,6,7,0,8
 * ```
 */
export async function loadPuzzle<const Name extends AnyName>(name: Name): Promise<PuzzleOf<Name>> {
  const found = findPuzzle(catalogue, name);
  if (!found.ok) throw errorOf(found.problem, {});
  return (await found.value.load()) as PuzzleOf<Name>;
}
