/**
 * Counting with one place of each orbit: a piece that is its own image under all symmetries is laid in one option of each
 * orbit only, and a covering counts as often as that orbit has options. Of an orbit, the option that begins first is taken:
 * so a search from one end of the board lays that piece within the first half.
 */
import type { Cover } from './cover.ts';
import type { Permutation } from './symmetry.ts';

export interface OrbitWeights {
  /** How often a covering with an option counts; 0 where the option is not laid. */
  readonly weights: readonly number[];
  /** The piece that is laid in one place of each orbit, if there is one. */
  readonly piece?: number;
}

/**
 * Weights by which all coverings are counted or, where `unique`, classes of symmetric ones. Classes are counted by a piece
 * that no symmetry but the identity leaves in place anywhere: then no covering is symmetric, and every class has exactly one
 * covering with a representative. Undefined where there is no such piece.
 */
export function orbitWeights(
  cover: Cover,
  permutations: readonly Permutation[],
  unique: boolean,
): OrbitWeights | undefined {
  const one = cover.options.map(() => 1);
  if (permutations.length < 2) return { weights: one };
  const [best] = piecesAlone(cover, permutations)
    .map((piece) => orbitsOf(cover, permutations, piece))
    .filter(({ isFree }) => isFree || !unique)
    .sort((a, b) => a.furthest - b.furthest || a.sizes.size - b.sizes.size);
  if (!best) return unique ? undefined : { weights: one };
  const { piece, sizes } = best;
  const weights = cover.options.map((option, i) => {
    if (option.piece !== piece) return 1;
    const size = sizes.get(i) ?? 0;
    return unique ? Math.min(size, 1) : size;
  });
  return { weights, piece };
}

/** Pieces that can be laid, have no copies, and are their own images. */
function piecesAlone({ before, options }: Cover, permutations: readonly Permutation[]): number[] {
  const able = new Set(options.map(({ piece }) => piece));
  return before.flatMap((earlier, piece) => {
    const isExchanged =
      earlier >= 0 || before.includes(piece) || permutations.some(({ pieces }) => pieces[piece] !== piece);
    return able.has(piece) && !isExchanged ? [piece] : [];
  });
}

interface Orbits {
  readonly piece: number;
  /** The size of each orbit, by the option that stands for it. */
  readonly sizes: ReadonlyMap<number, number>;
  /** Whether every orbit has as many options as there are symmetries. */
  readonly isFree: boolean;
  /** The last cell at which a representative begins. */
  readonly furthest: number;
}

function orbitsOf({ options }: Cover, permutations: readonly Permutation[], piece: number): Orbits {
  const begin = (option: number) => options[option]!.cells[0]!;
  const sizes = new Map<number, number>();
  for (const [i, option] of options.entries()) {
    if (option.piece !== piece) continue;
    const orbit = new Set(permutations.map((permutation) => permutation.options[i]!));
    const isFirst = [...orbit].every((other) => begin(other) > begin(i) || (begin(other) === begin(i) && other >= i));
    if (isFirst) sizes.set(i, orbit.size);
  }
  const isFree = [...sizes.values()].every((size) => size === permutations.length);
  return { piece, sizes, isFree, furthest: Math.max(...[...sizes.keys()].map(begin)) };
}
