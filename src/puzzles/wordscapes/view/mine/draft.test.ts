import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Task } from '../../model.ts';
import { tasks } from '../../notation/index.ts';
import { draftOf, inRows, nothing, placesOf, readDraft, surfaceOf, taskOf, withLengths, writeDraft } from './draft.ts';

const read = (text: string): Task => {
  const task = tasks.parse(text);
  if (!task.ok) throw new Error(JSON.stringify(task.problem));
  return task.value;
};

const levels = [
  'LETTERS STUOMC\nGRID\n...?....\n...?..?.\n...?????\n????..?.\n?...????\n?....?.?\n..??????',
  'LETTERS STUOMC\nLANGUAGE id\nLIST common\nGRID\nC??\n?..\n?..',
  'LETTERS TACO\nGRID\n???\n?..\n?..\nANSWERS 1D CAT, 1A COT\nBONUS ACT',
  'LETTERS STUOMC\nLENGTHS 3 4 4',
  'LETTERS STUOMC\nROWS ?U? C???',
  'LETTERS STUOMC\nPATTERNS C?S? ??T',
  'LETTERS STUOMC',
  'LETTERS STUOMC\nGRID\n???\nWORDS\nCUT\nMUST',
];

test.each(levels)('a level that is read and written again is the same: %s', (text) => {
  const task = read(text);
  expect(tasks.format(taskOf(draftOf(task)))).toBe(tasks.format(task));
});

test.each(levels)('every box of a level has its place on the surface: %s', (text) => {
  const task = read(text);
  const surface = surfaceOf(draftOf(task));
  for (const slot of task.slots) {
    const places = slot.cells.map((cell) => placesOf(surface, task).get(cell)!);
    const step = slot.direction === 'across' ? 1 : surface.columns;
    expect(places.map((place) => place - places[0]!)).toEqual(slot.cells.map((_, i) => i * step));
  }
});

test('empty rows and columns around the boxes are not written', () => {
  const grid = { rows: 4, columns: 5, cells: `${'.'.repeat(6)}??...?..${'.'.repeat(6)}` };
  expect(tasks.format(taskOf({ ...nothing, letters: 'A C, t', grid }))).toBe('LETTERS ACt\nGRID\n??\n?.');
});

test('a row that is as long as before keeps its letters', () => {
  const rows = inRows(['C??', '?O??']);
  expect(rows).toEqual({ rows: 2, columns: 4, cells: 'C??.?O??' });
  expect(withLengths(rows, [3, 2, 4])).toEqual(inRows(['C??', '??', '????']));
  expect(withLengths(rows, []).cells).toBe('');
});

test('a draft that is no level yet comes back as it was', () => {
  const surface = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
    .chain(([rows, columns]) =>
      fc
        .array(fc.constantFrom(...'.?AZ'), { minLength: rows * columns, maxLength: rows * columns })
        .map((cells) => ({ rows, columns, cells: cells.join('') })),
    );
  const draft = fc.record({
    letters: fc.string(),
    language: fc.constantFrom('en' as const, 'id' as const),
    list: fc.constantFrom('full' as const, 'common' as const),
    kind: fc.constantFrom('grid' as const, 'rows' as const, 'words' as const),
    grid: surface,
    rows: fc.oneof(surface, fc.constant(nothing.rows)),
    patterns: fc.string(),
    bonus: fc.constantFrom([], ['ACT', 'CAT']),
  });
  fc.assert(fc.property(draft, (one) => void expect(readDraft(writeDraft(one))).toEqual(one)));
});

test('text that is not a draft is not read as one', () => {
  const good = writeDraft(nothing);
  expect(readDraft(good)).toEqual(nothing);
  const bad = ['', 'null', '7', '[]', '{}', good.slice(1), good.replace('"grid"', '"cube"'), good.replace('8,', '7,')];
  for (const text of bad) expect(readDraft(text)).toBeUndefined();
  fc.assert(fc.property(fc.json(), (text) => void expect(readDraft(text)).toBeUndefined()));
});
