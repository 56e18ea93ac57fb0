/**
 * The letters of our pictures: a stroke font of our own, drawn with a round pen, so that a picture needs no font file
 * and looks the same on a page, in a file and on paper.
 *
 * The grid: a capital stands from y = 0 (its top) to y = 20 (the line it stands on); x = 0 is the left edge of the pen's
 * path. Paths use the absolute commands M, L, H, V, C and Z only, which makes them easy to move and scale. The pen's
 * thickness is not part of the drawing: lettering.ts adds it.
 */

/** How far the pen's path reaches to the right, and the path. A width a little too small draws neighbours closer. */
export type Glyph = readonly [width: number, path: string];
export type Glyphs = Readonly<Record<string, Glyph>>;

/** A point a little larger than a touch of the pen: a tiny cross, which the pen's roundness fills. */
export const dot = (x: number, y: number): string => {
  const reach = 0.45;
  return `M${x - reach} ${y}H${x + reach}M${x} ${y - reach}V${y + reach}`;
};
