/** Memory that the workers of a pool have in common: both sides of how a worker comes by it. */
import { sharedMemory } from '../algorithms/wasm/load.ts';
import { NoRoom } from '../algorithms/wasm/room.ts';
import type { CommonMemory, Commons } from '../contract/index.ts';
import type { CommonsAsked, CommonsGiven } from '../engine/worker-protocol.ts';

/**
 * The pool's side. Only the memory that was asked for last is kept, since it may be large; workers that have another one go
 * on with it.
 */
export class CommonMemories {
  #last: { readonly name: string; readonly memory: CommonMemory } | undefined;

  give({ common, bytes }: CommonsAsked): CommonsGiven {
    if (this.#last?.name !== common) {
      // Before the next one is there.
      this.#last = undefined;
      const memory = roomFor(bytes);
      this.#last = memory && { name: common, memory };
    }
    return { common: this.#last?.memory };
  }

  /** A worker has ended, perhaps in the middle of what it wrote for others: who asks from now on gets other memory. */
  forget(): void {
    this.#last = undefined;
  }
}

function roomFor(bytes: number): CommonMemory | undefined {
  try {
    return sharedMemory(bytes);
  } catch (error) {
    if (error instanceof NoRoom) return undefined;
    throw error;
  }
}

/** The worker's side: `commons` for its jobs, and `hear` for the pool's answers, which come in the order of the questions. */
export function commonsBy(post: (asked: CommonsAsked) => void) {
  const waiting: ((memory: CommonMemory | undefined) => void)[] = [];
  const commons: Commons = {
    memory: (common, bytes) =>
      new Promise((settle) => {
        waiting.push(settle);
        post({ common, bytes });
      }),
  };
  const hear = ({ common }: CommonsGiven): void => waiting.shift()?.(common);
  return { commons, hear };
}
