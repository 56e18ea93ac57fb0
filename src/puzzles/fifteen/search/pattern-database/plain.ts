/**
 * The plain twin of the builder: breadth-first search over all states, one at a time. A state is a placement and the cell
 * of the blank. Moving a tile of the pattern costs one, any other tile nothing; so a level is first filled up by moves that
 * cost nothing, and each tile moved out of it begins the next one.
 */
import { cellsOf, type Field, neighboursOf, type Pattern, type Placement } from './field.ts';

/** The value of every placement that moves can reach, by `keyOf`. */
export function plainValues(field: Field, pattern: Pattern): ReadonlyMap<number, number> {
  const beside = Array.from({ length: cellsOf(field) }, (_, cell) => neighboursOf(field, cell));
  const values = new Map<number, number>();
  const met = new Set<number>();
  let level: State[] = [{ placement: pattern, blank: field.blank }];
  for (let value = 0; level.length > 0; value++) {
    const next: State[] = [];
    for (let i = 0; i < level.length; i++) {
      const { placement, blank } = level[i]!;
      const key = keyOf(placement);
      if (met.has(key * 16 + blank)) continue;
      met.add(key * 16 + blank);
      if (!values.has(key)) values.set(key, value);
      for (const cell of beside[blank]!) {
        const moved = placement.indexOf(cell);
        if (moved < 0) level.push({ placement, blank: cell });
        else next.push({ placement: placement.with(moved, blank), blank: cell });
      }
    }
    level = next;
  }
  return values;
}

interface State {
  readonly placement: Placement;
  readonly blank: number;
}

/** One number for each placement. */
export const keyOf = (placement: Placement): number => placement.reduce((key, cell) => key * 16 + cell, 0);
