/** The picture of what is being looked at, frame by frame. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyPuzzle, Scene } from '../../../contract/index.ts';

const FRAME_MILLISECONDS = 1200;

export interface Player {
  readonly frames: ReadonlySignal<readonly Scene[]>;
  readonly step: ReadonlySignal<number>;
  readonly playing: ReadonlySignal<boolean>;
  /** Plays from here, or from the start when at the end; pauses when playing. */
  toggle(): void;
  /** Goes to a frame by hand, which ends the playing. */
  go(step: number): void;
  dispose(): void;
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
    return puzzle.depict(instance.value, read?.ok ? read.value : undefined);
  });
  // Frames are drawn when somebody looks at one, so until then nobody knows how many there are.
  const wanted = signal(Number.POSITIVE_INFINITY);
  const step = computed(() => Math.max(0, Math.min(wanted.value, frames.value.length - 1)));
  const playing = signal(false);
  const last = () => frames.peek().length - 1;
  const go = (to: number) => {
    playing.value = false;
    wanted.value = to;
  };

  const disposals = [
    // What was just chosen is shown finished.
    effect(() => {
      instance.value;
      solution.value;
      go(Number.POSITIVE_INFINITY);
    }),
    effect(() => {
      if (!playing.value) return;
      const timer = setInterval(() => {
        wanted.value = step.peek() + 1;
        if (step.peek() >= last()) playing.value = false;
      }, FRAME_MILLISECONDS);
      return () => clearInterval(timer);
    }),
  ];

  return {
    frames,
    step,
    playing,
    go,
    toggle() {
      if (!playing.value && step.value >= last()) wanted.value = 0;
      playing.value = !playing.value;
    },
    dispose() {
      for (const end of disposals) end();
    },
  };
}
