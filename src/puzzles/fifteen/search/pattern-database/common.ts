/**
 * Large tables that the workers of a pool have in common: each is unfolded by one of them while others unfold the others, and
 * all search in the same memory. So two workers are ready in half the time, and sixteen take the room of one.
 *
 * The memory begins with words that say how far it is: how many workers are here, and for each table whether it is untouched,
 * in work or ready. Then come the tables, each with its own room to be unfolded in, and then a place for each worker, with the
 * notes of its search. A kernel has its variables outside of this memory, so that many can work in it.
 */
import { Allocator } from '../../../../algorithms/wasm/allocator.ts';
import { type Exports, instantiate } from '../../../../algorithms/wasm/load.ts';
import type { CommonMemory, Context } from '../../../../contract/index.ts';
import type { Automaton } from './automaton.ts';
import { cellSetOf, type Field, type Pattern } from './field.ts';
import type { Finder } from './finder.ts';
import { tableFor } from './kept.ts';
import { packedBytes } from './packed.ts';
import { finderIn } from './search.ts';
import type { Kernel, Workshop } from './workshop.ts';

/** Where the words lie: behind what the compiler keeps for itself. */
const WORDS = 4096;
const MOST_WORKERS = 256;
/** What a worker notes besides its automaton takes less. */
const NOTES = 4096;
/** How long one wait takes, in milliseconds. A table that is not ready after that many is in the hands of a worker that is gone. */
const WAIT = 20;
const MOST_WAITS = 1500;

const UNTOUCHED = 0;
const IN_WORK = 1;
const READY = 2;

/** Undefined where nothing is shared, or no more workers have a place; rejects where a table has no room to be built. */
export async function commonFinder(
  field: Field,
  patterns: readonly Pattern[],
  automaton: Automaton,
  workshop: Workshop,
  context: Context,
  mostWaits = MOST_WAITS,
): Promise<Finder | undefined> {
  const { ticker, commons } = context;
  const laid = layOut(field, patterns, automaton, workshop);
  const memory = await commons?.memory(nameOf(field, patterns), laid.bytes);
  if (!memory) return undefined;
  const words = new Int32Array(memory.buffer, WORDS, 1 + patterns.length);
  const worker = Atomics.add(words, 0, 1);
  if (worker >= MOST_WORKERS) return undefined;
  const { kernel, listen } = await kernelIn(memory);
  const isReady = (at: number): boolean => Atomics.load(words, 1 + at) === READY;

  /** Unfolds a table that no other worker has begun. */
  const unfold = async (pattern: Pattern, at: number): Promise<void> => {
    if (Atomics.compareExchange(words, 1 + at, UNTOUCHED, IN_WORK) !== UNTOUCHED) return;
    let state = UNTOUCHED;
    try {
      const { halves } = await tableFor(field, pattern, workshop.build, context);
      const { packed, table, room } = laid.tables[at]!;
      new Uint8Array(memory.buffer, packed, halves.length).set(halves);
      kernel.expandHalves(field.rows, field.columns, cellSetOf(pattern), packed, table, room);
      state = READY;
    } finally {
      Atomics.store(words, 1 + at, state);
      Atomics.notify(words, 1 + at);
    }
  };

  for (let waits = 0; waits < mostWaits; waits++) {
    for (const [at, pattern] of patterns.entries()) await unfold(pattern, at);
    ticker.tick(0);
    const missing = patterns.findIndex((_, at) => !isReady(at));
    if (missing < 0) {
      const allocator = new Allocator(kernel.memory);
      allocator.skipTo(laid.workers + worker * laid.each);
      const places = laid.tables.map(({ table }) => table);
      return finderIn(kernel, listen, allocator, field, patterns, places, automaton);
    }
    Atomics.wait(words, 1 + missing, IN_WORK, WAIT);
  }
  return undefined;
}

const nameOf = ({ rows, columns, blank }: Field, patterns: readonly Pattern[]): string =>
  [rows, columns, blank, ...patterns.map(cellSetOf)].join('-');

async function kernelIn(memory: CommonMemory) {
  const { program } = await import('./search.shared.wasm.ts');
  let current: (nodes: number) => void;
  const kernel: Kernel & Exports = instantiate<Kernel>(program, { tick: (nodes) => current(nodes!) }, memory);
  const listen = (listener: (nodes: number) => void): void => {
    current = listener;
  };
  return { kernel, listen };
}

/** Where everything lies, and how many bytes there are. */
function layOut(field: Field, patterns: readonly Pattern[], { open, next }: Automaton, { roomToUnfold }: Workshop) {
  let end = WORDS;
  const reserve = (bytes: number): number => {
    const at = end;
    end = Math.ceil((at + bytes) / 64) * 64;
    return at;
  };
  reserve(4 * (1 + patterns.length));
  const tables = patterns.map((pattern) => ({
    packed: reserve(packedBytes(field, pattern)),
    room: reserve(roomToUnfold(pattern.length)),
    table: reserve(16 ** pattern.length / 2),
  }));
  const each = Math.ceil((open.length + next.byteLength + NOTES) / 64) * 64;
  const workers = reserve(MOST_WORKERS * each);
  return { tables, workers, each, bytes: end };
}
