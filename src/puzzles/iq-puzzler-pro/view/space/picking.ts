/** Which cell a person points at: a ball, or the mark of an empty place that no ball hides. */
import { type Look, placeOf, presence, type SpaceGeometry } from './geometry.ts';
import type { Ray } from './pose.ts';

/** A little less than touching, so that the edge of each ball shows. */
export const BALL = 0.475;
/** Marks of empty places are small, so there is room around them to hit them: less where a ball is behind them. */
const HALO = 0.45;
const HALO_ON_BALL = 0.28;

/**
 * The nearest ball on the line of sight, or the empty place whose mark is closest to the line, if it is in front of that
 * ball. Closest rather than nearest, since empty places are seen through one another.
 */
export function cellAt(ray: Ray, geometry: SpaceGeometry, cells: readonly number[], look: Look): number | undefined {
  let ball: number | undefined;
  let wall = Number.POSITIVE_INFINITY;
  const marks: { cell: number; off: number; depth: number }[] = [];
  for (const [cell, { layer }] of geometry.places.entries()) {
    if (presence(layer, look.peeled) < 1) continue;
    const at = placeOf(geometry, cell, look);
    const way = at.map((value, d) => value - ray.from[d]!);
    const depth = way[0]! * ray.along[0] + way[1]! * ray.along[1] + way[2]! * ray.along[2];
    const off = Math.sqrt(Math.max(0, way[0]! ** 2 + way[1]! ** 2 + way[2]! ** 2 - depth ** 2));
    if (depth < 0) continue;
    if (cells[cell]! < 0) {
      if (off < HALO) marks.push({ cell, off, depth });
    } else if (off < BALL) {
      const hit = depth - Math.sqrt(BALL ** 2 - off ** 2);
      if (hit < wall) [wall, ball] = [hit, cell];
    }
  }
  const reach = ball === undefined ? HALO : HALO_ON_BALL;
  const seen = marks.filter(({ depth, off }) => depth < wall && off < reach).sort((a, b) => a.off - b.off);
  return seen[0]?.cell ?? ball;
}
