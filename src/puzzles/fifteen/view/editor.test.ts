import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEditor } from './editor.ts';

const type = (editor: ReturnType<typeof createEditor>, digits: string) => {
  for (const digit of digits) {
    if (digit === ' ') editor.settle();
    else editor.type(Number(digit));
  }
};

test('goes row by row, and the blank comes by itself where it is last', () => {
  const editor = createEditor({ rows: 2, columns: 2 });
  for (const entry of [2, 3, 1]) editor.put(entry);
  expect(editor.cells.value).toEqual([2, 3, 1, 0]);
  editor.stepBack();
  expect([editor.missing.value, editor.cells.value, editor.cursor.value]).toEqual([[1, 0], undefined, 2]);
  editor.erase();
  expect([editor.draft.value, editor.cursor.value]).toEqual([[2, undefined, undefined, undefined], 1]);
  editor.clear();
  expect([editor.draft.value, editor.cursor.value]).toEqual([Array(4).fill(undefined), 0]);
  editor.stepBack();
  expect(editor.draft.value).toEqual([2, undefined, undefined, undefined]);
});

test('takes an entry from where it stood, and no other', () => {
  const editor = createEditor({ rows: 2, columns: 2 });
  editor.put(3);
  editor.goTo(2);
  editor.put(3);
  editor.goTo(1);
  editor.put(0);
  for (const entry of [4, 1.5, -1]) editor.put(entry);
  expect(editor.draft.value).toEqual([undefined, 0, 3, undefined]);
  editor.fillRest();
  expect(editor.cells.value).toEqual([1, 0, 3, 2]);
});

test('holds a digit that may grow, and takes a tile from its place only when the number is known', () => {
  const editor = createEditor({ rows: 4, columns: 4 });
  type(editor, '1 ');
  expect([editor.draft.value[0], editor.cursor.value]).toEqual([1, 1]);
  type(editor, '1');
  expect([editor.typed.value, editor.draft.value[0]]).toEqual(['1', 1]);
  type(editor, '5');
  expect([editor.typed.value, editor.draft.value.slice(0, 3)]).toEqual(['', [1, 15, undefined]]);
  // There is no tile 16, and none from 20 on.
  type(editor, '168');
  expect(editor.draft.value.slice(0, 5)).toEqual([undefined, 15, 1, 6, 8]);
  type(editor, '1');
  editor.erase();
  editor.erase();
  expect([editor.typed.value, editor.draft.value[4]]).toEqual(['', undefined]);
});

test('makes every board that is typed as it is read', () => {
  const order = fc.shuffledSubarray([...Array(16).keys()], { minLength: 16 });
  fc.assert(
    fc.property(order, (cells) => {
      const editor = createEditor({ rows: 4, columns: 4 });
      type(editor, `${cells.join(' ')} `);
      expect(editor.cells.value).toEqual(cells);
    }),
  );
});

test('keeps its size within bounds', () => {
  const editor = createEditor({ rows: 3, columns: 3 });
  editor.resize({ rows: 99, columns: Number.NaN });
  expect(editor.size.value).toEqual({ rows: 16, columns: 2 });
  expect(editor.draft.value).toHaveLength(32);
});
