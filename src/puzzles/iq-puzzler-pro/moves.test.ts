import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speaker } from '../../contract/index.ts';
import { openCells, placementsOf } from './geometry.ts';
import type { Task } from './model.ts';
import { playOf } from './moves.ts';
import { tasks } from './notation/index.ts';
import { lyingIn } from './search/cover.ts';
import { arbitraryTask } from './testing/arbitrary.ts';
import { plainSearch } from './testing/plain.ts';
import { taskOf } from './testing/searching.ts';
import { texts } from './texts.ts';

const flat = taskOf('BOARD 3x3\nPIECES\nAAA\nA\nBB\nCCC');
const pyramid = taskOf('BOARD pyramid 2\nPIECES\nAA\nAA\nB');

function played(task: Task, ...list: readonly string[]): Task {
  return list.reduce((before, move) => {
    const after = playOf(before).move(move);
    if (!after.ok) throw new Error(after.problem.text.code);
    return after.value;
  }, task);
}

function refusal(task: Task, move: string) {
  const after = playOf(task).move(move);
  if (after.ok) throw new Error(`it took ${move}`);
  return after.problem;
}

describe('moves', () => {
  it('lay a piece by the place of its first cell', () => {
    expect(played(flat, 'C 2 1 1').placed).toEqual([{ piece: 2, cells: [3, 4, 5] }]);
    // One way only: no number is needed.
    expect(played(flat, 'C 3 1').placed).toEqual([{ piece: 2, cells: [6, 7, 8] }]);
    expect(played(flat, '  C   3,1 ').placed).toEqual(played(flat, 'C3 1').placed);
    const both = played(flat, 'C 3 1', 'B 1 1 1');
    expect(both.placed.map(({ piece }) => piece)).toEqual([1, 2]);
    expect(both.form).toBe('extension');
    expect(played(pyramid, 'B 1 1 1', 'A 2 1 1').placed).toEqual([
      { piece: 0, cells: [1, 2, 3, 4] },
      { piece: 1, cells: [0] },
    ]);
  });

  it('turn a course file into a position', () => {
    const course = taskOf('1 3 2\nDEFAULT\nA\nBB');
    const position = played(course, 'A 1 1');
    expect(tasks.parse(tasks.format(position))).toEqual({ ok: true, value: position });
  });

  it('name the ways where there are several, and take a number', () => {
    const { text, place } = refusal(flat, 'B 1 1');
    expect(text).toMatchObject({ code: 'move-ways', params: { name: 'B', count: 2 } });
    expect(speaker('en', texts)(text)).toBe(
      'Piece B fits at row 1, column 1 in 2 ways; add the number of one: 1: BB  2: B/B',
    );
    expect(place).toMatchObject({ line: 1, column: 1, length: 5 });
    expect(played(flat, 'B 1 1 1').placed[0]!.cells).toEqual([0, 1]);
    expect(played(flat, 'B 1 1 2').placed[0]!.cells).toEqual([0, 3]);
    expect(refusal(flat, 'B 1 1 3').text.code).toBe('move-ways');
    const corner = String(refusal(flat, 'A 1 2').text.params!.ways);
    // A drawing keeps the gap before its first cell.
    expect(corner).toContain('.A/.A/AA');
    const inSpace = taskOf('BOARD box 2x2x1\nPIECES\nAA\nBB');
    expect(refusal(inSpace, 'A 1 1 1').text.params!.ways).toBe('1: 1,1,1 1,2,1  2: 1,1,1 2,1,1');
  });

  it('take a piece back', () => {
    const position = played(flat, 'C 3 1', 'B 1 1 1');
    expect(played(position, '-C').placed).toEqual([{ piece: 1, cells: [0, 1] }]);
    expect(played(position, '- B', '-C').placed).toEqual([]);
  });

  it.each([
    ['', 'move-unknown'],
    ['?', 'move-unknown'],
    ['Z 1 1', 'move-unknown'],
    ['-Z', 'move-unknown'],
    ['-A', 'move-not-lying'],
    ['A', 'move-flat'],
    ['A 1', 'move-flat'],
    ['A 1 1 1 1', 'move-flat'],
    ['A 0 1', 'move-flat'],
    ['A one two', 'move-flat'],
    ['A 1.5 1', 'move-flat'],
    ['A 4 1', 'move-outside'],
    ['C 1 1', 'move-ways'],
    ['C 2 2', 'move-no-way'],
  ])('refuse %j with %s', (move, code) => {
    const problem = refusal(flat, move);
    expect(problem.text.code).toBe(code);
    expect(speaker('en', texts)(problem.text)).not.toBe(code);
    expect(speaker('id', texts)(problem.text)).not.toBe(code);
  });

  it('refuse what lies already, what is taken, and in space what has no layer', () => {
    const position = played(flat, 'C 1 1 1');
    expect(refusal(position, 'C 2 1').text.code).toBe('move-lying');
    expect(refusal(position, 'B 1 1').text.code).toBe('move-no-way');
    expect(refusal(pyramid, 'A 2 1').text.code).toBe('move-in-space');
    expect(refusal(pyramid, 'A 1 2 1').text.code).toBe('move-outside');
    expect(refusal(taskOf('BOARD 1x3\n_._\nPIECES\nA\nB'), 'A 1 2').text.code).toBe('move-outside');
  });

  it('finish when the board is full and right', () => {
    expect(playOf(played(flat, 'C 3 1', 'B 1 1 1')).finished()).toBe(false);
    expect(playOf(played(pyramid, 'B 1 1 1', 'A 2 1 1')).finished()).toBe(true);
    const gaps = taskOf('BOARD 1x3\nPIECES\nA\nGAPS');
    expect(playOf(gaps).finished()).toBe(false);
    expect(playOf(played(gaps, 'A 1 2')).finished()).toBe(true);
  });

  it('lead to every solution, on any board', () => {
    fc.assert(
      fc.property(arbitraryTask, fc.nat(), (task, index) => {
        const { fillings } = plainSearch(task, Number.POSITIVE_INFINITY)!;
        fc.pre(fillings.length > 0);
        let position: Task = { ...task, placed: [] };
        for (const { piece, cells } of lyingIn(task, fillings[index % fillings.length]!)) {
          expect(playOf(position).finished()).toBe(false);
          const [layer, row, column] = openCells(task.board)[cells[0]!]!.map((value) => value + 1) as number[];
          const taken = new Set(position.placed.flatMap((one) => one.cells));
          const ways = placementsOf(task, piece).filter(
            (one) => one.cells[0] === cells[0] && !one.cells.some((cell) => taken.has(cell)),
          );
          const way = ways.findIndex((one) => one.cells.join() === cells.join()) + 1;
          const place = task.board.kind === 'flat' ? `${row} ${column}` : `${layer} ${row} ${column}`;
          const before = position;
          position = played(position, `${task.pieces[piece]!.name} ${place} ${way}`);
          expect(position.placed).toContainEqual({ piece, cells });
          expect(played(position, `-${task.pieces[piece]!.name}`).placed).toEqual(before.placed);
        }
        expect(playOf(position).finished()).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
