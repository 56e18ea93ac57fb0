/**
 * A picture of the inverted pairs. A few pairs are arcs over the board in one row. Many arcs would hide each other, so
 * more pairs are a triangle of squares with the board along its slope: a square is filled where the number of its row
 * stands before the smaller number of its column. Pairs with the blank are grey. Where numbers are not the tiles' own,
 * these stand beside them.
 */
import type { Paint, Scene, Shape } from '../../../contract/index.ts';
import { isUsualGoal, type Task } from '../model.ts';
import type { Kurang } from '../parity.ts';
import { text } from '../texts.ts';

/** More arcs than this hide each other, and so long a row is too small to read. */
const MOST_ARCS = 40;
const MOST_UNDER_ARCS = 25;
/** On a larger board squares side by side are drawn as one, since it has thousands of pairs. */
const MOST_SQUARES = 36;
/** Numbers of a larger board would be too small to read. */
const MOST_NUMBERED = 100;
/** Up to this many pairs are read out. */
const MOST_READ = 12;

const STEP = 44;
const MARGIN = 12;
const CHIP = 34;
/** The small figures below the chips, with room around them. */
const BELOW = 18;
/** An arc is drawn in straight pieces, nowhere further from it than this. */
const OFF = 0.05;

/** An inverted pair by the places of its two numbers on the board. */
interface Pair {
  readonly from: number;
  readonly to: number;
  readonly larger: Kurang;
  readonly smaller: Kurang;
}

export function pairsPicture(task: Task, table: readonly Kurang[]): Scene {
  const pairs = table
    .flatMap((larger) => larger.smaller.map((number) => ({ larger, smaller: table[number - 1]! })))
    .map((pair): Pair => ({ ...pair, from: pair.larger.at, to: pair.smaller.at }));
  const read = pairs.slice(0, MOST_READ).map(({ larger, smaller }) => `${larger.number}-${smaller.number}`);
  const renumbered = !isUsualGoal(task);
  const told = { count: pairs.length, pairs: read.join(', '), more: pairs.length - read.length };
  const title = text('scene-pairs', { ...told, renumbered: renumbered && task.cells.length <= MOST_NUMBERED });
  const isFew = pairs.length <= MOST_ARCS && task.cells.length <= MOST_UNDER_ARCS;
  const standing = [...table].sort((a, b) => a.at - b.at);
  return { title, ...(isFew ? arcs : triangle)(standing, pairs, renumbered) };
}

type Drawing = Omit<Scene, 'title'>;

const paintOf = ({ larger, smaller }: Pair): Paint => (larger.tile === 0 || smaller.tile === 0 ? 'muted' : 'accent');

function arcs(standing: readonly Kurang[], pairs: readonly Pair[], renumbered: boolean): Drawing {
  const widest = Math.max(1, ...pairs.map(({ from, to }) => to - from));
  const ground = MARGIN + heightOf(widest) + CHIP / 2;
  const middle = (at: number) => MARGIN + (at + 0.5) * STEP;
  const lines = pairs.flatMap((pair): Shape[] => {
    const radius = (middle(pair.to) - middle(pair.from)) / 2;
    const height = heightOf(pair.to - pair.from);
    const pieces = piecesOf(Math.max(radius, height));
    const point = (i: number) => ({
      x: middle(pair.from) + radius * (1 - Math.cos((Math.PI * i) / pieces)),
      y: ground - CHIP / 2 - height * Math.sin((Math.PI * i) / pieces),
    });
    return Array.from({ length: pieces }, (_, i) => {
      const [a, b] = [point(i), point(i + 1)];
      const ends = { x1: round(a.x), y1: round(a.y), x2: round(b.x), y2: round(b.y) };
      return { kind: 'line', ...ends, stroke: paintOf(pair), strokeWidth: 1.5 };
    });
  });
  return {
    width: standing.length * STEP + 2 * MARGIN,
    height: ground + CHIP / 2 + (renumbered ? BELOW : 0) + MARGIN,
    shapes: [
      ...lines,
      ...standing.flatMap((one) => chip(one, middle(one.at), ground)),
      ...(renumbered ? standing.map((one) => own(one, middle(one.at), ground + CHIP / 2 + BELOW / 2, 9)) : []),
    ],
  };
}

/** A piece that turns by an angle leaves a circle of this radius by radius * angle * angle / 8. */
const piecesOf = (radius: number): number => Math.ceil(Math.PI * Math.sqrt(radius / (8 * OFF)));

/** Wide arcs are higher, but flatter than half circles, so that the picture stays a strip. */
const heightOf = (width: number): number => 18 + width * 11;

const round = (value: number): number => Math.round(value * 10) / 10;

function chip({ number, tile }: Kurang, x: number, y: number): Shape[] {
  const box = { kind: 'rect', x: x - CHIP / 2, y: y - CHIP / 2, width: CHIP, height: CHIP, radius: 6 } as const;
  const fill: Paint = tile === 0 ? 'paper' : 'surface';
  const ink: Paint = tile === 0 ? 'muted' : 'ink';
  return [
    { ...box, fill, stroke: 'line', strokeWidth: 1.5 },
    { kind: 'label', x, y, size: 13, text: String(number), fill: ink, bold: true },
  ];
}

/** The tile's own number. */
const own = ({ tile }: Kurang, x: number, y: number, size: number): Shape => ({
  kind: 'label',
  ...{ x, y, size, text: tile === 0 ? '-' : String(tile), fill: 'muted' },
});

function triangle(standing: readonly Kurang[], pairs: readonly Pair[], renumbered: boolean): Drawing {
  const count = standing.length;
  const cell = count <= MOST_NUMBERED ? 18 : 4;
  // Wide enough for the small figure before the first number.
  const margin = Math.max(MARGIN, cell);
  const corner = (place: number) => margin + place * cell;
  const side = count * cell + 2 * margin;
  const outline: Shape[] = standing.map(({ at }) => ({
    kind: 'line',
    ...{ x1: corner(at), y1: corner(at), x2: corner(count), y2: corner(at) },
    ...{ stroke: 'line', strokeWidth: 0.5 },
  }));
  const filled = stretches(pairs, count > MOST_SQUARES).map(({ from, to, length, paint }): Shape => {
    const inset = cell / 10;
    const box = { x: corner(to) + inset, y: corner(from) + inset, width: length * cell - 2 * inset };
    return { kind: 'rect', ...box, height: cell - 2 * inset, fill: paint };
  });
  const numbers = standing.map(({ at, number, tile }): Shape => {
    const where = { x: corner(at + 0.5), y: corner(at + 0.5), size: number > 99 ? 6 : 8 };
    return { kind: 'label', ...where, text: String(number), fill: tile === 0 ? 'muted' : 'ink', bold: true };
  });
  const owns = renumbered ? standing.map((one) => own(one, corner(one.at - 0.5), corner(one.at + 0.5), 6)) : [];
  const written = count <= MOST_NUMBERED ? [...numbers, ...owns] : [];
  return { width: side, height: side, shapes: [...outline, ...filled, ...written] };
}

/** What is to be filled, row by row: square by square, or those side by side together. */
function stretches(pairs: readonly Pair[], together: boolean) {
  const found: { from: number; to: number; length: number; paint: Paint }[] = [];
  for (const pair of [...pairs].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = found.at(-1);
    const paint = paintOf(pair);
    const follows = last && last.from === pair.from && last.to + last.length === pair.to && last.paint === paint;
    if (together && follows) last.length++;
    else found.push({ from: pair.from, to: pair.to, length: 1, paint });
  }
  return found;
}
