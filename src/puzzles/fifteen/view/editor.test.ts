import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEditor } from './editor.ts';

test('goes by clicks in order, and the last cell is the gap', () => {
  const editor = createEditor({ rows: 2, columns: 2 });
  for (const cell of [3, 0, 1]) editor.press(cell);
  expect(editor.cells()).toEqual([2, 3, 0, 1]);
  editor.stepBack();
  expect([editor.missing.value, editor.cells()]).toEqual([[3, 0], undefined]);
  editor.press(3);
  expect(editor.missing.value).toEqual([1, 3, 0]);
  editor.clear();
  expect(editor.draft.value).toEqual(Array(4).fill(undefined));
  editor.stepBack();
  expect(editor.draft.value).toEqual([2, undefined, undefined, undefined]);
});

test('one more click, where the gap has come by itself, takes nothing away', () => {
  const editor = createEditor({ rows: 2, columns: 2 });
  for (const cell of [3, 0, 1, 2]) editor.press(cell);
  expect(editor.cells()).toEqual([2, 3, 0, 1]);
  // Where something is missing, the blank is taken away like any other entry.
  for (const cell of [1, 2]) editor.press(cell);
  expect(editor.missing.value).toEqual([3, 0]);
});

test('goes by typing, where an entry stands only once', () => {
  const editor = createEditor({ rows: 2, columns: 2 });
  expect(editor.put(0, 3)).toBe(true);
  expect(editor.put(2, 3)).toBe(true);
  expect(editor.put(1, 0)).toBe(true);
  expect([editor.put(3, 4), editor.put(3, 1.5), editor.put(3, -1)]).toEqual([false, false, false]);
  expect(editor.draft.value).toEqual([undefined, 0, 3, undefined]);
  editor.fillRest();
  expect(editor.cells()).toEqual([1, 0, 3, 2]);
});

test('makes every board that its clicks spell', () => {
  const order = fc.shuffledSubarray([...Array(12).keys()], { minLength: 12 });
  fc.assert(
    fc.property(order, (cells) => {
      const editor = createEditor({ rows: 3, columns: 4 });
      for (const cell of cells.slice(0, 11)) editor.press(cell);
      expect(cells.map((cell) => editor.cells()![cell])).toEqual([...Array(11).keys()].map((i) => i + 1).concat(0));
    }),
  );
});

test('keeps its size within bounds', () => {
  const editor = createEditor({ rows: 3, columns: 3 });
  editor.resize({ rows: 99, columns: Number.NaN });
  expect(editor.size.value).toEqual({ rows: 16, columns: 2 });
  expect(editor.draft.value).toHaveLength(32);
});
