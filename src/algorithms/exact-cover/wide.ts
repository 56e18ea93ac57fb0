/** Runs the kernel for boards beyond one word: most constrained first, on as many words as it takes. */
import { Allocator } from '../wasm/allocator.ts';
import { instantiate, type Memory } from '../wasm/load.ts';
import { groupsOf } from './copies.ts';
import type { Cover } from './cover.ts';
import { optionsOn, type PartKernel, Stage } from './part.ts';
import { everyRule, type Rules } from './rules.ts';
import type { Listener, Search } from './search.ts';
import { program } from './wide.wasm.ts';

interface Kernel extends PartKernel {
  readonly memory: Memory;
  setup(
    pieces: number,
    cells: number,
    words: number,
    lists: number,
    masks: number,
    cellStarts: number,
    cellTable: number,
    groups: number,
    tally: number,
    boards: number,
    path: number,
    gaps: number,
    mostConstrained: number,
  ): void;
  run(left: bigint): void;
}

/** A search of any covering of up to 64 pieces. */
export function wideSearch(cover: Cover, listener: Listener, { mostConstrained }: Rules = everyRule): Search {
  const { options, pieces, cells } = cover;
  const stage = new Stage(cover, listener);
  const kernel: Kernel = instantiate<Kernel>(
    program,
    stage.imports((depth) => [...laid.subarray(0, depth)]),
  );
  const allocator = new Allocator(kernel.memory);
  const words = Math.ceil(cells / 64);
  const depths = pieces + 2;
  const starts = [0];
  for (const option of options) starts.push(starts.at(-1)! + option.cells.length);
  const lists = allocator.reserve(depths * (pieces + 1) * 4);
  const path = allocator.reserve(depths * 4);
  const masks = allocator.reserve(options.length * words * 8);
  writeMasks(new Uint32Array(kernel.memory.buffer, masks, options.length * words * 2), cover, words);
  kernel.setup(
    pieces,
    cells,
    words,
    lists,
    masks,
    allocator.words(starts),
    allocator.words(options.flatMap((option) => option.cells)),
    allocator.words(groupsOf(cover)),
    allocator.reserve(cells * 4),
    allocator.reserve(depths * words * 8),
    path,
    cover.gaps ? 1 : 0,
    mostConstrained ? 1 : 0,
  );
  const guideTable = allocator.reserve(depths * 4);
  const first = allocator.reserve((options.length + 1) * 4 * depths);
  const laid = new Uint32Array(kernel.memory.buffer, path, depths);
  const guide = new Uint32Array(kernel.memory.buffer, guideTable, depths);
  const heads = new Uint32Array(kernel.memory.buffer, lists, pieces + 1);
  const all = new Uint32Array(kernel.memory.buffer, first, options.length);

  /** Lists all options, of the piece of a fixed one only that; the kernel leaves these lists as they are. */
  let listed: number | undefined | 'nothing' = 'nothing';
  const list = (fixed: number | undefined): void => {
    const chosen = fixed === undefined ? undefined : options[fixed]!.piece;
    let end = 0;
    for (let piece = 0, i = 0; piece <= pieces; piece++) {
      heads[piece] = first + end * 4;
      for (; i < options.length && options[i]!.piece === piece; i++) {
        if (piece !== chosen || i === fixed) all[end++] = i;
      }
    }
    listed = fixed;
  };

  return (fixed, share = 1, stretch) => {
    if (fixed !== listed) list(fixed);
    const { behind = [] } = stretch ?? {};
    optionsOn(cover, behind);
    guide.set(behind);
    const everyPiece = BigInt.asUintN(64, 2n ** BigInt(pieces) - 1n);
    stage.run(kernel, guideTable, 0, share, stretch, () => kernel.run(everyPiece));
  };
}

/** The cells of each option as bits; halves of words, since large boards have millions of them. */
function writeMasks(halves: Uint32Array, { options }: Cover, words: number): void {
  for (const [i, { cells }] of options.entries()) {
    for (const cell of cells) halves[2 * i * words + (cell >> 5)]! |= 1 << (cell & 31);
  }
}
