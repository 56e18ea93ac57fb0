/** The 15 puzzle on the home page: a board a few moves from its goal, which solves itself and comes back. */
import { type Film, type Pose, type PosterPlan, type Shape, texter } from '../../contract/index.ts';
import { type Cells, type Direction, type Size, slide, usualGoal } from './model.ts';

const texts = {
  caption: { en: 'Slide a tile: this board is real.', id: 'Geser ubinnya: papan ini sungguhan.' },
} as const;

export const size: Size = { rows: 4, columns: 4 };
const goal = usualGoal(size);
/** From the goal back to where the film begins. */
const away: readonly Direction[] = [...'DRRDLDLUURURDR'] as Direction[];

const CELL = 60;
const SIDE = 55;
const MARGIN = 10;
/** Frames for which the goal stands. */
const REST = 5;

/** The board in every frame: to the goal, a rest, and back. */
export const positions: readonly Cells[] = (() => {
  const back = [goal];
  for (const direction of away) back.push(slide(back.at(-1)!, size, direction)!);
  const forth = [...back].reverse();
  return [forth[0]!, ...forth, ...Array<Cells>(REST).fill(goal), ...back.slice(1, -1)];
})();

const tile = (number: number, isHome: boolean): readonly Shape[] => [
  {
    kind: 'rect',
    x: -SIDE / 2,
    y: -SIDE / 2,
    width: SIDE,
    height: SIDE,
    radius: 8,
    fill: isHome ? 'accent' : 'surface',
  },
  { kind: 'label', x: 0, y: 0, size: 21, text: String(number), fill: isHome ? 'on-accent' : 'ink', bold: true },
];
const edge = 4 * CELL + 2 * MARGIN;
const frame: Shape = { kind: 'rect', x: 0, y: 0, width: edge, height: edge, radius: 14, fill: 'line' };
const numbers = goal.slice(0, -1);

/** The actor 0 is the frame; then come the tiles, and then the same tiles as they look at home. */
export function posesOf(cells: Cells): readonly Pose[] {
  const places = cells.flatMap((number, at) => {
    if (number === 0) return [];
    const place = { x: centre(at % 4), y: centre(Math.floor(at / 4)) };
    return [
      { actor: number, ...place },
      ...(number === goal[at] ? [{ actor: numbers.length + number, ...place }] : []),
    ];
  });
  return [{ actor: 0, x: 0, y: 0 }, ...places.sort((a, b) => a.actor - b.actor)];
}

const centre = (line: number) => MARGIN + (line + 0.5) * CELL;

/** The cell at a point of the picture; none outside of the cells. */
export function cellAt(x: number, y: number): number | undefined {
  const [column, row] = [x, y].map((length) => Math.floor((length - MARGIN) / CELL)) as [number, number];
  return [row, column].every((line) => line >= 0 && line < 4) ? row * 4 + column : undefined;
}

const film: Film = {
  width: edge,
  height: edge,
  actors: [[frame], ...numbers.map((n) => tile(n, false)), ...numbers.map((n) => tile(n, true))],
  frames: positions.map(posesOf),
  pace: 520,
  glide: 0.35,
  still: 0,
};

export const poster: PosterPlan = { texts, caption: texter(texts)('caption'), shows: { film } };
