import { expect, test } from 'vitest';
import { speaker } from '../../../../contract/index.ts';
import type { WordData } from '../../explain/data.ts';
import type { Task } from '../../model.ts';
import { tasks } from '../../notation/index.ts';
import { draftOf } from './draft.ts';
import type { Answered } from './finding.ts';
import { chanceOf, describeBox, looksOf } from './looks.ts';
import { mineTexts } from './texts.ts';

const read = (text: string): Task => {
  const task = tasks.parse(text);
  if (!task.ok) throw new Error(JSON.stringify(task.problem));
  return task.value;
};
const none: WordData = {
  ...{ fillings: 0, exact: true, estimated: false, best: null, proven: false },
  ...{ boxes: [], slots: [], bonus: [], rare: 0, common: [], blame: [] },
};
function answered(text: string, found: Partial<WordData>): Answered {
  const task = read(text);
  return { text, task, frame: '', verdict: { code: 'x' }, found: { ...none, ...found } };
}
const level = 'LETTERS TACO\nGRID\nC??\n?..\n?..';
const box = (cell: number, letter: string, chance: number) => ({
  ...{ cell, row: 0, column: cell },
  letter,
  sure: chance === 1,
  chance,
  others: [['U', 0.25] as const],
});
const boxes = [box(0, 'C', 1), box(1, 'O', 0.75), box(2, 'T', 1), box(3, 'A', 0.6), box(6, 'T', 1)];
const surface = draftOf(read(level)).grid;
/** The drawing has a free place around it. */
const at = (row: number, column: number) => (row + 1) * 5 + column + 1;
const look = (looks: ReturnType<typeof looksOf>, row: number, column: number) => {
  const there = looks.boxes.get(at(row, column));
  return there && `${there.letter} ${there.look}`;
};

test('known, sure and likely boxes', () => {
  const looks = looksOf(surface, answered(level, { boxes, fillings: 4 }));
  expect(looks.boxes.size).toBe(5);
  expect([look(looks, 0, 0), look(looks, 0, 1), look(looks, 0, 2)]).toEqual(['C known', 'O likely', 'T sure']);
  expect([look(looks, 1, 0), look(looks, 1, 1)]).toEqual(['A likely', undefined]);
  expect(looks.chances.get(at(1, 0))).toBe(0.6);
});

test('another filling shows its own letters, with their own chances', () => {
  const looks = looksOf(surface, answered(level, { boxes, fillings: 4 }), { filling: ['CUT', 'CUT'] });
  expect([look(looks, 0, 1), look(looks, 1, 0), look(looks, 2, 0)]).toEqual(['U likely', 'U likely', 'T sure']);
  expect(looks.chances.get(at(0, 1))).toBe(0.25);
});

test('without an answer boxes are open, and the words to blame are marked', () => {
  expect(look(looksOf(surface, undefined), 0, 1)).toBe(' open');
  const looks = looksOf(surface, answered(level, { blame: ['1D'] }));
  expect([look(looks, 0, 0), look(looks, 0, 1), look(looks, 1, 0)]).toEqual(['C wrong', ' open', ' wrong']);
});

test('a chance that is not known is not told, and what is not certain is never called so', () => {
  const say = speaker('en', mineTexts);
  const unsure = (chance: number | null) => {
    const some = boxes.map((one) => (one.cell === 1 ? { ...one, chance, sure: false } : one));
    const looks = looksOf(surface, answered(level, { boxes: some, fillings: 4 }));
    return describeBox(say, looks, at(0, 1), 1, 2);
  };
  expect(unsure(null)).toBe('Row 1, column 2, O, possible');
  expect(unsure(1)).toBe('Row 1, column 2, O, > 99% likely');
  expect(chanceOf(boxes[1]!, 'O')).toBe(0.75);
  expect(chanceOf({ ...boxes[1]!, chance: null }, 'O')).toBeUndefined();
  expect(chanceOf({ ...boxes[1]!, others: [['U', null]] }, 'U')).toBeUndefined();
  expect(chanceOf(boxes[1]!, 'X')).toBeUndefined();
});

test('every box is described in words', () => {
  const say = speaker('en', mineTexts);
  const looks = looksOf(surface, answered(level, { boxes, fillings: 4 }));
  const told = (row: number, column: number) => describeBox(say, looks, at(row, column), row + 1, column + 1);
  expect([told(0, 0), told(0, 1), told(0, 2), told(1, 1)]).toEqual([
    'Row 1, column 1, C, known',
    'Row 1, column 2, O, 75% likely',
    'Row 1, column 3, T, sure',
    'Row 2, column 2, no box',
  ]);
  const blamed = looksOf(surface, answered(level, { blame: ['1D'] }));
  expect(describeBox(say, blamed, at(1, 0), 2, 1)).toBe('Row 2, column 1, open, in a word that is not possible');
});

test('letters that are kept back show only where they were told, and those that contradict are marked', () => {
  const kept = looksOf(surface, answered(level, { boxes, fillings: 4 }), { told: new Set() });
  expect([...kept.boxes.values()].every(({ look: one }) => one === 'open' || one === 'known')).toBe(true);
  const [first] = [...looksOf(surface, answered(level, { boxes, fillings: 4 })).boxes.keys()];
  const clashing = looksOf(surface, answered(level, { blame: ['1D'] }), { clash: new Set([first!]) });
  expect(clashing.boxes.get(first!)!.look).toBe('clash');
});
