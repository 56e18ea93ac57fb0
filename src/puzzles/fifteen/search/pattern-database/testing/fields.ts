/** Fields and patterns for the tests. */
import fc from 'fast-check';
import { cellsOf, type Field, type Pattern, type Placement } from '../field.ts';

export interface Case {
  readonly field: Field;
  readonly pattern: Pattern;
}

/** The blank may belong to any cell. */
export const arbitraryField = (sizes: readonly (readonly [rows: number, columns: number])[]): fc.Arbitrary<Field> =>
  fc
    .constantFrom(...sizes)
    .chain(([rows, columns]) => fc.nat({ max: rows * columns - 1 }).map((blank) => ({ rows, columns, blank })));

/** A pattern of at most `most` tiles. */
export const arbitraryPattern = (field: Field, most: number): fc.Arbitrary<Pattern> => {
  const others = Array.from({ length: cellsOf(field) }, (_, cell) => cell).filter((cell) => cell !== field.blank);
  return fc.subarray(others, { minLength: 1, maxLength: Math.min(most, others.length) });
};

const SIZES = [
  ...([1, 2, 3, 4, 5, 6, 7, 8] as const).map((columns) => [2, columns] as const),
  ...([2, 3, 4, 5] as const).map((columns) => [3, columns] as const),
  ...([1, 2, 3, 4] as const).map((columns) => [4, columns] as const),
  [8, 2],
  [1, 7],
] as const;

/** Small fields of many shapes, and patterns that the plain twin builds in no time. */
export const arbitraryCase: fc.Arbitrary<Case> = arbitraryField(SIZES).chain((field) =>
  arbitraryPattern(field, cellsOf(field) > 9 ? 3 : 4).map((pattern) => ({ field, pattern })),
);

/** All placements of a pattern. */
export function* allPlacements({ field, pattern }: Case, some: Placement = []): Generator<Placement> {
  if (some.length === pattern.length) return yield some;
  for (let cell = 0; cell < cellsOf(field); cell++) {
    if (!some.includes(cell)) yield* allPlacements({ field, pattern }, [...some, cell]);
  }
}
