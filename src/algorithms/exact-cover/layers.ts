/** Counts coverings layer by layer, in parts that can be counted apart; layers.as.ts says how. */
import { withExit } from '../effort/exit.ts';
import { Allocator } from '../wasm/allocator.ts';
import { type Exports, instantiate } from '../wasm/load.ts';
import type { Cover } from './cover.ts';
import { layerShares } from './layer-shares.ts';
import { program } from './layers.wasm.ts';
import type { Listener } from './search.ts';
import { areasAgree } from './sizes.ts';
import { maskOf } from './tables.ts';

interface Kernel extends Exports {
  setup(
    pieces: number,
    cells: number,
    starts: number,
    options: number,
    facts: number,
    near: number,
    distances: number,
    distanceCount: number,
    sets: number,
    nextSets: number,
    slots: number,
    mostSlots: number,
    free: number,
    mostBytes: number,
  ): void;
  run(chosen: number, wanted: number, middle: number): number;
}

/** A part of all coverings: those of whose first `middle` pieces exactly `wanted` are of `chosen`; both are sets of pieces as bits. */
export interface LayersPart {
  readonly chosen: number;
  readonly wanted: number;
  readonly middle: number;
}

export interface LayersListener extends Pick<Listener, 'tick' | 'passed'> {
  /** A layer is complete: this many positions have this many pieces laid. */
  layer?(laid: number, positions: number): void;
}

/** For half as many frontiers of one set. */
const MOST_SLOTS = 2 ** 22;

/** All that an address of 32 bits reaches, but for a last step of growth. */
const MOST_BYTES = 2 ** 32 - 2 ** 26;

const everything: LayersPart = { chosen: 0, wanted: 0, middle: 0 };

/**
 * Makes ready to count a covering without gaps of up to `MOST_LAYERED` pieces, none wider than `WIDEST`. `weights` says how
 * often a covering with an option counts. The count is undefined where it needs more than `mostBytes`.
 */
export function prepareLayers(
  cover: Cover,
  weights: readonly number[],
  listener: LayersListener,
  mostBytes = MOST_BYTES,
): (part?: LayersPart) => number | undefined {
  let outgrown: () => never;
  let shares: readonly number[] = [];
  /** How many layers are complete. */
  let layer = 0;
  const sets = 2 ** cover.pieces;
  const kernel = instantiate<Kernel>(program, {
    tick: (nodes) => listener.tick(nodes!),
    share: (passed) => listener.passed(passed! * shares[layer]!),
    layer(laid, positions) {
      layer = laid!;
      listener.layer?.(laid!, positions!);
    },
    full: () => outgrown(),
  });
  const allocator = new Allocator(kernel.memory);
  const { starts, masks, order } = optionTable(cover, weights);
  const { distances, near } = nearTable(cover);
  const widest = cover.options.reduce((most, { cells }) => Math.max(most, cells.at(-1)! - cells[0]!), 0);
  const slots = Math.min(MOST_SLOTS, 2 ** (widest + 5));
  kernel.setup(
    cover.pieces,
    cover.cells,
    allocator.words(starts),
    allocator.longs(order.flatMap((option, i) => [masks[i]!, BigInt(weights[option]!)])),
    allocator.words(pieceTable(cover, weights)),
    allocator.longs(near),
    allocator.longs(distances.map(BigInt)),
    distances.length,
    allocator.reserve(sets * 8),
    allocator.reserve(sets * 8),
    allocator.reserve(slots * 4),
    slots,
    allocator.end,
    mostBytes,
  );
  allocator.reserve(16);
  return (part = everything) => {
    const { chosen, wanted, middle } = part;
    [shares, layer] = [layerShares(cover.pieces, part), 0];
    if (!areasAgree(cover)) {
      listener.passed(1);
      return 0;
    }
    return withExit<number | undefined>((exit) => {
      outgrown = () => exit(undefined);
      return kernel.run(chosen, wanted, middle);
    });
  };
}

function optionTable(cover: Cover, weights: readonly number[]) {
  const lists = Array.from({ length: cover.cells * (cover.pieces + 1) }, (): number[] => []);
  for (const [i, { piece, cells }] of cover.options.entries()) {
    if (weights[i]! > 0) lists[cells[0]! * (cover.pieces + 1) + piece]!.push(i);
  }
  const starts = [0];
  for (const list of lists) starts.push(starts.at(-1)! + list.length);
  const order = lists.flat();
  const masks = order.map((i) => {
    const { cells } = cover.options[i]!;
    return maskOf(cells.map((cell) => cell - cells[0]!));
  });
  return { starts, order, masks };
}

function pieceTable({ options, sizes, before }: Cover, weights: readonly number[]): number[] {
  const furthest = sizes.map(() => 0);
  for (const [i, { piece, cells }] of options.entries()) {
    if (weights[i]! > 0) furthest[piece] = Math.max(furthest[piece]!, cells[0]!);
  }
  return sizes.flatMap((size, piece) => [size, before[piece]! < 0 ? 0 : 1 << before[piece]!, furthest[piece]!, 0]);
}

function nearTable({ cells, neighbours }: Cover) {
  const distances = [...new Set(neighbours.flatMap((others, cell) => others.map((other) => other - cell)))].filter(
    (by) => by < 64,
  );
  const near = neighbours.flatMap((_, lowest) =>
    distances.map((by) => {
      const from: number[] = [];
      for (let i = 0; i + by < 64 && lowest + i < cells; i++) {
        if (neighbours[lowest + i]!.includes(lowest + i + by)) from.push(i);
      }
      return maskOf(from);
    }),
  );
  return { distances, near };
}
