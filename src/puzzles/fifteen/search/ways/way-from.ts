/** The best way to the goal that can be told soon: a remembered one where the board is on it, else one searched for. */

import { unlessNoRoom } from '../../../../algorithms/wasm/room.ts';
import type { Context } from '../../../../contract/index.ts';
import type { Path, Task } from '../../model.ts';
import { manhattan } from '../../parity.ts';
import { staged } from '../../strategies/staged.ts';
import { MOST_CELLS } from '../pattern-database/field.ts';
import { firstAnswer } from './first-answer.ts';
import { shortWay } from './nearby.ts';
import { isShortest, type Recalled, recall, remember } from './remembered.ts';
import { shortest } from './shortest.ts';

/** A larger board is searched for this many nodes before a longer way has to do: a tenth of a second or two. */
const MOST_NODES = 300_000;
/** Where tiles have further to go than this altogether, such a search finds nothing. */
const NEAR = 40;

/** Single tiles counted, however the task counts them. The board must be solvable. */
export async function wayFrom(task: Task, context: Context): Promise<Recalled> {
  const known = recall(task, context.cache);
  if (known && isShortest(known)) return known;
  const withoutTables = () => largeWay(task, context, known);
  if (task.cells.length > MOST_CELLS) return withoutTables();
  return unlessNoRoom(
    async () => kept(task, context, await shortest({ ...task, metric: 'single' }, context, known)),
    withoutTables,
  );
}

/** The shortest way where the goal is near; else a remembered one, or one that is found at once. */
async function largeWay(task: Task, context: Context, known: Recalled | undefined): Promise<Recalled> {
  const estimate = manhattan(task);
  if (known && estimate > NEAR) return { ...known, least: Math.max(known.least, estimate) };
  const { way, least } = shortWay(task, context, known ?? {}, MOST_NODES);
  if (!way && known) return { ...known, least };
  if (way) return kept(task, context, way);
  return kept(task, context, await firstAnswer(staged, { ...task, metric: 'single' }, context), least);
}

function kept(task: Task, { cache }: Context, way: Path, least = way.length): Recalled {
  remember(task, { way, least }, cache);
  return { way, least, isOff: false };
}
