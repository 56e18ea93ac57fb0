/** The board on the home page: tiles that slide at a press or by arrow keys, from wherever the film stands. */
import type { Worded } from '../../../contract/index.ts';
import type { Taste } from '../../../faces/web/board.ts';
import { type Direction, rowsOf, slide, usualGoal } from '../model.ts';
import { cellAt, posesOf, positions, size } from '../poster.ts';
import { stepFrom } from './line.ts';

const ways: Readonly<Record<string, Direction>> = { ArrowUp: 'U', ArrowRight: 'R', ArrowDown: 'D', ArrowLeft: 'L' };
const wayNames: Readonly<Record<Direction, Worded>> = {
  U: { en: 'up', id: 'ke atas' },
  R: { en: 'right', id: 'ke kanan' },
  D: { en: 'down', id: 'ke bawah' },
  L: { en: 'left', id: 'ke kiri' },
};
const goal = String(usualGoal(size));

export const help: Worded = {
  en: 'A board of 15 tiles: arrow keys slide them.',
  id: 'Papan dengan 15 ubin: tombol panah menggesernya.',
};

export function begin(frame: number): Taste {
  let cells = positions[frame % positions.length]!;
  const go = (direction: Direction, count: number): Worded | undefined => {
    let next = cells;
    for (let i = 0; i < count; i++) next = slide(next, size, direction) ?? next;
    if (next === cells) return undefined;
    const moved = next[cells.indexOf(0)]!;
    cells = next;
    const { en, id } = wayNames[direction];
    return { en: `${moved} ${en}`, id: `${moved} ${id}` };
  };
  return {
    poses: () => posesOf(cells),
    press(x, y) {
      const cell = cellAt(x, y);
      const step = cell === undefined ? undefined : stepFrom(cells, size, cell);
      return step && go(step.direction, step.count);
    },
    key: (name) => (ways[name] ? go(ways[name], 1) : undefined),
    isDone: () => String(cells) === goal,
    text: () => rowsOf(cells, size).join('\n'),
  };
}
