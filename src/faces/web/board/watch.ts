/** A search being watched: recorded by the worker, and shown step by step, both ways, at the pace that a person likes. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Goal, goals, type Options, type Text } from '../../../contract/index.ts';
import type { Recorder } from '../../../lab/record.ts';
import type { Recording } from '../../../lab/recording.ts';
import type { Asker } from '../board.ts';
import { type OptionValue, withOption } from '../parts/options.ts';
import { beatOf, createTransport, type Transport } from './transport.ts';
import { readWatched, writeWatched } from './watched-link.ts';

/** Steps a second, from a walk to a blur. */
export const speeds = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000] as const;

export interface Watch {
  readonly strategy: Signal<string>;
  readonly goal: Signal<Goal>;
  /** What was chosen of its options; each strategy has its own. */
  readonly options: ReadonlySignal<Options>;
  choose(option: string, value: OptionValue): void;
  /** An index into `speeds`. */
  readonly speed: Signal<number>;
  /** How many steps are shown, and the controls of that. */
  readonly transport: Transport;
  /** What is recorded; nothing before it is begun. It grows in place, and `steps` tells how many steps it has. */
  readonly recording: ReadonlySignal<Recording | undefined>;
  readonly steps: ReadonlySignal<number>;
  readonly isRecording: ReadonlySignal<boolean>;
  /** The node of the present step, and its position; nothing before the first step. */
  readonly node: ReadonlySignal<number | undefined>;
  readonly frame: ReadonlySignal<string | undefined>;
  readonly problem: ReadonlySignal<Text | undefined>;
  /** Records the search, where that is not done yet. `link` is what `written` gave, to go to the same step. */
  begin(link?: string): void;
  /** Goes to the step at which a node is made. */
  select(node: number): void;
  /** What the link says after the search, for what is made of it elsewhere. */
  readonly more: Signal<string>;
  /** Which search it is and which step, for a link. */
  readonly written: ReadonlySignal<string>;
  /** Back to before it was begun. */
  reset(): void;
  dispose(): void;
}

/** `position` is where the search begins; another one makes what is recorded stale. */
export function createWatch(asker: Asker, position: ReadonlySignal<string>, first: string, usual: Goal): Watch {
  const strategy = signal(first);
  const goal = signal(usual);
  const chosen = signal<Readonly<Record<string, Options>>>({});
  const options = computed(() => chosen.value[strategy.value] ?? {});
  const speed = signal(3);
  const recording = signal<Recording | undefined>(undefined);
  const steps = signal(0);
  const isRecording = signal(false);
  const problem = signal<Text | undefined>(undefined);
  const more = signal('');
  /** Whether it shall play, also while there is nothing recorded yet to be played. */
  const wants = signal(false);
  /** A step that a link asks for and that is not recorded yet. */
  let wanted = 0;
  let isBegun = false;
  let recorder: Recorder | undefined;
  /** Counts recordings, so that one that was replaced has nothing more to say. */
  let current = 0;

  const tape = createTransport({ length: () => steps.value, beat: () => beatOf(speeds[speed.value]!) });
  const transport: Transport = {
    ...tape,
    playing: wants,
    over: computed(() => tape.over.value && !isRecording.value),
    toggle() {
      begin();
      if (!wants.value && tape.over.value && !isRecording.value) tape.go(0);
      wants.value = !wants.value;
    },
    go(to) {
      wants.value = false;
      wanted = 0;
      tape.go(to);
    },
  };

  const reset = () => {
    current++;
    recorder?.cancel();
    recorder = undefined;
    isBegun = false;
    wanted = 0;
    batch(() => {
      transport.go(0);
      recording.value = problem.value = undefined;
      steps.value = 0;
      isRecording.value = false;
    });
  };

  async function run(): Promise<void> {
    const mine = ++current;
    isRecording.value = true;
    const { record } = await import('../../../lab/record.ts');
    if (mine !== current) return;
    const search = { text: position.value, strategy: strategy.value, goal: goal.value, options: options.value };
    const ask: Parameters<typeof record>[0] = (question) => asker.ask(question) as ReturnType<typeof ask>;
    const now = record(ask, { ...search, puzzle: asker.puzzle.about.id }, () => {
      if (mine !== current) return;
      batch(() => {
        recording.value = now.recording;
        steps.value = now.recording.isComplete ? now.recording.telling : now.recording.steps;
        if (wanted > 0 && wanted <= steps.value) transport.go(wanted);
      });
    });
    recorder = now;
    const refusal = await now.done;
    if (mine !== current) return;
    batch(() => {
      problem.value = refusal?.text;
      isRecording.value = false;
    });
  }

  function begin(link = ''): void {
    const restored = readWatched(link);
    if (restored && asker.puzzle.solving.strategies.some(({ id }) => id === restored.strategy)) {
      batch(() => {
        strategy.value = restored.strategy;
        goal.value = goals.find((one) => one === restored.goal) ?? usual;
        chosen.value = { ...chosen.value, [restored.strategy]: restored.options };
      });
    }
    if (isBegun) return;
    isBegun = true;
    wanted = restored?.step ?? 0;
    void run();
  }

  const ends = [
    // Plays while there is something to be played, and waits for what is still being recorded.
    effect(() => {
      const isReady = tape.at.value < steps.value;
      if (!wants.value) {
        if (tape.playing.peek()) tape.toggle();
      } else if (isReady && !tape.playing.value) tape.toggle();
      else if (!isReady && !isRecording.value && isBegun) wants.value = false;
    }),
    // What is recorded belongs to another question; the same is asked of the new one where it was begun.
    effect(() => {
      position.value;
      strategy.value;
      options.value;
      goal.value;
      const wasBegun = isBegun;
      reset();
      if (wasBegun) begin();
    }),
  ];

  const node = computed(() =>
    tape.at.value > 0 && recording.value ? recording.value.step(tape.at.value - 1).node : undefined,
  );
  return {
    strategy,
    goal,
    options,
    choose(option, value) {
      chosen.value = { ...chosen.value, [strategy.value]: withOption(options.value, option, value) };
    },
    speed,
    transport,
    recording,
    steps,
    isRecording,
    node,
    frame: computed(() => (node.value === undefined ? undefined : recording.value!.position(node.value))),
    problem,
    begin,
    select: (one) => transport.go(recording.value!.madeAt(one) + 1),
    more,
    written: computed(
      () =>
        writeWatched({ strategy: strategy.value, goal: goal.value, options: options.value, step: tape.at.value }) +
        more.value,
    ),
    reset,
    dispose() {
      reset();
      for (const end of ends) end();
      tape.dispose();
    },
  };
}
