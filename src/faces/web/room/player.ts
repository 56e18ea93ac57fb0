/** The picture of what is being looked at, frame by frame. */
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { AnyPuzzle, Scene } from '../../../contract/index.ts';
import { createTransport, type Transport } from '../board/transport.ts';

const FRAME_MILLISECONDS = 1200;

/** `at` is the number of the frame, from 0. */
export interface Player extends Transport {
  readonly frames: ReadonlySignal<readonly Scene[]>;
}

/** `solution` is the text of what to show, or nothing for the bare instance. */
export function createPlayer(
  puzzle: AnyPuzzle,
  instance: ReadonlySignal<unknown>,
  solution: ReadonlySignal<string | undefined>,
): Player {
  const frames = computed(() => {
    if (instance.value === undefined) return [];
    const read = solution.value === undefined ? undefined : puzzle.solution.parse(solution.value);
    return puzzle.showing.depict(instance.value, read?.ok ? read.value : undefined);
  });
  // Frames are drawn when a person looks at one; until then their number is not known.
  const transport = createTransport({
    length: () => Math.max(0, frames.value.length - 1),
    beat: () => ({ pause: FRAME_MILLISECONDS, by: 1 }),
    begin: Number.POSITIVE_INFINITY,
  });
  // What was just chosen is shown finished.
  const finished = effect(() => {
    instance.value;
    solution.value;
    transport.go(Number.POSITIVE_INFINITY);
  });

  return {
    ...transport,
    frames,
    dispose() {
      finished();
      transport.dispose();
    },
  };
}
