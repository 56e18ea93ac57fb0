/** The marks of an icicle: a colour and a pattern for each, as tiles of pixels, so that to paint is to look up. */

/** Colours as RGBA pixels of a little-endian machine, as `rgba` makes them. */
export interface Palette {
  readonly background: number;
  readonly branched: number;
  readonly deadEnd: number;
  readonly cut: number;
  readonly solution: number;
  readonly open: number;
  readonly joins: number;
  /** A node with a solution below it. */
  readonly leads: number;
  /** A node that only the first, or only the second, of two searches has. */
  readonly firstOnly: number;
  readonly secondOnly: number;
}

/** What a pixel shows. */
export const marks = [
  'nothing',
  'branched',
  'dead end',
  'cut',
  'solution',
  'open',
  'joins',
  'leads',
  'folded',
  'open edge',
  'first only',
  'second only',
] as const;
export type Mark = (typeof marks)[number];

/** Tiles have this many pixels a side, and a mark that is faded is this many marks further on. */
export const TILE = 8;
export const FADED = 16;
/** How much of a colour is left where it is faded, and where it is the ground of a pattern. */
const FADED_PART = 0.3;
const GROUND_PART = 0.35;

export const rgba = (red: number, green: number, blue: number, alpha = 255): number =>
  ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** A colour over another one. */
function mix(colour: number, under: number, part: number): number {
  let mixed = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    const one = (colour >>> shift) & 255;
    const other = (under >>> shift) & 255;
    mixed |= Math.round(other + (one - other) * part) << shift;
  }
  return mixed >>> 0;
}

/** Which pixels of a tile have the mark's own colour; the others have its ground. */
const patterns: Readonly<Record<Mark, (x: number, y: number) => boolean>> = {
  nothing: () => true,
  branched: () => true,
  'dead end': (x, y) => (x + y) % 4 < 2,
  cut: (x, y) => x % 4 === 1 && y % 4 === 1,
  solution: () => true,
  open: () => false,
  joins: (_, y) => y % 4 === 1,
  leads: () => true,
  folded: (x, y) => (x + 8 - y) % 8 < 4,
  'open edge': () => true,
  'first only': (x) => x % 4 < 2,
  'second only': (x, y) => (x >> 1) % 2 === (y >> 1) % 2,
};

/** The colours of a mark: its own, and that of its ground. */
function colours(mark: Mark, palette: Palette): readonly [number, number] {
  const ground = (colour: number) => [colour, mix(colour, palette.background, GROUND_PART)] as const;
  switch (mark) {
    case 'nothing':
      return [palette.background, palette.background];
    case 'dead end':
    case 'folded':
      return ground(palette.deadEnd);
    case 'open':
    case 'open edge':
      return [palette.open, palette.background];
    case 'first only':
      return ground(palette.firstOnly);
    case 'second only':
      return ground(palette.secondOnly);
    default:
      return ground(palette[mark]);
  }
}

/** All tiles, one after the other: those of each mark, and from `FADED` on those that are faded. */
export function tilesOf(palette: Palette): Uint32Array {
  const tiles = new Uint32Array(2 * FADED * TILE * TILE);
  marks.forEach((mark, index) => {
    const [own, ground] = colours(mark, palette);
    for (let place = 0; place < TILE * TILE; place++) {
      const colour = patterns[mark](place % TILE, Math.floor(place / TILE)) ? own : ground;
      tiles[index * TILE * TILE + place] = colour;
      tiles[(FADED + index) * TILE * TILE + place] = mix(colour, palette.background, FADED_PART);
    }
  });
  return tiles;
}
