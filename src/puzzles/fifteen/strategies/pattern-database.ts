/** The shortest way by tables, as moves are counted: src/puzzles/fifteen/search has both searches. */
import { unlessNoRoom } from '../../../algorithms/wasm/room.ts';
import type { Shard, Strategy } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { traceByTables } from '../search/by-tables-watched.ts';
import { shardByTables, splitByTables } from '../search/divided.ts';
import { ifSolvable, traceIfSolvable } from '../search/if-solvable.ts';
import { multiTile } from '../search/multi-tile.ts';
import { orGiveUp, traceOrGiveUp } from '../search/or-give-up.ts';
import { finderAtHand, finderFor } from '../search/pattern-database/finders.ts';
import { singleTile } from '../search/single-tile.ts';
import { turnedOf } from '../search/ways/turned.ts';

export const patternDatabase: Required<Pick<Strategy<Task, Path>, 'prepare' | 'split' | 'watch'>> = {
  async prepare(task, _goal, _options, context) {
    // Nothing need be built for a board that no moves solve.
    if (!isSolvable(task)) return ifSolvable(task, () => undefined);
    const turned = turnedOf(task);
    const { part } = context;
    if (part !== undefined) return orGiveUp(() => shardByTables(turned, context, part));
    return orGiveUp(() => (task.metric === 'multi' ? multiTile(turned, context) : singleTile(turned, context)));
  },
  split: (task, _goal, _options, context, round) =>
    unlessNoRoom<readonly Shard[]>(
      () => splitByTables(task, context, round),
      () => [],
    ),
  watch: (task, goal, _options, context) =>
    traceOrGiveUp(async () => {
      const { field } = turnedOf(task);
      // Now they may come from the store, for which a trace that has begun cannot wait.
      if (isSolvable(task) && !finderAtHand(field, 'large', context)) await finderFor(field, 'small', context);
      return traceIfSolvable(task, () => traceByTables(task, goal, context));
    }),
};
