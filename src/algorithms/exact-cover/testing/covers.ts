/**
 * Small random covers: a grid, perhaps with holes, cut into pieces, each of which may then lie as it did or turned or
 * turned over as well. Some have a right half that mirrors the left one, with pieces that may not be turned over, so that
 * the mirroring exchanges them; and in some of these each half is the same twice over, so that copies are exchanged for
 * others. The cells are numbered by rows, by columns or at random. Everything is decided by a tape of numbers, which
 * fast-check shrinks.
 */
import fc from 'fast-check';
import { groupsOf } from '../copies.ts';
import type { Cover, Covering, CoverSymmetry, Option } from '../cover.ts';

const MOST_PIECES = 5;
const MOST_TWINS = 2;
/** The most positions that the plainest search may meet. */
const MOST_NODES = 20_000;

type Spot = readonly [row: number, column: number];

/** Every covering, by laying the pieces one after the other wherever they fit; undefined where that takes too long. */
export function everyCovering(cover: Cover, mostNodes = Number.POSITIVE_INFINITY): readonly Covering[] | undefined {
  const { options, pieces, before } = cover;
  const found: Covering[] = [];
  let nodes = 0;
  const lay = (covering: number[], taken: ReadonlySet<number>): void => {
    if (++nodes > mostNodes) return;
    if (covering.length === pieces) {
      if (cover.gaps || taken.size === cover.cells) found.push(covering);
      return;
    }
    const earlier = before[covering.length]!;
    const after = earlier < 0 ? -1 : options[covering[earlier]!]!.cells[0]!;
    for (const [i, { piece, cells }] of options.entries()) {
      if (piece !== covering.length || cells[0]! <= after || cells.some((cell) => taken.has(cell))) continue;
      lay([...covering, i], new Set([...taken, ...cells]));
    }
  };
  lay([], new Set());
  return nodes > mostNodes ? undefined : found;
}

/** As text, to be compared whatever the order. */
export const written = (coverings: readonly Covering[]): string[] =>
  coverings.map((covering) => covering.join()).sort();

/** The eight ways to turn a drawing and turn it over; the first leaves it as it is. */
const turns: readonly ((spot: Spot) => Spot)[] = [
  ([r, c]) => [r, c],
  ([r, c]) => [c, -r],
  ([r, c]) => [-r, -c],
  ([r, c]) => [-c, r],
  ([r, c]) => [r, -c],
  ([r, c]) => [-r, c],
  ([r, c]) => [c, r],
  ([r, c]) => [-c, -r],
];

/** Moved to the corner and sorted. */
function cornered(spots: readonly Spot[]): readonly Spot[] {
  const top = Math.min(...spots.map(([r]) => r));
  const left = Math.min(...spots.map(([, c]) => c));
  return spots.map(([r, c]): Spot => [r - top, c - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** How far a piece may be turned: not at all, without being turned over, or in every way. */
const FREEDOMS = [8, 8, 4, 1] as const;

function randomCover(tape: readonly number[]): Cover {
  let at = 0;
  const below = (limit: number): number => (tape[at++] ?? 0) % limit;
  const twins = below(4) === 3;
  const twice = twins && below(2) === 1;
  const [rows, columns] = twins ? [2 + below(2), 2] : [1 + below(4), 1 + below(4)];
  const free = new Map<string, Spot>();
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) if (below(9) !== 8) free.set(`${r},${c}`, [r, c]);
  }
  if (free.size === 0) free.set('0,0', [0, 0]);
  let every = [...free.values()];

  let cuts: Spot[][] = [];
  const most = below(4) === 3 ? 2 : 4;
  while (free.size > 0 && cuts.length < (twice ? 1 : twins ? MOST_TWINS : MOST_PIECES)) {
    const cut = [[...free.values()][below(free.size)]!];
    free.delete(cut[0]!.join());
    for (let more = twins ? 2 + below(2) : below(most); more > 0; more--) {
      const around = cut.flatMap(([r, c]) => [`${r + 1},${c}`, `${r - 1},${c}`, `${r},${c + 1}`, `${r},${c - 1}`]);
      const next = around.filter((key) => free.has(key));
      if (next.length === 0) break;
      const key = next[below(next.length)]!;
      cut.push(free.get(key)!);
      free.delete(key);
    }
    cuts.push(cut);
  }
  if (twins) {
    if (twice) {
      const lowered = (spots: readonly Spot[]) => spots.map(([r, c]): Spot => [r + rows, c]);
      every = [...every, ...lowered(every)];
      cuts = [...cuts, ...cuts.map(lowered)];
    }
    const mirrored = (spots: readonly Spot[]) => spots.map(([r, c]): Spot => [r, 2 * columns - 1 - c]);
    every = [...every, ...mirrored(every)];
    cuts = [...cuts, ...cuts.map(mirrored)];
  }
  // Now and then another piece of the same size, with which there may be no solution.
  const broken = !twins && below(3) === 2 ? below(cuts.length) : -1;
  const drawn = cuts.map((cut, i) => cornered(i === broken ? cut.map((_, c): Spot => [0, c]) : cut));
  const gaps = !twice && below(3) === 2;
  const open = gaps ? every : cuts.flat();

  const cells = numbered(open, below);
  const copies = twice || below(2) === 1;
  const freedom = twins ? FREEDOMS[2 + below(2)]! : FREEDOMS[below(4)]!;
  const kinds = drawn.map((shape) => waysOf(shape, freedom).sort().join(' '));
  const pieces = kinds.map((kind, piece) => {
    const first = copies ? kinds.indexOf(kind) : piece;
    return { shape: drawn[first]!, freedom: copies || twins ? freedom : FREEDOMS[below(4)]! };
  });
  const cover = {
    cells: open.length,
    pieces: pieces.length,
    sizes: pieces.map(({ shape }) => shape.length),
    options: pieces.flatMap(({ shape, freedom: turned }, piece) => optionsOf(piece, shape, turned, open, cells)),
    gaps,
    neighbours: neighboursOf(open, cells),
    before: kinds.map((kind, piece) => (copies ? kinds.slice(0, piece).lastIndexOf(kind) : -1)),
    symmetries: [],
  };
  const moves = symmetriesOf(open, cells, below(4) === 3 ? [0, 2] : [0, 1, 2, 3, 4, 5, 6, 7]);
  return { ...cover, symmetries: moves.flatMap((move) => symmetryOf(cover, move)) };
}

/** A symmetry of the cells as one of the whole cover, if it maps all options to options. */
function symmetryOf(cover: Cover, cells: readonly number[]): CoverSymmetry[] {
  const groups = groupsOf(cover);
  const mapped = (list: readonly number[]) => list.map((cell) => cells[cell]!).sort((a, b) => a - b);
  const kindOf = (piece: number, map: (list: readonly number[]) => readonly number[]): string => {
    const places = cover.options.filter((option) => option.piece === piece).map((option) => map(option.cells).join());
    return `${groups.filter((group) => group === groups[piece]).length} ${places.sort().join(';')}`;
  };
  const numbers = groups.map((_, piece) => piece);
  const kinds = numbers.map((piece) => kindOf(piece, (list) => list));
  // Pieces of the same kind keep their order.
  const pieces = numbers.map((piece) => {
    const place = numbers.filter((other) => kinds[other] === kinds[piece]).indexOf(piece);
    return numbers.filter((other) => kinds[other] === kindOf(piece, mapped))[place];
  });
  return pieces.includes(undefined) ? [] : [{ cells, pieces: pieces as number[] }];
}

const waysOf = (shape: readonly Spot[], freedom: number): string[] => [
  ...new Set(turns.slice(0, freedom).map((turn) => cornered(shape.map(turn)).join(';'))),
];

type Numbers = ReadonlyMap<string, number>;

/** By rows, by columns, or at random. */
function numbered(open: readonly Spot[], below: (limit: number) => number): Numbers {
  const kind = below(3);
  const rank = new Map(open.map((spot) => [spot, kind === 2 ? below(60) : 0]));
  const order = [...open].sort(
    (a, b) => rank.get(a)! - rank.get(b)! || (kind === 1 ? a[1] - b[1] || a[0] - b[0] : a[0] - b[0] || a[1] - b[1]),
  );
  return new Map(order.map((spot, cell) => [spot.join(), cell]));
}

function optionsOf(piece: number, shape: readonly Spot[], freedom: number, open: readonly Spot[], cells: Numbers) {
  return waysOf(shape, freedom).flatMap((way) => {
    const steps = way.split(';').map((spot) => spot.split(',').map(Number) as unknown as Spot);
    const [first] = steps as [Spot];
    return open.flatMap(([r, c]): Option[] => {
      const mine = steps.map(([dr, dc]) => cells.get(`${r + dr - first[0]},${c + dc - first[1]}`));
      return mine.includes(undefined) ? [] : [{ piece, cells: (mine as number[]).sort((a, b) => a - b) }];
    });
  });
}

function neighboursOf(open: readonly Spot[], cells: Numbers): number[][] {
  const neighbours = open.map((): number[] => []);
  for (const [r, c] of open) {
    const cell = cells.get(`${r},${c}`)!;
    for (const key of [`${r + 1},${c}`, `${r - 1},${c}`, `${r},${c + 1}`, `${r},${c - 1}`]) {
      const other = cells.get(key);
      if (other !== undefined && other > cell) neighbours[cell]!.push(other);
    }
  }
  return neighbours;
}

function symmetriesOf(open: readonly Spot[], cells: Numbers, which: readonly number[]): number[][] {
  const corner = cornered(open);
  const found = which.flatMap((turn): number[][] => {
    const moved = open.map(turns[turn]!);
    const top = Math.min(...moved.map(([r]) => r)) - Math.min(...open.map(([r]) => r));
    const left = Math.min(...moved.map(([, c]) => c)) - Math.min(...open.map(([, c]) => c));
    const images: number[] = [];
    for (const [i, spot] of open.entries()) {
      const image = cells.get(`${moved[i]![0] - top},${moved[i]![1] - left}`);
      if (image !== undefined) images[cells.get(spot.join())!] = image;
    }
    return cornered(moved).join(';') === corner.join(';') ? [images] : [];
  });
  return [...new Map(found.map((images) => [images.join(), images])).values()];
}

/** At most 24 cells and five pieces; of every piece the cells are as many as on the board, whether it fits or not. */
export const arbitraryCover: fc.Arbitrary<Cover> = fc
  .array(fc.nat({ max: 59 }), { minLength: 20, maxLength: 80, size: 'max' })
  .map(randomCover)
  .filter((cover) => everyCovering(cover, MOST_NODES) !== undefined);

/**
 * The same cover on a larger board: its cells are spread over all its words, and this many additional pieces must
 * lie on the cells between them. Its coverings are those of the small one, with these pieces added in front.
 */
export function padded(cover: Cover, cells: number, pieces: number): Cover {
  const total = cover.cells + cells;
  const own = Array.from({ length: cover.cells }, (_, cell) => Math.floor(((cell + 1) * total) / cover.cells) - 1);
  const between = Array.from({ length: total }, (_, cell) => cell).filter((cell) => !own.includes(cell));
  const added = Array.from({ length: pieces }, (_, piece): Option => {
    const ends = [piece, piece + 1].map((i) => Math.floor((i * cells) / pieces));
    return { piece, cells: between.slice(...ends) };
  });
  const spread = (list: readonly number[]) => list.map((cell) => own[cell]!);
  const neighbours = Array.from({ length: total }, (): readonly number[] => []);
  for (const [cell, others] of cover.neighbours.entries()) neighbours[own[cell]!] = spread(others);
  for (const [i, cell] of between.slice(1).entries()) neighbours[between[i]!] = [cell];
  return {
    cells: total,
    pieces: cover.pieces + pieces,
    sizes: [...added.map((option) => option.cells.length), ...cover.sizes],
    options: [
      ...added,
      ...cover.options.map((option) => ({ piece: option.piece + pieces, cells: spread(option.cells) })),
    ],
    gaps: cover.gaps,
    neighbours,
    before: [...added.map(() => -1), ...cover.before.map((piece) => (piece < 0 ? -1 : piece + pieces))],
    symmetries: [],
  };
}
