/** Lack of memory is not an error: a search that gets none says so, and gives up. */
import { NoRoom, unlessNoRoom } from '../../../algorithms/wasm/room.ts';
import type { Probe, Run, Trace } from '../../../contract/index.ts';
import type { Path } from '../model.ts';
import { text } from '../texts.ts';
import { rootOnly } from './if-solvable.ts';

/** The same run, but it gives up where there is no memory to prepare it or to go on. */
export function orGiveUp(prepare: () => Promise<Run<Path>>): Promise<Run<Path>> {
  return unlessNoRoom(
    async () => {
      const run = await prepare();
      return (probe) => {
        try {
          const further = run(probe);
          return further && (() => orGiveUp(further));
        } catch (error) {
          if (error instanceof NoRoom) return giveUp(probe);
          throw error;
        }
      };
    },
    () => giveUp,
  );
}

function giveUp(probe: Probe<Path>): never {
  probe.note(text('no-memory'));
  return probe.giveUp();
}

/** The same trace, or only its root, which says that there is no memory to prepare it. */
export const traceOrGiveUp = (prepare: () => Promise<Iterable<Trace<Path>>>): Promise<Iterable<Trace<Path>>> =>
  unlessNoRoom(prepare, () => rootOnly(text('no-memory')));
