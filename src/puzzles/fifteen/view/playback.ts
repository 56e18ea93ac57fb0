/** A solution played on the board: where it begins, where it is, and how long each move stands. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { createTransport, type Transport } from '../../../faces/web/board/transport.ts';
import type { Cells, Path, Task } from '../model.ts';
import { replay, type Step, singles } from './line.ts';

/** The report's delay, in milliseconds. */
export const USUAL_DELAY = 300;
const LONGEST_DELAY = 60_000;

/** The delay that a person typed; nothing where it is no number of milliseconds. */
export function readDelay(typed: string): number | undefined {
  const word = typed.trim();
  const delay = Number(word);
  return /^\d{1,6}$/.test(word) && delay <= LONGEST_DELAY ? delay : undefined;
}

const paces = [0, 50, 100, 200, 300, 500, 800, 1500, 3000] as const;

/** The next delay that is usual, one way or the other; nothing beyond the last. */
export const slower = (delay: number): number | undefined => paces.find((pace) => pace > delay);
export const faster = (delay: number): number | undefined => paces.findLast((pace) => pace < delay);

/** `at` counts the moves that have been played. */
export interface Playback extends Transport {
  readonly path: Path;
  readonly cells: ReadonlySignal<Cells>;
  /** The tile that each move slides. */
  readonly tiles: readonly number[];
  /** The steps from the task's start to here. */
  steps(): readonly Step[];
}

/** `before` are the steps that lead to where it begins, and `begin` the cells there; nothing where the path does not lead anywhere from there. */
export function createPlayback(
  task: Task,
  before: readonly Step[],
  begin: Cells,
  path: Path,
  delay: ReadonlySignal<number>,
): Playback | undefined {
  if (!replay(begin, task, path)) return undefined;
  const transport = createTransport({ length: () => path.length, beat: () => ({ pause: delay.value, by: 1 }) });
  const { at } = transport;
  return {
    path,
    ...transport,
    cells: computed(() => replay(begin, task, path.slice(0, at.value))!),
    tiles: tilesMoved(task, begin, path),
    steps: () => [...before, ...singles(path.slice(0, at.value))],
  };
}

/** Each move leaves its tile where the blank was, so the tile is found there afterwards. */
function tilesMoved(task: Task, begin: Cells, path: Path): readonly number[] {
  let now = begin;
  return path.map((direction) => {
    const blank = now.indexOf(0);
    now = replay(now, task, [direction])!;
    return now[blank]!;
  });
}
