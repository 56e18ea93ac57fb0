/**
 * Many pictures on pages of A4 for print: all on the same scale in one grid, with as many columns as leave them
 * readable, each under its number. What belongs on the back of a page comes right after it with its columns the other
 * way round, so that, printed on both sides and turned at the long edge, each picture has its own behind it.
 */
import type { Scene, Shape } from '../../contract/index.ts';
import { type Heading, headingHeight, headingShapes } from './heading.ts';
import { fittingSize } from './lettering.ts';
import { sheetText } from './sheet-texts.ts';

/** Four units a millimetre. */
export const PAGE = { width: 840, height: 1188 } as const;
const MARGIN = 48;
const GAP = 28;
const CAPTION = 12;
const CAPTION_GAP = 10;
/** Letters can be read down to this size. */
const READABLE = 5;
const MOST_COLUMNS = 4;
/** A small picture is not blown up beyond this. */
const LARGEST = 1.25;

/**
 * Pages with these pictures in reading order, with titles of `sheetTexts`; `captions` are words beside their numbers. With `backs`, every second page
 * is the back of the one before; a picture that has none behind it has only its number there. A heading stands on every page.
 */
export function sheet(
  scenes: readonly Scene[],
  captions: readonly string[] = [],
  backs?: readonly (Scene | undefined)[],
  heading?: Heading,
): readonly Scene[] {
  if (scenes.length === 0) return [];
  const top = MARGIN + (heading ? headingHeight(heading) : 0);
  const drawn = [...scenes, ...(backs ?? []).filter((back) => back !== undefined)];
  const grid = gridFor(drawn, scenes.length, top);
  const each = grid.columns * grid.rows;
  const sides = backs ? 2 : 1;
  const pages = Math.ceil(scenes.length / each) * sides;
  return Array.from({ length: pages }, (_, page): Scene => {
    const isBack = page % sides === 1;
    const first = Math.floor(page / sides) * each;
    const here = (isBack ? backs! : scenes).slice(first, first + each);
    const title = { page: page + 1, pages, first: first + 1, last: first + here.length };
    return {
      ...PAGE,
      title: sheetText(isBack ? 'sheet-back' : 'sheet-page', title),
      shapes: [
        ...(heading ? headingShapes(heading, isBack, MARGIN, MARGIN, PAGE.width - 2 * MARGIN) : []),
        ...here.flatMap((scene, i) => {
          const caption = [String(first + i + 1), captions[first + i]].filter(Boolean).join(' · ');
          const column = i % grid.columns;
          return entry(scene, caption, grid, Math.floor(i / grid.columns), isBack ? grid.columns - 1 - column : column);
        }),
      ],
    };
  });
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly scale: number;
  /** Where the first row begins. */
  readonly top: number;
  /** The size of one place in the grid, without its caption and the gaps around it. */
  readonly width: number;
  readonly height: number;
}

const HEAD = CAPTION + CAPTION_GAP;

/**
 * The most columns on which every letter can still be read, and as many rows as fit under that. One row more is taken
 * where the pictures, made smaller for it, can still be read and fill more of the page, or stood alone on it before.
 */
function gridFor(scenes: readonly Scene[], places: number, top: number): Grid {
  const widest = Math.max(...scenes.map((scene) => scene.width));
  const highest = Math.max(...scenes.map((scene) => scene.height));
  const across = PAGE.width - 2 * MARGIN;
  const down = PAGE.height - MARGIN - top;
  const smallest = Math.min(...scenes.map(smallestLetter));
  const most = Math.floor((across + GAP) / ((READABLE / smallest) * widest + GAP));
  const columns = Math.max(1, Math.min(most, MOST_COLUMNS, places));
  const width = (across + GAP) / columns - GAP;
  const scale = Math.min(LARGEST, width / widest, (down - HEAD) / highest);
  const rows = Math.max(1, Math.floor((down + GAP) / (HEAD + scale * highest + GAP)));
  const grid: Grid = { columns, rows, scale, top, width, height: scale * highest };
  if (places <= columns * rows) return grid;
  const height = (down + GAP) / (rows + 1) - GAP - HEAD;
  const smaller = height / highest;
  const fuller = columns * rows === 1 || (rows + 1) * smaller ** 2 > rows * scale ** 2;
  return fuller && smaller * smallest >= READABLE ? { ...grid, rows: rows + 1, scale: smaller, height } : grid;
}

const smallestLetter = ({ shapes }: Scene): number =>
  shapes.reduce(
    (size, shape) => (shape.kind === 'label' ? Math.min(size, shape.size) : size),
    Number.POSITIVE_INFINITY,
  );

function entry(scene: Scene | undefined, text: string, grid: Grid, row: number, column: number): Shape[] {
  const x = MARGIN + column * (grid.width + GAP);
  const y = grid.top + row * (HEAD + grid.height + GAP);
  const middle = x + grid.width / 2;
  // The caption has the width of its place, not of the page.
  const size = fittingSize(text, grid.width / 2, CAPTION, false, grid.width);
  const caption: Shape = { kind: 'label', x: middle, y: y + CAPTION / 2, size, text, fill: 'muted' };
  return scene === undefined
    ? [caption]
    : [caption, ...scaled(scene, grid.scale, middle - (grid.scale * scene.width) / 2, y + HEAD)];
}

/** The shapes of a scene in another size and elsewhere: its upper left corner comes to `left`, `top`. */
export function scaled(scene: Scene, scale: number, left: number, top: number): Shape[] {
  const x = (value: number) => left + value * scale;
  const y = (value: number) => top + value * scale;
  return scene.shapes.map((shape) => scaledShape(shape, scale, x, y, scene.width));
}

/** Where a coordinate of the scene comes to lie on the page. */
type Coordinate = (value: number) => number;

function scaledShape(shape: Shape, scale: number, x: Coordinate, y: Coordinate, room: number): Shape {
  switch (shape.kind) {
    case 'rect': {
      const { width, height, radius = 0 } = shape;
      const size = { width: width * scale, height: height * scale, radius: radius * scale };
      return { ...shape, x: x(shape.x), y: y(shape.y), ...size, ...pen(shape, scale) };
    }
    case 'circle':
      return { ...shape, x: x(shape.x), y: y(shape.y), radius: shape.radius * scale, ...pen(shape, scale) };
    case 'line': {
      const { x1, y1, x2, y2 } = shape;
      return { ...shape, x1: x(x1), y1: y(y1), x2: x(x2), y2: y(y2), ...pen(shape, scale) };
    }
    case 'polyline':
      return { ...shape, points: shape.points.map(([px, py]) => [x(px), y(py)] as const), ...pen(shape, scale) };
    case 'label': {
      // On its own a long label is written smaller; here it must not run into the next picture either.
      const size = fittingSize(shape.text, shape.x, shape.size, shape.bold, room);
      return { ...shape, x: x(shape.x), y: y(shape.y), size: size * scale };
    }
  }
}

const pen = ({ stroke, strokeWidth = 1, dash }: Exclude<Shape, { kind: 'label' }>, scale: number) => ({
  ...(stroke && { strokeWidth: strokeWidth * scale }),
  ...(dash && { dash: dash.map((length) => length * scale) }),
});
