/**
 * How the searches for large boards see a task: a tile is called by the cell it belongs to, so that every goal is the same
 * goal, and a way is where the blank goes.
 */
import { blankStep, type Direction, opposite, type Path, type Size, type Task } from '../../model.ts';

export interface Board extends Size {
  /** For each cell the cell that its tile belongs to; the blank too belongs to a cell. */
  readonly cells: Uint8Array;
  /** The cell that the blank belongs to, by which it is known among the tiles. */
  readonly home: number;
}

/** The cells that the blank goes to, one after the other, each in the same row or column as the one before. */
export type Way = readonly number[];

export function boardOf({ rows, columns, cells, goal }: Pick<Task, 'rows' | 'columns' | 'cells' | 'goal'>): Board {
  const place = new Map(goal.map((tile, cell) => [tile, cell]));
  return { rows, columns, cells: Uint8Array.from(cells, (tile) => place.get(tile)!), home: place.get(0)! };
}

/** The board at the end of a way. */
export function walked({ cells, ...rest }: Board, way: Way): Board {
  const next = { ...rest, cells: cells.slice() };
  walk(next, way);
  return next;
}

/** Moves the blank along a way; the cells are changed. */
export function walk({ cells, home, columns }: Board, way: Way): void {
  let blank = cells.indexOf(home);
  for (const to of way) {
    for (const step = stepTo(blank, to, columns); blank !== to; blank += step) cells[blank] = cells[blank + step]!;
    cells[to] = home;
  }
}

/** The same way cell by cell, and without steps there and back. */
export function stepsOf({ cells, home, columns }: Board, way: Way): number[] {
  const visited = [cells.indexOf(home)];
  for (const to of way) {
    for (let blank = visited.at(-1)!; blank !== to; blank = visited.at(-1)!) {
      const next = blank + stepTo(blank, to, columns);
      if (visited.at(-2) === next) visited.pop();
      else visited.push(next);
    }
  }
  return visited.slice(1);
}

/** The same way with one cell for each straight stretch, and without steps there and back. */
export function stretchesOf(board: Board, way: Way): number[] {
  const visited = [board.cells.indexOf(board.home), ...stepsOf(board, way)];
  return visited.filter((cell, i) => i > 0 && cell - visited[i - 1]! !== visited[i + 1]! - cell);
}

const stepTo = (blank: number, to: number, columns: number): number =>
  Math.sign(to - blank) * ((to - blank) % columns === 0 ? columns : 1);

/** The way as moves of the tiles. */
export function pathOfWay(board: Board, way: Way): Path {
  const named = directionsBy(board.columns);
  let blank = board.cells.indexOf(board.home);
  return stepsOf(board, way).map((next) => {
    const direction = named.get(next - blank)!;
    blank = next;
    return direction;
  });
}

/** A path after the blank has gone on from one cell to another of its row or column, without steps there and back. */
export function pathOn({ columns }: Board, path: Path, from: number, to: number): Path {
  const step = stepTo(from, to, columns);
  const direction = directionsBy(columns).get(step)!;
  const longer = path.slice();
  for (let blank = from; blank !== to; blank += step) {
    if (longer.at(-1) === opposite(direction)) longer.pop();
    else longer.push(direction);
  }
  return longer;
}

/** The way a tile slides, by how far the blank goes. */
function directionsBy(columns: number): ReadonlyMap<number, Direction> {
  const named = new Map<number, Direction>();
  for (const [direction, [down, right]] of Object.entries(blankStep)) {
    named.set(down * columns + right, direction as Direction);
  }
  return named;
}
