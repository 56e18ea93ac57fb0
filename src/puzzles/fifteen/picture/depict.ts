/** The board as rounded tiles, one frame for each move. A tile that is at home has another colour, and a dot as well. */
import type { Scene, Shape } from '../../../contract/index.ts';
import type { Cells, Path, Size, Task } from '../model.ts';
import { rowsOf } from '../model.ts';
import { endOf, positionsOf } from '../positions.ts';
import { text } from '../texts.ts';

const CELL = 60;
const MARGIN = 10;
/** Between a tile and the edge of its cell. */
const SEAM = 2;

/** More frames are too many to watch, and a page has to hold them all; of a longer way, some are left out evenly. */
const MOST_FRAMES = 400;
/** The numbers of a larger board are too many to listen to. */
const MOST_READ = 100;

export function depict(task: Task, path?: Path): readonly Scene[] {
  if (!path) return [frame(task, task.cells, 0, 0)];
  const steps = endOf(task, path).moves;
  const frames = Math.min(steps + 1, MOST_FRAMES);
  const shown = new Set(Array.from({ length: frames }, (_, i) => Math.round((i * steps) / Math.max(1, frames - 1))));
  const scenes: Scene[] = [];
  let step = 0;
  for (const cells of positionsOf(task, path)) {
    if (shown.has(step)) scenes.push(frame(task, cells, step, steps));
    step++;
  }
  return scenes;
}

function frame(task: Task, cells: Cells, step: number, steps: number): Scene {
  const { rows, columns, goal } = task;
  const width = columns * CELL + 2 * MARGIN;
  const height = rows * CELL + 2 * MARGIN;
  const home = cells.filter((tile, i) => tile !== 0 && tile === goal[i]).length;
  const spelled = cells.length > MOST_READ ? '' : rowsOf(cells, task).join(', ');
  return {
    width,
    height,
    title:
      steps === 0
        ? text('scene-start', { rows, columns, cells: spelled })
        : text('scene-step', { step, steps, home, tiles: cells.length - 1, cells: spelled }),
    shapes: [
      { kind: 'rect', x: 1, y: 1, width: width - 2, height: height - 2, radius: 12, fill: 'line', stroke: 'line' },
      ...cells.flatMap((tile, at) =>
        tile === 0 ? blankShapes(at, task) : tileShapes(tile, at, task, tile === goal[at]),
      ),
    ],
  };
}

const corner = (at: number, { columns }: Size) => ({
  x: MARGIN + (at % columns) * CELL + SEAM,
  y: MARGIN + Math.floor(at / columns) * CELL + SEAM,
});

const side = CELL - 2 * SEAM;

function blankShapes(at: number, size: Size): Shape[] {
  return [{ kind: 'rect', ...corner(at, size), width: side, height: side, radius: 8, fill: 'paper' }];
}

function tileShapes(tile: number, at: number, size: Size, home: boolean): Shape[] {
  const { x, y } = corner(at, size);
  const middle = side / 2;
  const label = { kind: 'label', x: x + middle, y: y + middle, size: tile > 99 ? 17 : 21, text: String(tile) } as const;
  const face = { kind: 'rect', x, y, width: side, height: side, radius: 8 } as const;
  if (!home)
    return [
      { ...face, fill: 'surface' },
      { ...label, fill: 'ink', bold: true },
    ];
  return [
    { ...face, fill: 'accent' },
    { ...label, fill: 'on-accent', bold: true },
    { kind: 'circle', x: x + side - 9, y: y + 9, radius: 2.5, fill: 'on-accent' },
  ];
}
