/** Both searches at the same pace in checks a second, so that the viewer sees which finishes first. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { beatOf, createTransport, type Transport } from '../../../../faces/web/board/transport.ts';
import { type Answered, type Frame, frameAt, type Lane, laneOf } from './lane.ts';

/** Checks a second, from a walk to a blur; the last ones are for large wheels. */
export const paces = [1, 5, 20, 50, 100, 250, 1000, 5000, 50_000, 1_000_000, 100_000_000] as const;
const USUAL = paces.indexOf(250);

export interface Race extends Transport {
  readonly lanes: readonly [plain: Lane, crossings: Lane];
  readonly frames: ReadonlySignal<readonly [plain: Frame, crossings: Frame]>;
  /** Checks so far of whichever is still searching, and of the longer one in all. */
  readonly at: ReadonlySignal<number>;
  readonly length: number;
  /** An index into `paces`. */
  readonly pace: Signal<number>;
}

export function createRace(task: Answered): Race {
  const lanes = [laneOf(task, 'plain'), laneOf(task, 'crossings')] as const;
  const length = Math.max(lanes[0].made, lanes[1].made);
  const pace = signal(USUAL);
  const transport = createTransport({ length: () => length, beat: () => beatOf(paces[pace.value]!), eager: true });
  const { at } = transport;
  return {
    ...transport,
    lanes,
    frames: computed(() => [frameAt(lanes[0], at.value), frameAt(lanes[1], at.value)] as const),
    length,
    pace,
  };
}
