/**
 * A race: the searches of several contenders are recorded, and then shown at the same pace of counted nodes. So it is about
 * the work that each does, and goes the same way on every device.
 */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyPuzzle, Goal, Published, Text } from '../../../../contract/index.ts';
import type { Client } from '../../../../hosts/client.ts';
import type { Contender } from '../../../../lab/compare/model.ts';
import { type Film, filmOf } from '../../../../lab/race/film.ts';
import { type Finish, finishOf } from '../../../../lab/race/places.ts';
import type { Recording } from '../../../../lab/recording.ts';
import { beatOf, createTransport, type Transport } from '../../board/transport.ts';
import { goalFor, objectionTo, plainly, racersFor, strategyOf } from './contenders.ts';
import { recordAll } from './recorders.ts';

/** Nodes a second, from a walk to a blur. */
export const paces = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000] as const;
/** Until a person sets the pace, a race takes up to this many seconds. */
const USUAL_SECONDS = 10;
/** The shortest time between two pictures, in milliseconds: a small board is quick to see, but not to draw. */
const SHORTEST = 70;
/** More lanes than this cannot be followed. */
const MOST_LANES = 6;

/** What is known of a contender's search. */
export type Lane =
  | { readonly is: 'waiting' }
  | { readonly is: 'recording'; readonly nodes: number }
  | { readonly is: 'refused'; readonly problem: Text }
  | { readonly is: 'recorded'; readonly recording: Recording; readonly film: Film; readonly finish: Finish };

export interface Race extends Omit<Transport, 'toggle'> {
  readonly contenders: Signal<readonly Contender[]>;
  /** How many can take part. */
  readonly most: number;
  /** The strategies that can take part, those that suit best first. */
  readonly racers: ReadonlySignal<readonly string[]>;
  readonly goal: Signal<Goal>;
  /** One for each contender; none before it is begun. */
  readonly lanes: ReadonlySignal<readonly Lane[]>;
  readonly isRecording: ReadonlySignal<boolean>;
  /** The nodes of the longest search. */
  readonly length: ReadonlySignal<number>;
  /** An index into `paces`. */
  readonly pace: ReadonlySignal<number>;
  setPace(pace: number): void;
  /** Records what is not recorded yet; resolves with whether there is something to be shown. */
  prepare(): Promise<boolean>;
  /** Begins, pauses or goes on; while the searches are being recorded, ends that. */
  toggle(): Promise<void>;
  /** Back to before it was begun. */
  reset(): void;
}

export interface Ground {
  readonly puzzle: AnyPuzzle;
  /** Where the searches begin; another one makes what is recorded stale. */
  readonly position: ReadonlySignal<string>;
  readonly published: readonly Published[];
  readonly cores: number;
  client(): Client;
}

export function createRace({ puzzle, position, published, cores, client }: Ground): Race {
  const goal = signal(goalFor(puzzle, position.peek()));
  const racers = computed(() => racersFor(puzzle, position.value, goal.value, published));
  const contenders = signal(racers.peek().slice(0, 2).map(plainly));
  const lanes = signal<readonly Lane[]>([]);
  const chosenPace = signal<number | undefined>(undefined);
  const length = computed(() =>
    Math.max(0, ...lanes.value.map((lane) => (lane.is === 'recorded' ? lane.film.nodes.length : 0))),
  );
  const pace = computed(() => {
    const usual = paces.findIndex((one) => one * USUAL_SECONDS >= length.value);
    return chosenPace.value ?? (usual < 0 ? paces.length - 1 : usual);
  });
  const beat = () => beatOf(paces[pace.value]!, SHORTEST);
  const transport = createTransport({ length: () => length.value, beat, eager: true });
  const isRecording = computed(() => lanes.value.some(({ is }) => is === 'waiting' || is === 'recording'));
  let end = () => {};
  let prepared: Promise<boolean> | undefined;

  const reset = () => {
    end();
    prepared = undefined;
    batch(() => {
      transport.go(0);
      lanes.value = [];
    });
  };

  function run(): Promise<boolean> {
    const running = contenders.peek();
    const wanted = goal.peek();
    lanes.value = running.map(() => ({ is: 'waiting' }));
    return new Promise((resolve) => {
      const put = (index: number, lane: Lane) => {
        lanes.value = lanes.peek().with(index, lane);
      };
      const search = { puzzle: puzzle.about.id, text: position.peek(), goal: wanted };
      const stop = recordAll(
        running.map((contender) => ({ ...search, ...contender })),
        {
          atOnce: cores,
          client,
          grown: (index, { count: nodes }) => put(index, { is: 'recording', nodes }),
          ended(index, recording, problem) {
            if (problem) put(index, { is: 'refused', problem: problem.text });
            else {
              const film = filmOf(recording);
              const finish = finishOf(film, wanted, strategyOf(puzzle, running[index]!).guarantees);
              put(index, { is: 'recorded', recording, film, finish });
            }
            if (!isRecording.peek()) resolve(length.peek() > 0);
          },
        },
      );
      end = () => {
        stop();
        resolve(false);
      };
    });
  }
  const prepare = () => {
    prepared ??= run();
    return prepared;
  };

  const ends = [
    // Who cannot take part from another position, or for another goal, makes room for who can.
    effect(() => {
      const able = contenders.value.filter((one) => !objectionTo(puzzle, position.value, goal.value, one));
      if (able.length === contenders.value.length && able.length > 1) return;
      const others = racers.value.filter((id) => !able.some(({ strategy }) => strategy === id));
      const next = [...able, ...others.slice(0, Math.max(0, 2 - able.length)).map(plainly)];
      if (next.length !== contenders.value.length || next.some((one, i) => one !== contenders.value[i]))
        contenders.value = next;
    }),
    effect(() => {
      position.value;
      contenders.value;
      goal.value;
      reset();
    }),
  ];

  return {
    ...transport,
    contenders,
    most: Math.max(2, Math.min(cores, MOST_LANES)),
    racers,
    goal,
    lanes,
    isRecording,
    length,
    pace,
    setPace(next) {
      chosenPace.value = next;
    },
    prepare,
    reset,
    async toggle() {
      if (isRecording.value) return reset();
      if (prepared === undefined && !(await prepare())) return;
      transport.toggle();
    },
    dispose() {
      for (const one of ends) one();
      end();
      transport.dispose();
    },
  };
}
