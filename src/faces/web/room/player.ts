/** The picture of what is being looked at, frame by frame. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyPuzzle, Scene } from '../../../contract/index.ts';

const FRAME_MILLISECONDS = 1200;

export interface Player {
  readonly frames: ReadonlySignal<readonly Scene[]>;
  readonly step: Signal<number>;
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
  const step = signal(0);
  const playing = signal(false);
  const last = () => frames.peek().length - 1;
  const go = (to: number) => {
    playing.value = false;
    step.value = Math.max(0, Math.min(to, last()));
  };

  const disposals = [
    // What was just chosen is shown finished.
    effect(() => {
      frames.value;
      go(last());
    }),
    effect(() => {
      if (!playing.value) return;
      const timer = setInterval(() => {
        step.value = Math.min(step.peek() + 1, last());
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
      if (!playing.value && step.value >= last()) step.value = 0;
      playing.value = !playing.value;
    },
    dispose() {
      for (const end of disposals) end();
    },
  };
}
