/**
 * Pictures of a board: the bare one with the pieces that are left below it, or a filling that grows piece by piece. All
 * frames of a filling have the same size and no tray, so that nothing jumps while they are played.
 */
import type { Scene, Shape } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { type Look, pieceShapes } from './piece.ts';
import { type Position, positionOf } from './position.ts';
import { startTitle, stepTitle } from './title.ts';
import { trayOf } from './tray.ts';
import { CELL, type Placed, viewsOf } from './views.ts';

const MARGIN = 14;
const GAP = 26;

/** Without a filling the one frame of the bare board. What a filling leaves open stays open. */
export function depict(task: Task, filling?: Filling): readonly Scene[] {
  return filling ? growing(task, filling) : [bare(task)];
}

function bare(task: Task): Scene {
  const position = positionOf(task);
  const views = viewsOf(task.board, position.cells);
  const fixed = new Set(task.placed.map(({ piece }) => piece));
  const left = task.pieces.flatMap((piece, i) =>
    fixed.has(i) ? [] : [{ piece, look: { name: piece.name, piece: i, fixed: false } }],
  );
  const tray = trayOf(left, views.width);
  const width = Math.max(views.width, tray.width);
  const bottom = MARGIN + views.height;
  const placed = views.place([MARGIN + (width - views.width) / 2, MARGIN]);
  const names = left.map(({ piece }) => piece.name);
  return {
    width: width + 2 * MARGIN,
    height: bottom + (left.length > 0 ? GAP + tray.height : 0) + MARGIN,
    title: startTitle(task, position, names),
    shapes: [...boardShapes(placed, position, lyingOf(task, position, placed)), ...tray.draw([MARGIN, bottom + GAP])],
  };
}

function growing(task: Task, filling: Filling): readonly Scene[] {
  const position = positionOf(task, filling);
  const views = viewsOf(task.board, position.cells);
  const placed = views.place([MARGIN, MARGIN]);
  const lying = lyingOf(task, position, placed);
  const fixed = lying.filter(({ look }) => look.fixed);
  const coming = lying.filter(({ look }) => !look.fixed);
  return Array.from({ length: coming.length + 1 }, (_, step): Scene => {
    const shown = [...fixed, ...coming.slice(0, step)];
    const now = only(position, shown);
    const last = coming[step - 1];
    return {
      width: views.width + 2 * MARGIN,
      height: views.height + 2 * MARGIN,
      title: last ? stepTitle(task, now, last.look.name, step, coming.length) : startTitle(task, now, []),
      shapes: boardShapes(placed, now, shown),
    };
  });
}

/** A piece on the board. */
interface Lying {
  readonly look: Look;
  readonly cells: readonly number[];
  readonly shapes: readonly Shape[];
}

/** What lies on the board: the pieces of the task in their order, then letters that name no piece. */
function lyingOf(task: Task, { cells: spots, names }: Position, { at }: Placed): readonly Lying[] {
  const cells = new Map<string, number[]>(task.pieces.map(({ name }) => [name, []]));
  for (const [cell, name] of names.entries()) {
    if (name === undefined) continue;
    const known = cells.get(name);
    if (known) known.push(cell);
    else cells.set(name, [cell]);
  }
  const fixed = new Set(task.placed.map(({ piece }) => piece));
  return [...cells].flatMap(([name, lying], i): Lying[] => {
    if (lying.length === 0) return [];
    const look = { name, piece: i < task.pieces.length ? i : undefined, fixed: fixed.has(i) };
    const [on, middles] = [lying.map((cell) => spots[cell]!), lying.map((cell) => at[cell]!)];
    return [{ look, cells: lying, shapes: pieceShapes(look, on, middles, CELL) }];
  });
}

/** A position with these pieces alone. */
function only({ cells, names }: Position, shown: readonly Lying[]): Position {
  const left: (string | undefined)[] = Array(names.length).fill(undefined);
  for (const { look, cells: lying } of shown) for (const cell of lying) left[cell] = look.name;
  return { cells, names: left };
}

function boardShapes({ ground, space }: Placed, { cells }: Position, lying: readonly Lying[]): Shape[] {
  const looks: (Look | undefined)[] = Array(cells.length).fill(undefined);
  for (const piece of lying) for (const cell of piece.cells) looks[cell] = piece.look;
  return [...ground, ...lying.flatMap(({ shapes }) => shapes), ...space(looks)];
}
