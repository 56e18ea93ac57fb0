/** Where things stand in a picture: boxes in a grid or in rows, with the wheel of letters beside or below them. */
import { MOST_SIDE, NONE, type Slot, type Task } from '../model.ts';

export const CELL = 40;
const MARGIN = 14;
/** Between the boxes and the wheel. */
const GAP = 26;
/** The width of a picture by its height, where it fits best. */
const POSTCARD = 1.4;
/** Up to this many rows stand in a single column; more are spread over several columns. */
const MOST_DOWN = 10;

/** The upper left corner of a box, and which cell it is. */
export interface Box {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  /** The number of the words that begin here. */
  readonly number?: string;
}

export interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Board {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly wheel: Wheel;
}

/** Of single words, the boxes are those of the patterns one behind the other. */
export function boardOf(task: Task): Board {
  const placed =
    task.shape.kind === 'grid' ? gridBoxes(task.shape, task.slots) : rowBoxes(task.shape.patterns, task.slots);
  const radius = 34 + 7 * task.letters.length;
  if (placed.length === 0) {
    const side = 2 * (radius + MARGIN);
    return { width: side, height: side, boxes: [], wheel: { x: side / 2, y: side / 2, radius } };
  }
  const inner = {
    width: Math.max(...placed.map(({ x }) => x)) + CELL,
    height: Math.max(...placed.map(({ y }) => y)) + CELL,
  };
  const across = { width: inner.width + GAP + 2 * radius, height: Math.max(inner.height, 2 * radius) };
  const down = { width: Math.max(inner.width, 2 * radius), height: inner.height + GAP + 2 * radius };
  // The wheel stands where the picture fits best on a card, and two beside each other on a page.
  const beside = misfit(across) < misfit(down);
  const { width, height } = withMargin(beside ? across : down);
  const left = beside ? MARGIN : (width - inner.width) / 2;
  const top = beside ? (height - inner.height) / 2 : MARGIN;
  const wheel = beside
    ? { x: width - MARGIN - radius, y: height / 2, radius }
    : { x: width / 2, y: height - MARGIN - radius, radius };
  return { width, height, boxes: placed.map((box) => ({ ...box, x: box.x + left, y: box.y + top })), wheel };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far a picture is from the shape of a postcard, as a factor. */
const misfit = ({ width, height }: Size): number => {
  const ratio = width / height / POSTCARD;
  return Math.max(ratio, 1 / ratio);
};

const withMargin = ({ width, height }: Size): Size => ({ width: width + 2 * MARGIN, height: height + 2 * MARGIN });

function gridBoxes({ columns, cells }: { columns: number; cells: string }, slots: readonly Slot[]): Box[] {
  const numbers = new Map(slots.map((slot) => [slot.cells[0]!, slot.name.replace(/\D/g, '')]));
  return [...cells].flatMap((sign, cell) => {
    if (sign === NONE) return [];
    const number = numbers.get(cell);
    const box = { cell, x: (cell % columns) * CELL, y: Math.floor(cell / columns) * CELL };
    return [number === undefined ? box : { ...box, number }];
  });
}

/** Rows below each other, in as many columns as it takes. */
function rowBoxes(patterns: readonly string[], slots: readonly Slot[]): Box[] {
  const boxes: Box[] = [];
  const down =
    patterns.length <= MOST_DOWN ? patterns.length : Math.ceil(patterns.length / Math.ceil(MOST_SIDE / MOST_DOWN));
  let left = 0;
  for (let first = 0; first < patterns.length; first += down) {
    const column = patterns.slice(first, first + down);
    for (const [i, pattern] of column.entries()) {
      const name = slots[first + i]?.name;
      for (let j = 0; j < pattern.length; j++) {
        const box = { cell: boxes.length, x: left + j * CELL, y: i * (CELL + 8) };
        boxes.push(j === 0 && name !== undefined ? { ...box, number: name } : box);
      }
    }
    left += (Math.max(...column.map(({ length }) => length)) + 0.6) * CELL;
  }
  return boxes;
}
