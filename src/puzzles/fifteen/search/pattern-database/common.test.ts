import { describe, expect, it } from 'vitest';
import { sharedMemory } from '../../../../algorithms/wasm/load.ts';
import type { CommonMemory, Context } from '../../../../contract/index.ts';
import { automatonOf, forbiddenWords } from './automaton.ts';
import { commonFinder } from './common.ts';
import type { Finder, Listener } from './finder.ts';
import { freshContext, memoryStore } from './testing/contexts.ts';
import { reachable } from './testing/reach.ts';
import { openWorkshop } from './workshop.ts';

const field = { rows: 3, columns: 3, blank: 8 };
const patterns = [
  [0, 1, 3],
  [2, 4, 5],
  [6, 7],
];
const automaton = automatonOf(forbiddenWords());
const silent: Listener = { tick: () => undefined, bound: () => undefined };
const boards = reachable(field).filter((_, i) => i % 997 === 0);
/** Where common.ts has its words: how many workers there are, then the state of each table. */
const wordsOf = ({ buffer }: CommonMemory) => new Int32Array(buffer, 4096, 1 + patterns.length);

/** A pool with one memory; each worker has a context of its own. */
function newPool() {
  const store = memoryStore();
  let memory: CommonMemory | undefined;
  const commons = {
    async memory(_: string, bytes: number) {
      memory ??= sharedMemory(bytes);
      return memory;
    },
  };
  return {
    store,
    words: async () => wordsOf(await commons.memory('', 1)),
    worker: (tick?: () => void): Context => ({ ...freshContext(store, tick), commons }),
  };
}

const finderOf = (context: Context, mostWaits?: number) =>
  commonFinder(field, patterns, automaton, openWorkshop(), context, mostWaits);

const wrongOf = (finder: Finder | undefined) =>
  boards.filter(({ board, moves }) => {
    const answer = finder!.find({ board }, silent);
    return answer.kind !== 'found' || answer.moves.length !== moves;
  });

describe('tables in common', () => {
  it('are unfolded once, and every worker finds the shortest ways with them', async () => {
    const { worker, words, store } = newPool();
    const [first, second] = await Promise.all([finderOf(worker()), finderOf(worker())]);
    expect([...(await words())]).toEqual([2, 2, 2, 2]);
    expect(store.files.size).toBe(patterns.length);
    // In turns: neither spoils what the other has noted.
    for (const { board, moves } of boards) {
      for (const finder of [first, second]) {
        const answer = finder!.find({ board }, silent);
        expect(answer.kind === 'found' && answer.moves.length).toBe(moves);
      }
    }
  });

  it('are left to others where a worker is stopped', async () => {
    const { worker, words } = newPool();
    const stopped = worker(() => {
      throw new Error('stopped');
    });
    await expect(finderOf(stopped)).rejects.toThrow('stopped');
    expect([...(await words())].slice(1)).not.toContain(1);
    expect(wrongOf(await finderOf(worker()))).toEqual([]);
  });

  it('are waited for while another worker has them in work, but not for ever', async () => {
    const { worker, words } = newPool();
    await finderOf(worker());
    const now = await words();
    Atomics.store(now, 2, 1);
    expect(await finderOf(worker(), 2)).toBeUndefined();
    let ticks = 0;
    const finder = await finderOf(worker(() => void (++ticks === 3 && Atomics.store(now, 2, 2))));
    expect(ticks).toBeGreaterThanOrEqual(3);
    expect(wrongOf(finder)).toEqual([]);
  });

  it('have no place for more workers than there is room for', async () => {
    const { worker, words } = newPool();
    await finderOf(worker());
    Atomics.store(await words(), 0, 256);
    expect(await finderOf(worker())).toBeUndefined();
  });

  it('are not there for a worker that is alone', async () => {
    expect(await finderOf(freshContext())).toBeUndefined();
  });
});
