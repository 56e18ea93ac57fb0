/**
 * Which iterations of two searches are the same. Numbers do not tell: a better lower bound begins higher and skips some.
 * So iterations are told apart by those figures of their roots that change from one to the next, such as the bound.
 */
import type { Recording } from '../recording.ts';

/** The first root of each iteration, by the number of the iteration. */
function firstRoots(recording: Recording): ReadonlyMap<number, number> {
  const roots = new Map<number, number>();
  const { parents } = recording.columns;
  for (let node = 0; node < parents.length; node++) {
    if (parents[node]! >= 0) continue;
    const iteration = recording.iteration(node);
    if (!roots.has(iteration)) roots.set(iteration, node);
  }
  return roots;
}

/** The figures that have more than one value among the roots of a search. */
const changing = (recording: Recording, roots: ReadonlyMap<number, number>): readonly string[] =>
  recording.figures.filter((name) => {
    const values = [...roots.values()].map((root) => recording.figure(name, root));
    return new Set(values.filter((value) => value !== undefined)).size > 1;
  });

/** For each iteration of `b` the one of `a` that is the same, where `a` has it; by number where no figure tells. */
export function pairIterations(a: Recording, b: Recording): ReadonlyMap<number, number> {
  const [ofA, ofB] = [firstRoots(a), firstRoots(b)];
  const names = [...new Set([...changing(a, ofA), ...changing(b, ofB)])].sort();
  if (names.length === 0) return new Map([...ofB.keys()].filter((one) => ofA.has(one)).map((one) => [one, one]));
  const keyOf = (recording: Recording, root: number) => names.map((name) => recording.figure(name, root)).join(' ');
  // Where several have the same figures, the first goes with the first.
  const waiting = new Map<string, number[]>();
  for (const [iteration, root] of ofA) {
    const key = keyOf(a, root);
    waiting.set(key, [...(waiting.get(key) ?? []), iteration]);
  }
  const pairs = new Map<number, number>();
  for (const [iteration, root] of ofB) {
    const same = waiting.get(keyOf(b, root))?.shift();
    if (same !== undefined) pairs.set(iteration, same);
  }
  return pairs;
}
