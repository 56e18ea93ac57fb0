/** Goes from a node of an icicle to those next to it. */
import { type Icicle, indexAt, nodeAt } from './icicle.ts';

export type Direction = 'parent' | 'child' | 'before' | 'after';

/** The parent of a node, its first child, or the sibling before or after it; roots are siblings of each other. */
export function neighbour(icicle: Icicle, node: number, direction: Direction): number | undefined {
  const { parents, depths, xs, rows } = icicle;
  const parent = parents[node]!;
  if (direction === 'parent') return parent < 0 ? undefined : parent;
  if (direction === 'child') return icicle.sizes[node] === 1 ? undefined : nodeAt(icicle, xs[node]!, depths[node]! + 1);
  const depth = depths[node]!;
  const index = indexAt(icicle, xs[node]!, depth)! + (direction === 'before' ? -1 : 1);
  if (index < rows.starts[depth]! || index >= rows.starts[depth + 1]!) return undefined;
  const other = rows.nodes[index]!;
  return parents[other] === parent ? other : undefined;
}
