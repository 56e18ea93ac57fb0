/**
 * The plain twin of the builder: breadth-first search over all states, one at a time. A state is a placement and the cell
 * of the gap. Moving a tile of the pattern costs one, any other tile nothing; so a level is first filled up by moves that
 * cost nothing, and each tile moved out of it begins the next one.
 */
import { cellsOf, type Field, neighboursOf, type Pattern, type Placement } from './field.ts';

/** The value of every placement that moves can reach, by `keyOf`. */
export function plainValues(field: Field, pattern: Pattern): ReadonlyMap<number, number> {
  const beside = Array.from({ length: cellsOf(field) }, (_, cell) => neighboursOf(field, cell));
  const values = new Map<number, number>();
  const met = new Set<number>();
  let level: State[] = [{ placement: pattern, gap: field.gap }];
  for (let value = 0; level.length > 0; value++) {
    const next: State[] = [];
    for (let i = 0; i < level.length; i++) {
      const { placement, gap } = level[i]!;
      const key = keyOf(placement);
      if (met.has(key * 16 + gap)) continue;
      met.add(key * 16 + gap);
      if (!values.has(key)) values.set(key, value);
      for (const cell of beside[gap]!) {
        const moved = placement.indexOf(cell);
        if (moved < 0) level.push({ placement, gap: cell });
        else next.push({ placement: placement.with(moved, gap), gap: cell });
      }
    }
    level = next;
  }
  return values;
}

interface State {
  readonly placement: Placement;
  readonly gap: number;
}

/** One number for each placement. */
export const keyOf = (placement: Placement): number => placement.reduce((key, cell) => key * 16 + cell, 0);
