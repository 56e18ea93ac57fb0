/** Runs the kernel that fills the lowest free cell: quick to a first solution on flat boards. */
import { instantiate } from '../wasm/load.ts';
import type { Cover } from './cover.ts';
import { program } from './fill.wasm.ts';
import { optionsOn, type PartKernel, Stage } from './part.ts';
import { everyRule, type Rules } from './rules.ts';
import type { Listener, Search } from './search.ts';
import { areasAgree } from './sizes.ts';
import { allPieces, coveringOf, layTables, maskOf, outside, type TablesKernel } from './tables.ts';

interface Kernel extends TablesKernel, PartKernel {
  setup(path: number, gaps: number, regions: number): void;
  run(occupied: bigint, left: number, depth: number, share: number): void;
}

/** A search of a covering that fits into a word. */
export function fillSearch(cover: Cover, listener: Listener, { regions }: Rules = everyRule): Search {
  const { options } = cover;
  const stage = new Stage(cover, listener);
  const kernel: Kernel = instantiate<Kernel>(
    program,
    stage.imports((depth) => [...laid.subarray(0, depth)]),
  );
  const allocator = layTables(kernel, cover);
  const path = allocator.reserve(4 * (cover.pieces + 1));
  const guideTable = allocator.reserve(4 * (cover.pieces + 1));
  kernel.setup(path, cover.gaps ? 1 : 0, regions ? 1 : 0);
  const laid = new Uint32Array(kernel.memory.buffer, path, cover.pieces + 1);
  const guide = new Uint32Array(kernel.memory.buffer, guideTable, cover.pieces + 1);
  // The kernel would look for the lowest free cell of a full board.
  const possible = areasAgree(cover);
  return (fixed, share = 1, stretch) => {
    if (!possible) return listener.passed(share);
    const { behind = [] } = stretch ?? {};
    optionsOn(cover, behind);
    guide.set(behind);
    const run = (occupied: bigint, left: number, depth: number) =>
      stage.run(kernel, guideTable, depth, share, stretch, () => kernel.run(occupied, left, depth, 1));
    if (fixed === undefined) return run(outside(cover), allPieces(cover), 0);
    const { piece, cells } = options[fixed]!;
    if (behind.length > 0 && behind[0] !== fixed) throw new RangeError(`option ${fixed} is not the first of a path`);
    laid[0] = fixed;
    const left = (allPieces(cover) & ~(1 << piece)) >>> 0;
    if (left === 0) {
      if (cells.length === cover.cells || cover.gaps) listener.found(coveringOf(options, [fixed]));
      return listener.passed(share);
    }
    run(outside(cover) | maskOf(cells), left, 1);
  };
}
