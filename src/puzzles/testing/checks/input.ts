/** Whether an instance has a size, and another order of its input is the same instance with the same solutions. */
import { seededRandom } from '../../../algorithms/random/random.ts';
import type { Puzzle } from '../../../contract/index.ts';
import { collect, goalsTaken } from '../run.ts';
import { roundTripComplaints } from './notation.ts';
import { wordComplaints } from './words.ts';

export function sizeComplaints<I, S>({ solving, texts }: Puzzle<I, S>, value: I): string[] {
  const { size } = solving;
  if (!size) return ['it has no size'];
  const own = size.of(value);
  const odd = Number.isSafeInteger(own) && own >= 0 ? [] : [`its size is ${own}`];
  return [...odd, ...wordComplaints(texts, size.unit)];
}

/** The instance in the order that a seed gives. */
export const inOrder = <I, S>({ solving }: Puzzle<I, S>, value: I, seed: number): I =>
  solving.reorder!(value, seededRandom(seed));

/** Solutions are compared where a complete strategy finds all of both within `mostNodes`. */
export async function orderComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  value: I,
  seed: number,
  mostNodes: number,
): Promise<string[]> {
  const { format } = puzzle.instance;
  const other = inOrder(puzzle, value, seed);
  const [text, reordered] = [format(value), format(other)];
  const complaints = roundTripComplaints(puzzle.instance, other);
  if (format(inOrder(puzzle, value, seed)) !== reordered) complaints.push('another order for the same seed');
  const { size } = puzzle.solving;
  if (size && size.of(other) !== size.of(value))
    complaints.push(`its size is ${size.of(other)}, not ${size.of(value)}`);
  for (const { id, guarantees } of puzzle.solving.strategies) {
    if (!guarantees.complete) continue;
    const before = await keysOf(puzzle, text, id, mostNodes);
    const after = before && (await keysOf(puzzle, reordered, id, mostNodes));
    if (!after) continue;
    const lost = [...before].filter((key) => !after.has(key)).map((key) => `${id} does not find ${key}`);
    const strange = [...after].filter((key) => !before.has(key)).map((key) => `only then ${id} finds ${key}`);
    complaints.push(...lost, ...strange);
  }
  return complaints.map((what) => `${text} as ${reordered}: ${what}`);
}

/** The keys of all solutions; undefined where the strategy does not tell them, or not quickly. */
async function keysOf<I, S>(puzzle: Puzzle<I, S>, text: string, strategy: string, mostNodes: number) {
  if (!goalsTaken(puzzle, { text, strategy }).includes('all')) return undefined;
  const found = await collect(puzzle, { text, strategy, goal: 'all' }, mostNodes);
  return found?.finished ? new Set(found.solutions.map(found.judge.key)) : undefined;
}

/** Whether any of some seeds gives another order than the one that is written. */
export function shuffleComplaints<I, S>(puzzle: Puzzle<I, S>, texts: readonly string[]): string[] {
  const isMoved = texts.some((text) => {
    const read = puzzle.instance.parse(text);
    return read.ok && [1, 2, 3].some((seed) => puzzle.instance.format(inOrder(puzzle, read.value, seed)) !== text);
  });
  return isMoved ? [] : ['no seed gives another order'];
}
