/**
 * Solutions up to symmetry, without comparing them all. Every solution has exactly one option of a chosen piece; under
 * the symmetries these options fall into orbits. It is enough to search one representative of each orbit: the solutions
 * with the other options are images of those. Where some symmetries leave the representative in place, solutions that
 * they map to each other are told apart by their numbers: the least one stands for its class.
 */
import { groupsOf } from './copies.ts';
import type { Cover, Covering, CoverSymmetry } from './cover.ts';

/** A chance to stop, on the way through large coverings. */
export type Look = () => void;
const nothing: Look = () => undefined;

/** What a symmetry does: the image of each option, and the image of each piece. */
export interface Permutation {
  readonly options: Int32Array;
  readonly pieces: readonly number[];
}

export interface Representative {
  readonly option: number;
  /** The symmetries that leave it in place, the identity not among them. */
  readonly fixing: readonly Permutation[];
  /** One symmetry for each option of its orbit, the identity first. */
  readonly spreading: readonly Permutation[];
}

/** The symmetries of a cover as permutations of its options; the identity is the first. */
export function permutationsOf(cover: Cover, look: Look = nothing): readonly Permutation[] {
  // Options are found by a sum of numbers that stand for their cells, in any order that a symmetry leaves them in. The
  // numbers are small enough for sums that are no objects.
  const weights = Int32Array.from({ length: cover.cells }, (_, cell) => Math.imul(cell + 1, 0x9e3779b1) >>> 7);
  const { options } = cover;
  const bySum = Array.from({ length: cover.pieces }, () => new Map<number, number>());
  /** For each option another one of its piece that has the same sum, or -1. */
  const alike = new Int32Array(options.length).fill(-1);
  for (let i = 0; i < options.length; i++) {
    const { piece, cells } = options[i]!;
    const sum = sumOf(cells, weights);
    alike[i] = bySum[piece]!.get(sum) ?? -1;
    bySum[piece]!.set(sum, i);
  }
  return cover.symmetries.map((symmetry) => {
    look();
    const moved = Int32Array.from(symmetry.cells, (cell) => weights[cell]!);
    const images = new Int32Array(options.length);
    for (let i = 0; i < options.length; i++) {
      const { piece, cells } = options[i]!;
      let image = bySum[symmetry.pieces[piece]!]!.get(sumOf(cells, moved)) ?? -1;
      while (image >= 0 && !isImage(options[image]!.cells, cells, symmetry)) image = alike[image]!;
      if (image < 0) throw new Error('a symmetry leads to no option');
      images[i] = image;
    }
    return { options: images, pieces: symmetry.pieces };
  });
}

function sumOf(cells: readonly number[], weights: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < cells.length; i++) sum += weights[cells[i]!]!;
  return sum;
}

/** Whether a symmetry maps these cells to those there. */
function isImage(there: readonly number[], cells: readonly number[], symmetry: CoverSymmetry): boolean {
  for (let i = 0; i < cells.length; i++) if (!there.includes(symmetry.cells[cells[i]!]!)) return false;
  return true;
}

/**
 * The representatives of the piece with which the search promises to be shortest: the sum over them of how freely the
 * other pieces can then be laid, measured as the product of the roots of their numbers of options. Undefined where there
 * is nothing to gain: no symmetry, or only pieces that symmetries exchange, with their copies or with others, or that fit
 * nowhere.
 */
export function representatives(
  cover: Cover,
  permutations: readonly Permutation[],
  look: Look = nothing,
): readonly Representative[] | undefined {
  if (permutations.length < 2) return undefined;
  const alone = cover.before.flatMap((before, piece) => {
    const exchanged =
      before >= 0 || cover.before.includes(piece) || permutations.some(({ pieces }) => pieces[piece] !== piece);
    const found = exchanged ? [] : ofPiece(cover, permutations, piece);
    // A piece that can be laid nowhere ends every search, but only a search can tell by how much work.
    return found.length > 0 ? [found] : [];
  });
  const fewest = alone.reduce((least, { length }) => Math.min(least, length), Number.POSITIVE_INFINITY);
  const words = wordsOf(cover);
  let best: readonly Representative[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  // On large boards it would take longer to choose well than to search.
  const thorough = fewest * cover.options.length * words.length < MOST_WORK;
  for (const found of alone) {
    look();
    // A piece with many more places than another is not worth the look.
    if (found.length > 2 * fewest) continue;
    const cost = thorough ? found.reduce((sum, { option }) => sum + freedom(cover, words, option), 0) : found.length;
    if (cost < least) [best, least] = [found, cost];
  }
  return best;
}

const MOST_WORK = 10_000_000;

function ofPiece({ options }: Cover, permutations: readonly Permutation[], piece: number): Representative[] {
  const found: Representative[] = [];
  for (let i = 0; i < options.length; i++) {
    if (options[i]!.piece !== piece || permutations.some((permutation) => permutation.options[i]! < i)) continue;
    const images = new Map<number, Permutation>();
    for (const permutation of permutations)
      if (!images.has(permutation.options[i]!)) images.set(permutation.options[i]!, permutation);
    const fixing = permutations.slice(1).filter((permutation) => permutation.options[i] === i);
    found.push({ option: i, fixing, spreading: [...images.values()] });
  }
  return found;
}

/** The cells of all options as bits, `length` words for each, and their pieces: flat, because this is read often. */
interface Words {
  readonly length: number;
  readonly cells: Int32Array;
  readonly pieces: Uint8Array;
}

function wordsOf({ options, cells }: Cover): Words {
  const length = Math.ceil(cells / 32);
  const words = new Int32Array(options.length * length);
  for (const [i, option] of options.entries()) {
    for (const cell of option.cells) words[i * length + (cell >> 5)]! |= 1 << (cell & 31);
  }
  return { length, cells: words, pieces: Uint8Array.from(options, ({ piece }) => piece) };
}

function freedom({ options, pieces }: Cover, words: Words, chosen: number): number {
  const { length, cells } = words;
  const mine = cells.subarray(chosen * length, (chosen + 1) * length);
  const ways = new Float64Array(pieces);
  for (let other = 0, at = 0; other < options.length; other++, at += length) {
    let common = 0;
    for (let i = 0; i < length; i++) common |= mine[i]! & cells[at + i]!;
    if (common === 0) ways[words.pieces[other]!]!++;
  }
  const own = options[chosen]!.piece;
  return ways.reduce((product, count, piece) => (piece === own ? product : product * Math.sqrt(count)), 1);
}

/** The image of a covering. */
export function imageOf(covering: Covering, { options, pieces }: Permutation): Covering {
  const image: number[] = [...covering];
  for (let piece = 0; piece < covering.length; piece++) image[pieces[piece]!] = options[covering[piece]!]!;
  return image;
}

/** Whether a covering is the least of its images under these symmetries. */
export function isLeast(cover: Cover, covering: Covering, permutations: readonly Permutation[]): boolean {
  if (permutations.length === 0) return true;
  const mine = ranks(cover, covering);
  return permutations.every((permutation) => {
    const theirs = ranks(cover, imageOf(covering, permutation));
    const at = mine.findIndex((rank, i) => rank !== theirs[i]);
    return at < 0 || mine[at]! < theirs[at]!;
  });
}

/** Numbers by which coverings are compared: exchanging copies does not change them. */
function ranks(cover: Cover, covering: Covering): readonly number[] {
  const { options, before } = cover;
  if (before.every((piece) => piece < 0)) return covering;
  const groups = groupsOf(cover);
  const places = covering.map((option) => options[option]!.cells);
  return groups.flatMap((group, piece) => {
    if (group !== piece) return [];
    const mine = places.filter((_, other) => groups[other] === group);
    return mine.sort((a, b) => a[0]! - b[0]!).flat();
  });
}
