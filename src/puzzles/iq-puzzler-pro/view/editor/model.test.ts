import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Task } from '../../model.ts';
import { tasks } from '../../notation/index.ts';
import { sets } from '../../sets.ts';
import { boardKinds, createEditor, DRAWING, knownShapes, shapeOf } from './model.ts';

function read(text: string): Task {
  const task = tasks.parse(text);
  if (!task.ok) throw new Error(JSON.stringify(task.problem));
  return task.value;
}

test('what is on the table is where one begins, and a named set keeps its name', () => {
  for (const board of ['5x11', 'diagonal', 'pyramid 5', 'box 3x4x5']) {
    const text = `BOARD ${board}\nPIECES IQ Puzzler Pro`;
    expect(tasks.format(createEditor(read(text)).task.value!)).toBe(text);
  }
});

test('the one-sided pentominoes keep their name while none may be turned over', () => {
  const text = 'BOARD 5x18\nPIECES one-sided pentominoes';
  const editor = createEditor(read(text));
  expect(tasks.format(editor.task.value!)).toBe(text);
  editor.oneSided.value = false;
  expect(editor.task.value!.set).toBe('pentominoes');
  expect(tasks.parse(tasks.format(editor.task.value!))).toEqual({ ok: true, value: editor.task.value });
  editor.oneSided.value = true;
  editor.kind.value = 'pyramid';
  expect(editor.task.value!.set).toBe('pentominoes');
});

test('whatever is painted and chosen can be written and read again', () => {
  const shape = fc.constantFrom(...knownShapes.map((known) => known.shape));
  const size = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(
      fc.constantFrom(...boardKinds),
      fc.record({ rows: size, columns: size, layers: size }),
      fc.array(shape, { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat({ max: 35 })),
      fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
      (kind, sizes, shapes, closed, [oneSided, noTurns, gaps]) => {
        const editor = createEditor(read('BOARD 2x2\nPIECES\nAA\nAA'));
        editor.kind.value = kind;
        editor.resize(sizes);
        editor.cells.value = editor.cells.value.map((open, i) => (i === 0 ? open : !closed.includes(i)));
        editor.shapes.value = [];
        editor.add(...shapes);
        editor.oneSided.value = oneSided;
        editor.noTurns.value = noTurns;
        editor.gaps.value = gaps;
        const task = editor.task.value!;
        expect(tasks.parse(tasks.format(task))).toEqual({ ok: true, value: task });
        expect(task.pieces).toHaveLength(shapes.length);
      },
    ),
  );
});

test('there is nothing to start without a cell or a piece', () => {
  const editor = createEditor(read('BOARD 1x2\nPIECES\nAA'));
  editor.cells.value = [false, false];
  expect(editor.task.value).toBeUndefined();
  editor.cells.value = [true, true];
  editor.remove(0);
  expect(editor.task.value).toBeUndefined();
  expect(editor.areas.value).toEqual({ cells: 2, balls: 0 });
});

test('a resized board keeps what was painted, and what is new is open', () => {
  const editor = createEditor(read('BOARD 2x2\nX.\nXX\nPIECES\nAA\nA'));
  editor.resize({ columns: 3 });
  expect(editor.cells.value).toEqual([true, false, true, true, true, true]);
});

test('a drawing is a shape when its balls touch', () => {
  const draw = (...balls: number[]) => shapeOf(Array.from({ length: DRAWING ** 2 }, (_, i) => balls.includes(i)));
  expect(draw()).toBeUndefined();
  expect(draw(0, 2)).toBeUndefined();
  expect(draw(0, 6)).toBeUndefined();
  expect(draw(18, 23, 24)).toEqual([
    [0, 0, 0],
    [0, 1, 0],
    [0, 1, 1],
  ]);
});

test('more pieces than can have a name are not taken', () => {
  const editor = createEditor(read('BOARD 9x9\nPIECES\nAA'));
  editor.add(...Array.from({ length: 100 }, () => sets.pentominoes.pieces.X!));
  expect(editor.full.value).toBe(true);
  expect(editor.task.value?.pieces).toHaveLength(64);
});
