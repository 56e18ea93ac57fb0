import { describe, expect, it } from 'vitest';
import { speaker } from '../../../contract/index.ts';
import { type Direction, type Path, usualGoal } from '../model.ts';
import { paths, tasks } from '../notation/index.ts';
import { texts } from '../texts.ts';
import { depict, layout } from './index.ts';

const read = (source: string) => {
  const task = tasks.parse(source);
  if (!task.ok) throw new Error(`${source} cannot be read`);
  return task.value;
};
const way = (source: string): Path => {
  const path = paths.parse(source);
  if (!path.ok) throw new Error(`${source} cannot be read`);
  return path.value;
};
const say = speaker('en', texts);
const task = read('1 2 3/4 - 6/7 5 8');

describe('frames', () => {
  it('show every move', () => {
    const titles = depict(task, way('UL')).map(({ title }) => say(title));
    expect(titles).toEqual([
      'After 0 of 2 moves, 6 of 8 tiles at home: 1 2 3, 4 blank 6, 7 5 8.',
      'After 1 of 2 moves, 7 of 8 tiles at home: 1 2 3, 4 5 6, 7 blank 8.',
      'After 2 of 2 moves, 8 of 8 tiles at home: 1 2 3, 4 5 6, 7 8 blank.',
    ]);
    expect(depict(task).map(({ title }) => say(title))).toEqual(['Sliding tiles, 3 by 3: 1 2 3, 4 blank 6, 7 5 8.']);
    expect(depict(task, [])).toEqual(depict(task));
  });

  it('mark a tile at home by a dot as well as by its colour', () => {
    const [bare] = depict(task);
    const dots = bare!.shapes.filter(({ kind }) => kind === 'circle').length;
    expect(dots).toBe(6);
    expect(bare!.shapes.filter((shape) => shape.kind === 'rect' && shape.fill === 'accent').length).toBe(6);
  });

  it('are thinned evenly where there are too many, ends included', () => {
    const goal = usualGoal({ rows: 2, columns: 2 });
    const path = Array.from({ length: 5000 }, (_, i): Direction => (i % 2 === 0 ? 'R' : 'L'));
    const frames = depict({ rows: 2, columns: 2, cells: goal, goal, metric: 'single' }, path);
    expect(frames.length).toBe(400);
    expect(frames[0]!.title.params).toMatchObject({ step: 0, steps: 5000 });
    expect(frames.at(-1)!.title.params).toMatchObject({ step: 5000, steps: 5000 });
  });

  it('end before a move that cannot be made', () => {
    expect(depict(task, way('U2')).length).toBe(2);
  });
});

describe('lines', () => {
  const plain = (...of: Parameters<typeof layout>) => layout(...of).map((row) => row.map(({ text }) => text).join(''));

  it('are aligned', () => {
    expect(plain(read('1 2 3 4/5 6 7 11/9 10 12 8/13 14 15 -'))).toEqual([
      ' 1  2  3  4',
      ' 5  6  7 11',
      ' 9 10 12  8',
      '13 14 15  -',
    ]);
  });

  it('can be read again', () => {
    const board = read('11 10 9 8 7 6 5 4 3 2 1 -/12 13 14 15 16 17 18 19 20 21 22 23');
    expect(tasks.parse(plain(board).join('\n'))).toEqual({ ok: true, value: board });
  });

  it('tint tiles at home', () => {
    const tinted = layout(task).map((row) => row.filter(({ tint }) => tint !== undefined).length);
    expect(tinted).toEqual([3, 2, 1]);
  });

  it('show the moves of a solution, and where they lead', () => {
    expect(plain(task, way('UL'))).toEqual(['UL', '', '1 2 3', '4 5 6', '7 8 -']);
    expect(plain(task, [])[0]).toBe('-');
    const long = Array.from({ length: 200 }, (_, i): Direction => (i % 2 === 0 ? 'U' : 'D'));
    const lines = plain(task, long);
    expect(lines.slice(0, 4).map((line) => line.length)).toEqual([72, 72, 56, 0]);
    expect(paths.parse(lines.slice(0, 3).join('\n'))).toEqual({ ok: true, value: long });
  });
});
