/** Wordscapes on the home page: two ways to fill the same grid, recorded word by word. */
import { type PosterPlan, type Scene, type Shape, texter } from '../../contract/index.ts';
import { type Filling, OPEN, type Task } from './model.ts';
import { tasks } from './notation/index.ts';
import { boardOf, CELL } from './picture/board.ts';

const texts = {
  caption: {
    en: 'Two strategies race to fill the same grid with words.',
    id: 'Dua strategi berlomba mengisi kisi yang sama dengan kata.',
  },
  fewest: { en: 'Hardest place first', id: 'Tempat tersulit dahulu' },
  'in-order': { en: 'In reading order', id: 'Urut dari atas' },
  bare: { en: 'A grid of words', id: 'Kisi kata' },
} as const;
const text = texter(texts);

const level = [
  ...['LETTERS STUOMC', 'LIST common'],
  ...['GRID', '...?....', '...?..?.', '...?????', '????..?.', '?...????', '?....?.?', '..??????'],
].join('\n');
const read = tasks.parse(level);
if (!read.ok) throw new Error('the level of the poster cannot be read');
const task: Task = read.value;

/** The boxes alone: the wheel is the same for both. */
function depict(filling: Filling | undefined): Scene {
  const { boxes } = boardOf(task);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const letters = new Map<number, string>();
  for (const [i, { cells }] of task.slots.entries()) {
    for (const [j, cell] of cells.entries()) {
      const letter = filling?.[i]?.[j] ?? OPEN;
      if (letter !== OPEN) letters.set(cell, letter);
    }
  }
  const [width, height] = [Math.max(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ y }) => y))];
  return {
    width: width - left + CELL,
    height: height - top + CELL,
    title: text('bare'),
    shapes: [
      ...boxes.map(({ x, y }) => box(x - left, y - top, false)),
      ...boxes.flatMap(({ cell, x, y }) => {
        const letter = letters.get(cell);
        if (letter === undefined) return [];
        const middle = { x: x - left + CELL / 2, y: y - top + CELL / 2 };
        const ink: Shape = { kind: 'label', ...middle, size: 19, text: letter, fill: 'on-tint', bold: true };
        return [box(x - left, y - top, true), ink];
      }),
    ],
  };
}

const box = (x: number, y: number, isFilled: boolean): Shape => ({
  ...{ kind: 'rect', x: x + 1.5, y: y + 1.5, width: CELL - 3, height: CELL - 3, radius: 7 },
  ...(isFilled ? { fill: 'tint-5' } : { fill: 'surface', stroke: 'line', strokeWidth: 1.5 }),
});

export const poster: PosterPlan<Filling> = {
  texts,
  caption: text('caption'),
  shows: {
    race: {
      text: level,
      goal: 'first',
      contenders: [
        { name: text('fewest'), strategy: 'dictionary-backtracking' },
        { name: text('in-order'), strategy: 'dictionary-backtracking', options: { 'most-constrained': false } },
      ],
      depict,
    },
  },
};
