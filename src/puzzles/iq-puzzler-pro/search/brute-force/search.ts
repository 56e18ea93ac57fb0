/** The search in the kernel: lays the tables, and hands on what the kernel says. */
import { Allocator } from '../../../../algorithms/wasm/allocator.ts';
import { type Exports, instantiate } from '../../../../algorithms/wasm/load.ts';
import { program } from './kernel.wasm.ts';
import { type Laid, type Listener, placesBefore, type Trials } from './trials.ts';

interface Kernel extends Exports {
  set(pieces: number, places: number, laid: number, ground: number, enough: number, cases: number): void;
  narrow(taken: bigint): number;
  wide(): number;
}

/**
 * Searches everything in an order of the pieces, or what lies behind a path: tries that fit, for the first pieces. The nodes on
 * the way there are not told. Returns when all is searched.
 */
export type Search = (order: readonly number[], listener: Listener, behind?: Laid) => void;

/** Bytes of a try, and words of a place. */
const TRY = 8;
const PLACE = 3;

/** A kernel of its own, with the tables of the tries. */
export function prepareSearch(trials: Trials): Search {
  let current: Listener;
  let pieces: readonly number[] = [];
  /** Nodes on the way to a path that have not been heard of yet. */
  let above = 0;
  const tell = (nodes: number, share: number): void => {
    const mine = Math.max(nodes - above, 0);
    above -= nodes - mine;
    current.tick(mine, share);
  };
  const kernel: Kernel = instantiate<Kernel>(program, {
    tick: (nodes, depth) => tell(nodes!, shareOf(depth!)),
    found: () => current.found(pieces.map((piece, place) => (laid[place]! - ranges[piece]![0]) / TRY)),
  });
  const { enough, counted, tries } = trials;
  const allocator = new Allocator(kernel.memory);
  const { ranges, ground, run } = isNarrow(trials)
    ? narrow(kernel, allocator, trials)
    : wide(kernel, allocator, trials);
  const places = allocator.reserve(4 * PLACE * tries.length);
  const path = allocator.reserve(4 * tries.length);
  const table = new Uint32Array(kernel.memory.buffer, places, PLACE * tries.length);
  const laid = new Uint32Array(kernel.memory.buffer, path, tries.length);

  /** How much of the search is done, when every try of a piece is taken for the same share of it. */
  const shareOf = (depth: number): number => {
    let share = 0;
    let part = 1;
    for (let place = 0; place < depth; place++) {
      const [from, to] = table.subarray(PLACE * place) as unknown as [number, number];
      part /= (to - from) / TRY;
      share += (part * (laid[place]! - from)) / TRY;
    }
    return share;
  };

  return (order, listener, behind = []) => {
    current = listener;
    pieces = order;
    above = behind.length;
    const before = placesBefore(trials, order);
    for (const [place, piece] of order.entries()) {
      const [from, to] = ranges[piece]!;
      const only = behind[place];
      const range = only === undefined ? [from, to] : [from + TRY * only, from + TRY * (only + 1)];
      table.set([...range, before[place]!], PLACE * place);
    }
    kernel.set(order.length, places, path, ground, Number(enough), Number(counted === 'cases'));
    tell(run(), 1);
  };
}

interface Tables {
  /** For each piece where its tries begin and end. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
  readonly ground: number;
  /** Returns the nodes that have not been reported. */
  run(): number;
}

/** One word is enough for the free cells and a bit that stands for all the others; or for all cells. */
const isNarrow = ({ cells, taken }: Trials): boolean => cells - taken.length < 64 || cells === 64;

const OTHERS = 1n << 63n;

function narrow(kernel: Kernel, allocator: Allocator, { cells, shapes, tries, taken }: Trials): Tables {
  const closed = new Set(taken);
  let free = 0n;
  const bits = Array.from({ length: cells }, (_, cell) => (closed.has(cell) ? OTHERS : 1n << free++));
  const ranges = tries.map((mine) => {
    const sets: bigint[] = [];
    for (let i = 0; i < mine.length; i += 2) {
      sets.push(shapes[mine[i]!]!.reduce((set, cell) => set | bits[cell + mine[i + 1]!]!, 0n));
    }
    const from = allocator.longs(sets);
    return [from, from + TRY * sets.length] as const;
  });
  const start = taken.length > 0 ? OTHERS : 0n;
  return { ranges, ground: 0, run: () => kernel.narrow(start) };
}

function wide(kernel: Kernel, allocator: Allocator, { cells, shapes, tries, taken }: Trials): Tables {
  const addresses = shapes.map((shape) => allocator.words([shape.length, ...shape]));
  const ranges = tries.map((mine) => {
    const from = allocator.words(Array.from(mine, (value, i) => (i % 2 === 0 ? addresses[value]! : value)));
    return [from, from + 4 * mine.length] as const;
  });
  const ground = allocator.reserve(cells);
  return {
    ranges,
    ground,
    run() {
      // Cleared each time: a search that was stopped left its pieces lying.
      const marks = new Uint8Array(kernel.memory.buffer, ground, cells).fill(0);
      for (const cell of taken) marks[cell] = 1;
      return kernel.wide();
    },
  };
}
