/** How much of the search is recorded; of a part, how large the whole is, which a solve beside it finds out. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Speaker } from '../../../contract/index.ts';
import { extentText } from '../../../lab/sentence.ts';
import { findWhole, type Whole } from '../../../lab/whole.ts';
import type { Watch } from '../board/watch.ts';
import type { Room } from '../room/room.ts';

/** How long the whole may be looked for, in milliseconds. */
const PATIENCE = 5000;

export function Extent({ room, watch, sayLab }: { room: Room; watch: Watch; sayLab: Speaker }) {
  const whole = useSignal<Whole | undefined>(undefined);
  const record = watch.recording.value!;
  const isPart = record.isFull;
  useEffect(() => {
    whole.value = undefined;
    if (!isPart) return;
    const search = { text: room.position.value, strategy: watch.strategy.value, goal: watch.goal.value };
    const client = { solve: (request: Parameters<Room['solve']>[0]) => room.solve(request, () => undefined) };
    const job = findWhole(client, { ...search, puzzle: room.puzzle.about.id, options: watch.options.value }, PATIENCE);
    let isWanted = true;
    void job.done.then((found) => {
      if (isWanted) whole.value = found;
    });
    return () => {
      isWanted = false;
      job.cancel();
    };
  }, [record, isPart]);
  watch.steps.value;
  if (watch.isRecording.value) return null;
  return <p class="quiet">{sayLab(extentText(record, whole.value))}</p>;
}
