import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Task } from '../../model.ts';
import { tasks } from '../../notation/index.ts';
import { type Draft, draftOf, nothing, surfaceOf } from './draft.ts';
import { createDrawing, type Drawing } from './drawing.ts';
import { isBox, sides } from './surface.ts';

const read = (text: string): Task => {
  const task = tasks.parse(text);
  if (!task.ok) throw new Error(JSON.stringify(task.problem));
  return task.value;
};
const drawingOf = (text: string) => createDrawing(tasks, draftOf(read(text)));
const rowsOf = (drawing: Drawing) => {
  const { rows, columns, cells } = drawing.surface.value;
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
};

test('letters and strokes make a level, and until then it is told what is missing', () => {
  const drawing = createDrawing(tasks, nothing);
  expect([drawing.mode.value, drawing.problem.value?.text.code]).toEqual(['draw', 'no-letters']);
  drawing.setLetters('tac');
  expect(drawing.draft.value.letters).toBe('TAC');
  expect(drawing.task.value).toBeUndefined();
  drawing.stroke([18], true);
  expect([drawing.text.value, drawing.problem.value === undefined]).toEqual([undefined, false]);
  drawing.stroke([18, 19, 20], true);
  expect(drawing.text.value).toBe('LETTERS TAC\nGRID\n???');
  drawing.stroke([20], false);
  expect(drawing.text.value).toBe('LETTERS TAC\nGRID\n??');
});

test('drawing at the edge makes room there, and the cursor stays on its box', () => {
  const drawing = createDrawing(tasks, { ...nothing, grid: { rows: 2, columns: 2, cells: '....' } });
  drawing.choose(0);
  drawing.stroke([0], true);
  expect(rowsOf(drawing)).toEqual(['...', '.?.', '...']);
  expect(drawing.cursor.value).toBe(4);
});

test('by keys alone: a word down from a box of another one', () => {
  const drawing = createDrawing(tasks, { ...nothing, letters: 'STUOMC' });
  drawing.choose(9);
  for (const mark of '?u?') drawing.type(mark);
  drawing.move('across', -1);
  drawing.move('down', 1);
  expect(drawing.direction.value).toBe('down');
  for (const mark of '??') drawing.type(mark);
  expect(drawing.text.value).toBe('LETTERS STUOMC\nGRID\n?U?\n..?\n..?');
  drawing.toggle(drawing.cursor.value);
  expect(drawing.text.value).toBe('LETTERS STUOMC\nGRID\n?U?\n..?\n..?\n..?');
});

test('known letters are written along a word and taken back', () => {
  const drawing = drawingOf('LETTERS STUOMC\nGRID\n????\n?...\n?...');
  expect(drawing.mode.value).toBe('write');
  drawing.type('c');
  drawing.type('o');
  expect(drawing.text.value).toBe('LETTERS STUOMC\nGRID\nCO??\n?...\n?...');
  drawing.back();
  expect(drawing.text.value).toBe('LETTERS STUOMC\nGRID\nC???\n?...\n?...');
  drawing.back();
  expect(drawing.text.value).toBe('LETTERS STUOMC\nGRID\n????\n?...\n?...');
  drawing.turn();
  drawing.type('M');
  drawing.type('U');
  expect(drawing.text.value).toBe('LETTERS STUOMC\nGRID\nM???\nU...\n?...');
  drawing.move('down', -1);
  drawing.erase();
  expect(drawing.text.value).toBe('LETTERS STUOMC\nGRID\nM???\n?...\n?...');
  drawing.clearLetters();
  expect(drawing.text.value).toBe('LETTERS STUOMC\nGRID\n????\n?...\n?...');
});

test('the cursor goes from box to box, and only to boxes', () => {
  const drawing = drawingOf('LETTERS STUOMC\nGRID\n??.??\n....?');
  const at = () => [Math.floor(drawing.cursor.value / 7) - 1, (drawing.cursor.value % 7) - 1];
  drawing.move('across', 1);
  drawing.move('across', 1);
  expect(at()).toEqual([0, 3]);
  drawing.move('down', 1);
  expect(at()).toEqual([0, 3]);
  drawing.choose(7 + 3);
  expect(at()).toEqual([0, 3]);
  drawing.choose(7 + 5);
  expect([at(), drawing.direction.value]).toEqual([[0, 4], 'down']);
  drawing.choose(7 + 5);
  expect(drawing.direction.value).toBe('across');
});

test('every step is undone and done again', () => {
  const letter = fc.constantFrom(...'TAC?');
  const place = fc.nat({ max: 63 });
  const action = fc.oneof(
    letter.map((mark) => (d: Drawing) => d.type(mark)),
    fc.tuple(fc.array(place, { maxLength: 4 }), fc.boolean()).map(([ps, on]) => (d: Drawing) => {
      const { length } = d.surface.value.cells;
      d.stroke(
        ps.map((p) => p % length),
        on,
      );
    }),
    place.map((p) => (d: Drawing) => d.choose(p % d.surface.value.cells.length)),
    fc
      .tuple(fc.constantFrom(...sides), fc.constantFrom(1 as const, -1 as const))
      .map((to) => (d: Drawing) => d.resize(...to)),
    fc.constantFrom(
      (d: Drawing) => d.back(),
      (d: Drawing) => d.erase(),
      (d: Drawing) => d.clearLetters(),
      (d: Drawing) => d.clearBoxes(),
      (d: Drawing) => d.setLetters('TAC'),
      (d: Drawing) => d.move('down', 1),
    ),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
      const drawing = createDrawing(tasks, nothing);
      const seen: Draft[] = [drawing.draft.value];
      for (const act of actions) {
        act(drawing);
        if (drawing.draft.value !== seen.at(-1)) seen.push(drawing.draft.value);
        const { rows, columns, cells } = surfaceOf(drawing.draft.value);
        expect(cells).toHaveLength(rows * columns);
        expect(drawing.cursor.value).toBeLessThan(cells.length);
        const { value } = drawing.text;
        if (value !== undefined) expect(tasks.format(read(value))).toBe(value);
      }
      for (const before of seen.toReversed()) {
        expect(drawing.draft.value).toBe(before);
        drawing.undo();
      }
      expect(drawing.canUndo.value).toBe(false);
      for (const after of seen.slice(1)) {
        drawing.redo();
        expect(drawing.draft.value).toBe(after);
      }
      expect(drawing.canRedo.value).toBe(false);
    }),
  );
});

test('a word is written as known, and undone as one step', () => {
  const drawing = drawingOf('LETTERS TACO\nGRID\n???\n?..\n?..');
  const across = [0, 1, 2].map((i) => drawing.cursor.value + i);
  drawing.put(across, 'COT');
  expect(drawing.text.value).toBe('LETTERS TACO\nGRID\nCOT\n?..\n?..');
  drawing.undo();
  expect(drawing.text.value).toBe('LETTERS TACO\nGRID\n???\n?..\n?..');
});

test('answers stay until letters or boxes change', () => {
  const told = 'LETTERS TACO\nGRID\n???\n?..\n?..\nANSWERS 1D CAT, 1A COT\nBONUS ACT';
  const drawing = drawingOf(told);
  drawing.set({ list: 'common' });
  expect(drawing.text.value).toBe(told.replace('TACO', 'TACO\nLIST common'));
  drawing.forgetAnswers();
  expect(drawing.text.value).toBe('LETTERS TACO\nLIST common\nGRID\n???\n?..\n?..');
  drawing.undo();
  drawing.type('C');
  expect(drawing.text.value).toBe('LETTERS TACO\nLIST common\nGRID\nC??\n?..\n?..');
});

test('an empty sheet keeps the language, and can be undone', () => {
  const drawing = drawingOf('LETTERS TACO\nLANGUAGE id\nGRID\n???');
  drawing.startAfresh();
  expect(drawing.draft.value).toEqual({ ...nothing, language: 'id' });
  expect([drawing.draws.value, drawing.cursor.value]).toEqual([true, 0]);
  drawing.undo();
  expect(drawing.text.value).toBe('LETTERS TACO\nLANGUAGE id\nGRID\n???');
});

test('boxes of rows are never drawn', () => {
  const drawing = drawingOf('LETTERS TACO\nLENGTHS 2 3');
  drawing.mode.value = 'draw';
  expect(drawing.draws.value).toBe(false);
  drawing.choose(2);
  expect(drawing.cursor.value).toBe(0);
  for (const mark of 'TACO') drawing.type(mark);
  expect(drawing.text.value).toBe('LETTERS TACO\nROWS TO ???');
});

test('each kind keeps what was entered in it', () => {
  const drawing = drawingOf('LETTERS TACO\nGRID\n???');
  drawing.set({ kind: 'rows' });
  drawing.setLengths([3, 4]);
  expect(drawing.text.value).toBe('LETTERS TACO\nLENGTHS 3 4');
  drawing.choose(0);
  drawing.type('c');
  expect(drawing.text.value).toBe('LETTERS TACO\nROWS C?? ????');
  drawing.toggle(0);
  expect(isBox(drawing.surface.value.cells[0])).toBe(true);
  drawing.set({ kind: 'words' });
  drawing.setPatterns('c?t');
  expect(drawing.text.value).toBe('LETTERS TACO\nPATTERNS C?T');
  drawing.set({ kind: 'grid' });
  expect(drawing.text.value).toBe('LETTERS TACO\nGRID\n???');
});
