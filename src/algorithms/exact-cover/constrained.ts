/** Runs the kernel that decides the most constrained cell or piece first: the best in space and with gaps. */
import { Allocator } from '../wasm/allocator.ts';
import { instantiate, type Memory } from '../wasm/load.ts';
import { program } from './constrained.wasm.ts';
import { groupsOf } from './copies.ts';
import type { Cover } from './cover.ts';
import { optionsOn, type PartKernel, Stage } from './part.ts';
import { everyRule, type Rules } from './rules.ts';
import type { Listener, Path, Search } from './search.ts';
import { allPieces, maskOf } from './tables.ts';

interface Kernel extends PartKernel {
  readonly memory: Memory;
  setup(
    pieces: number,
    lists: number,
    groups: number,
    path: number,
    pathPieces: number,
    decisions: number,
    board: bigint,
    gaps: number,
    mostConstrained: number,
  ): void;
  run(left: number, known: number): void;
}

/** A search of a covering that fits into a word. */
export function constrainedSearch(cover: Cover, listener: Listener, { mostConstrained }: Rules = everyRule): Search {
  const { options, pieces } = cover;
  const masks = options.map(({ cells }) => maskOf(cells));
  const numbers = Array.from({ length: pieces }, () => new Map<bigint, number>());
  for (const [i, { piece }] of options.entries()) numbers[piece]!.set(masks[i]!, i);
  const stage = new Stage(cover, listener);
  const kernel: Kernel = instantiate<Kernel>(
    program,
    stage.imports((depth) => {
      const laid: number[] = [];
      for (let i = 0; i < depth; i++) laid.push(numbers[pathPieces[i]!]!.get(path[i]!)!);
      return laid;
    }),
  );
  const allocator = new Allocator(kernel.memory);
  const depths = pieces + 2;
  const lists = allocator.reserve(depths * (pieces + 1) * 4);
  const groupTable = allocator.words(groupsOf(cover));
  const pathTable = allocator.reserve(depths * 8);
  const pieceTable = allocator.reserve(depths * 4);
  kernel.setup(
    pieces,
    lists,
    groupTable,
    pathTable,
    pieceTable,
    allocator.reserve(depths * 64),
    maskOf(Array.from({ length: cover.cells }, (_, cell) => cell)),
    cover.gaps ? 1 : 0,
    mostConstrained ? 1 : 0,
  );
  const guideTable = allocator.reserve(depths * 16);
  const first = allocator.reserve((options.length + 1) * 8 * depths);
  const path = new BigUint64Array(kernel.memory.buffer, pathTable, depths);
  const pathPieces = new Uint32Array(kernel.memory.buffer, pieceTable, depths);
  const guide = new BigUint64Array(kernel.memory.buffer, guideTable, 2 * depths);
  const heads = new Uint32Array(kernel.memory.buffer, lists, pieces + 1);
  const all = new BigUint64Array(kernel.memory.buffer, first, options.length);

  /** Lists all options, of the piece of a fixed one only that; the kernel leaves these lists as they are. */
  let listed: number | undefined | 'nothing' = 'nothing';
  const list = (fixed: number | undefined): void => {
    const chosen = fixed === undefined ? undefined : options[fixed]!.piece;
    let end = 0;
    for (let piece = 0, i = 0; piece <= pieces; piece++) {
      heads[piece] = first + end * 8;
      for (; i < options.length && options[i]!.piece === piece; i++) {
        if (piece !== chosen || i === fixed) all[end++] = masks[i]!;
      }
    }
    listed = fixed;
  };

  /** The path of the run before, as far as the kernel still has its lists. */
  let before: Path = [];

  return (fixed, share = 1, stretch) => {
    if (fixed !== listed) {
      list(fixed);
      before = [];
    }
    const { behind = [] } = stretch ?? {};
    const known = sharedLength(before, behind);
    // A run that does not come to its end leaves nothing to go on from.
    before = [];
    const laid = optionsOn(cover, behind);
    guide.set(laid.flatMap(({ piece }, depth) => [masks[behind[depth]!]!, BigInt(piece)]));
    stage.run(kernel, guideTable, 0, share, stretch, () => kernel.run(allPieces(cover), known));
    before = behind;
  };
}

/** How many options two paths begin with alike; at least one of each is left to lay. */
function sharedLength(before: Path, path: Path): number {
  const most = Math.min(before.length, path.length) - 1;
  let length = 0;
  while (length < most && before[length] === path[length]) length++;
  return length;
}
