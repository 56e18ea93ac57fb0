/**
 * The symmetries of a task: those of its board under which every piece has a counterpart. The ways in which a piece can lie
 * on the bare board become those of its counterpart, and where a piece lies already, its counterpart (or a copy of that)
 * lies at the image. Most pieces are their own counterparts; a mirroring exchanges two pieces that are mirror images of each
 * other and may not be turned over.
 *
 * Several pieces may be of one kind: they can lie in the same ways, but have letters of their own. The first of a kind has
 * the first of the other kind as its counterpart, and so on. So a piece whose kind stays the same is its own counterpart,
 * and one symmetry after another is a symmetry again.
 */
import { fittingWays, keyOf, movedWay, type Symmetry, symmetries } from '../geometry.ts';
import type { Task } from '../model.ts';

export interface TaskSymmetry {
  /** Where each open cell goes. */
  readonly cells: readonly number[];
  /** The counterpart of each piece. */
  readonly pieces: readonly number[];
}

/** The identity is the first. */
export function taskSymmetries(task: Task): readonly TaskSymmetry[] {
  const ways = task.pieces.map((piece) => fittingWays(task.board, piece));
  const kinds = ways.map(kindOf);
  const rows = rowsOf(task);
  // A piece that may lie in all ways on a flat board does so after each symmetry of the board too.
  const isFree = task.pieces.map(({ mirror, turn }) => task.board.kind === 'flat' && mirror && turn);
  return symmetries(task.board).flatMap((symmetry) => {
    const images = ways.map((list, piece) =>
      isFree[piece] ? kinds[piece]! : kindOf(list.map((way) => movedWay(way, symmetry))),
    );
    const pieces = counterparts(task, symmetry, rows, kinds, images);
    return pieces ? [{ cells: symmetry.cells, pieces }] : [];
  });
}

/** The same for pieces that can lie in the same ways. */
const kindOf = (ways: ReturnType<typeof fittingWays>): string =>
  ways
    .map((way) => way.map(keyOf).join())
    .sort()
    .join(' ');

type Row = readonly number[];

/** The pieces in rows of copies; shorter rows first. */
function rowsOf({ pieces }: Task): readonly Row[] {
  const rows = new Map<string, number[]>();
  for (const [piece, { name, copyOf = name }] of pieces.entries()) {
    const row = rows.get(copyOf);
    if (row) row.push(piece);
    else rows.set(copyOf, [piece]);
  }
  return [...rows.values()].sort((a, b) => a.length - b.length);
}

/** The counterpart of each piece, or undefined where one has none. `images` are the kinds that the symmetry makes of `kinds`. */
function counterparts(
  { placed }: Task,
  { cells: move }: Symmetry,
  rows: readonly Row[],
  kinds: readonly string[],
  images: readonly string[],
): readonly number[] | undefined {
  const pieceAt = new Map(placed.map(({ piece, cells }) => [cells.join(), piece]));
  /** What lies at the image of each piece that lies. */
  const atImage = new Map(
    placed.map(({ piece, cells }) => {
      const image = cells.map((cell) => move[cell]!).sort((a, b) => a - b);
      return [piece, pieceAt.get(image.join())];
    }),
  );
  const rowsOfKind = (kind: string) => rows.filter(([first]) => kinds[first!] === kind);
  const found: number[] = [];
  for (const row of rows) {
    const place = rowsOfKind(kinds[row[0]!]!).indexOf(row);
    const other = rowsOfKind(images[row[0]!]!)[place];
    if (other?.length !== row.length) return undefined;
    const lying = row.filter((piece) => atImage.has(piece));
    for (const piece of lying) found[piece] = atImage.get(piece) ?? -1;
    if (!lying.every((piece) => other.includes(found[piece]!))) return undefined;
    const free = row.filter((piece) => !atImage.has(piece));
    const others = other.filter((piece) => !atImage.has(piece));
    if (free.length !== others.length) return undefined;
    for (const [i, piece] of free.entries()) found[piece] = others[i]!;
  }
  return found;
}
