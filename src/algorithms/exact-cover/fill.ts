/** Runs the kernel that fills the lowest free cell: quick to a first solution on flat boards. */
import { instantiate } from '../wasm/load.ts';
import type { Cover } from './cover.ts';
import { program } from './fill.wasm.ts';
import { everyRule, type Rules } from './rules.ts';
import type { Listener, Search } from './search.ts';
import { areasAgree } from './sizes.ts';
import { allPieces, coveringOf, layTables, maskOf, outside, type TablesKernel } from './tables.ts';

interface Kernel extends TablesKernel {
  setup(path: number, gaps: number, regions: number): void;
  run(occupied: bigint, left: number, depth: number, share: number): void;
}

/** A search of a covering that fits into a word. */
export function fillSearch(cover: Cover, listener: Listener, { regions }: Rules = everyRule): Search {
  const { options } = cover;
  const kernel: Kernel = instantiate<Kernel>(program, {
    tick: (nodes) => listener.tick(nodes!),
    share: (share) => listener.passed(share!),
    found: (depth) => listener.found(coveringOf(options, laid.subarray(0, depth))),
  });
  const allocator = layTables(kernel, cover);
  const path = allocator.reserve(4 * (cover.pieces + 1));
  kernel.setup(path, cover.gaps ? 1 : 0, regions ? 1 : 0);
  const laid = new Uint32Array(kernel.memory.buffer, path, cover.pieces + 1);
  // The kernel would look for the lowest free cell of a full board.
  const possible = areasAgree(cover);
  return (fixed, share = 1) => {
    if (!possible) return listener.passed(share);
    if (fixed === undefined) return kernel.run(outside(cover), allPieces(cover), 0, share);
    const { piece, cells } = options[fixed]!;
    laid[0] = fixed;
    const left = (allPieces(cover) & ~(1 << piece)) >>> 0;
    if (left === 0) {
      if (cells.length === cover.cells || cover.gaps) listener.found(coveringOf(options, [fixed]));
      return listener.passed(share);
    }
    kernel.run(outside(cover) | maskOf(cells), left, 1, share);
  };
}
