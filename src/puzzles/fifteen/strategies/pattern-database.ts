/** The shortest way by pattern tables; src/algorithms/pattern-database has the search. Hard boards get larger tables. */
import type { Finder, Listener } from '../../../algorithms/pattern-database/finder.ts';
import { finderAtHand, finderFor } from '../../../algorithms/pattern-database/finders.ts';
import { hasLarge, type Size, splitOf } from '../../../algorithms/pattern-database/splits.ts';
import type { Context, Probe, Run, Strategy } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { ifSolvable } from '../search/if-solvable.ts';
import { multiTile } from '../search/multi-tile.ts';
import { text } from '../texts.ts';
import { HARD_NODES } from '../ways/shortest.ts';
import { type Turned, turnedOf } from '../ways/turned.ts';

export const patternDatabase: Pick<Strategy<Task, Path>, 'prepare'> = {
  async prepare(task, _goal, _options, context) {
    // Nothing need be built for a board that no moves solve.
    if (!isSolvable(task)) return ifSolvable(task, () => undefined);
    const turned = turnedOf(task);
    return task.metric === 'multi' ? multiTile(turned, context) : singleTile(turned, context);
  },
};

/** Small tables first, unless the large ones are there. */
export async function singleTile(turned: Turned, context: Context, hard = HARD_NODES): Promise<Run<Path>> {
  const { field, board, path } = turned;
  const large = finderAtHand(field, 'large', context);
  if (large) return (probe) => search(large, 0, probe, text('tables-used', { split: sizesOf(turned, 'large') }));
  const small = await finderFor(field, 'small', context);
  return (probe) => {
    probe.note(text('tables-used', { split: sizesOf(turned, 'small') }));
    const nodes = hasLarge(field) ? hard : Number.POSITIVE_INFINITY;
    const answer = small.find({ board, nodes }, listenerOf(probe));
    if (answer.kind === 'found') probe.solution(path(answer.moves));
    if (answer.kind !== 'hard') return undefined;
    return async () => {
      const finder = await finderFor(field, 'large', context);
      const grown = { split: sizesOf(turned, 'small'), larger: sizesOf(turned, 'large') };
      return (again) => search(finder, answer.least, again, text('tables-grown', grown));
    };
  };

  function search(finder: Finder, least: number, probe: Probe<Path>, note: ReturnType<typeof text>): void {
    probe.note(note);
    const answer = finder.find({ board, least }, listenerOf(probe));
    if (answer.kind === 'found') probe.solution(path(answer.moves));
  }
}

/** How many tiles each table has: "6-6-3". */
const sizesOf = ({ field }: Turned, size: Size): string =>
  splitOf(field, size)
    .map((pattern) => pattern.length)
    .join('-');

const listenerOf = (probe: Probe<Path>): Listener => ({
  tick: (nodes) => probe.tick(nodes),
  bound: (moves) => probe.gauge('bound', moves),
});
