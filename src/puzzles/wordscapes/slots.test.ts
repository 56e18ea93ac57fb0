import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import { crossingsOf, slotsOf } from './slots.ts';
import { taskOf } from './testing/reading.ts';

describe('the paper’s grid', () => {
  const task = taskOf(examples.find(({ id }) => id === 'paper')!.text);
  const words = (names: string) => names.split(' ');

  it('has 9 slots, 27 boxes and 9 crossings', () => {
    expect(slotsOf(task.shape).map(({ name }) => name)).toEqual(words('1D 2D 3A 4A 4D 5A 6D 7D 8A'));
    expect(slotsOf(task.shape).map(({ cells }) => cells.length)).toEqual([4, 4, 5, 4, 3, 4, 3, 3, 6]);
    expect(new Set(task.slots.flatMap(({ cells }) => cells)).size).toBe(27);
    expect(crossingsOf(task.slots)).toHaveLength(9);
  });

  it('keeps the order that the text gives, and crosses where the paper says', () => {
    expect(task.slots.map(({ name }) => name)).toEqual(words('4D 4A 1D 3A 2D 5A 6D 7D 8A'));
    const shared = crossingsOf(task.slots).map(({ cell, slots: [a, b], at: [i, j] }) => {
      expect([task.slots[a]!.cells[i], task.slots[b]!.cells[j]]).toEqual([cell, cell]);
      expect(task.answers![a]![i]).toBe(task.answers![b]![j]);
      return `${task.answers![a]} ${task.answers![b]} ${task.answers![b]![j]}`;
    });
    expect(shared).toEqual([
      'CUT COST C',
      'COST MOST T',
      'MOST SCOUT S',
      'SCOUT MUST U',
      'MUST COTS T',
      'COTS OUT O',
      'COTS SUM S',
      'OUT CUSTOM T',
      'SUM CUSTOM M',
    ]);
  });
});

describe('slots', () => {
  it('are longest rows of boxes, numbered as in a crossword', () => {
    const named = (grid: string) =>
      slotsOf(taskOf(`ABCDEFG\nGRID ${grid}`).shape).map(({ name, cells }) => [name, cells]);
    expect(named('??/??')).toEqual([
      ['1A', [0, 1]],
      ['1D', [0, 2]],
      ['2D', [1, 3]],
      ['3A', [2, 3]],
    ]);
    expect(named('??.??')).toEqual([
      ['1A', [0, 1]],
      ['2A', [3, 4]],
    ]);
    expect(named('?./?./../.?/.?')).toEqual([
      ['1D', [0, 2]],
      ['2D', [7, 9]],
    ]);
  });

  it('of rows have numbers, and boxes of their own', () => {
    const { slots } = taskOf('ABCDEFG; 2 3');
    expect(slots.map(({ name, cells }) => [name, cells])).toEqual([
      ['1', [0, 1]],
      ['2', [2, 3, 4]],
    ]);
    expect(crossingsOf(slots)).toEqual([]);
  });

  it('are none where single words are looked for', () => {
    expect(taskOf('ABC').slots).toEqual([]);
  });
});
