/** The shortest way by tables, as moves are counted: src/puzzles/fifteen/search has both searches. */
import type { Strategy } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { ifSolvable } from '../search/if-solvable.ts';
import { multiTile } from '../search/multi-tile.ts';
import { orGiveUp } from '../search/or-give-up.ts';
import { singleTile } from '../search/single-tile.ts';
import { turnedOf } from '../search/ways/turned.ts';

export const patternDatabase: Pick<Strategy<Task, Path>, 'prepare'> = {
  async prepare(task, _goal, _options, context) {
    // Nothing need be built for a board that no moves solve.
    if (!isSolvable(task)) return ifSolvable(task, () => undefined);
    const turned = turnedOf(task);
    return orGiveUp(() => (task.metric === 'multi' ? multiTile(turned, context) : singleTile(turned, context)));
  },
};
