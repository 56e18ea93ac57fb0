import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Puzzle, type Scene, speaker } from '../../../contract/index.ts';
import { pictureComplaints } from '../../testing/checks/pictures.ts';
import { type Board, type Filling, NAMES, type Task } from '../model.ts';
import { texts } from '../texts.ts';
import { depict } from './depict.ts';
import { box, diagonal, diamond, five, pyramid, solved, taskOf } from './testing/tasks.ts';

const complaints = (task: Task, filling?: Filling) =>
  pictureComplaints({ texts, showing: { depict } } as unknown as Puzzle<Task, Filling>, task, filling);
const title = (scene: Scene, language: 'en' | 'id' = 'en') => speaker(language, texts)(scene.title);
/** How often each letter is written, layers' numbers and the view in space included. */
function letters(scene: Scene): Record<string, number> {
  const count: Record<string, number> = {};
  for (const shape of scene.shapes) if (shape.kind === 'label') count[shape.text] = (count[shape.text] ?? 0) + 1;
  return count;
}
const counted = (word: string): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const letter of word) if (letter !== '_' && letter !== '.') count[letter] = (count[letter] ?? 0) + 1;
  return count;
};

const boards: fc.Arbitrary<Board> = fc.oneof(
  fc
    .record({ rows: fc.integer({ min: 1, max: 9 }), columns: fc.integer({ min: 1, max: 9 }) })
    .chain(({ rows, columns }) => {
      const cell = fc.constantFrom('X', 'X', '.');
      const mask = fc.array(cell, { minLength: rows * columns - 1, maxLength: rows * columns - 1 });
      // One cell at least is open.
      return mask.map((cells): Board => ({ kind: 'flat', rows, columns, mask: `X${cells.join('')}` }));
    }),
  fc.integer({ min: 1, max: 7 }).map((side): Board => ({ kind: 'pyramid', side })),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .map(([layers, rows, columns]): Board => ({ kind: 'box', layers, rows, columns })),
);
/** Any text that a person may have typed, of any size. */
const fillings = fc.array(fc.array(fc.string({ unit: fc.constantFrom(...NAMES, '_', '.'), maxLength: 9 })));

describe('pictures', () => {
  it('stay inside their bounds, whatever the board and the filling', () => {
    fc.assert(
      fc.property(boards, fc.option(fillings, { nil: undefined }), (board, filling) => {
        expect(complaints(taskOf(board), filling)).toEqual([]);
      }),
    );
    for (const task of [five('ADK'), diagonal, diamond, pyramid, box]) expect(complaints(task)).toEqual([]);
  });

  it('show the bare board with every piece that is left', () => {
    const [scene, ...more] = depict(five('AKL'));
    expect(more).toEqual([]);
    expect(letters(scene!)).toEqual(counted(solved.five[0]!.join('')));
    expect(scene!.height).toBeGreaterThan(depict(five('AKL'), [])[0]!.height);
    // The pieces on the board are larger than those beside it.
    const sizes = (name: string) =>
      new Set(scene!.shapes.flatMap((s) => (s.kind === 'label' && s.text === name ? [s.size] : [])));
    expect([...sizes('A')][0]!).toBeGreaterThan([...sizes('B')][0]!);
  });

  it('show a filling piece by piece, in frames of one size', () => {
    const frames = depict(five('AL'), solved.five);
    expect(frames).toHaveLength(1 + 10);
    expect(frames.map((frame) => Object.keys(letters(frame)).sort().join(''))).toEqual(
      Array.from({ length: 11 }, (_, step) => `A${'BCDEFGHIJK'.slice(0, step)}L`),
    );
    expect(letters(frames.at(-1)!)).toEqual(counted(solved.five[0]!.join('')));
    expect(new Set(frames.map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
  });

  it('show an unfinished filling as it is, and letters that are no pieces', () => {
    const last = depict(five(), [['AABBB______', '_A_BB____?']]).at(-1)!;
    expect(letters(last)).toEqual({ A: 3, B: 5, '?': 1 });
    expect(last.shapes).toContainEqual(expect.objectContaining({ kind: 'circle', fill: 'warning' }));
    expect(depict(five(), [['___________']])).toHaveLength(1);
  });

  it('join the cells of a piece that are beside each other, and no others', () => {
    const bars = (scene: Scene, tint: number) =>
      scene.shapes.flatMap((s) => (s.kind === 'line' && s.stroke === `tint-${tint}` ? [s] : []));
    const last = depict(five(), solved.five).at(-1)!;
    // B is a square with one cell more: five joints; every other piece of n cells has n - 1.
    expect([0, 1, 2, 11].map((tint) => bars(last, tint).length)).toEqual([3, 5, 4, 2]);
    for (const { x1, y1, x2, y2 } of bars(last, 1)) expect(x2 - x1 + (y2 - y1)).toBe(40);
  });

  it('give the pieces that lie from the start a stronger outline', () => {
    const outlines = (names: string) =>
      depict(five(names), solved.five)
        .at(-1)!
        .shapes.filter((s) => s.kind === 'circle' && s.fill === 'ink').length;
    expect([outlines(''), outlines('A'), outlines('AL')]).toEqual([0, 4, 7]);
  });

  it('number the layers, and show them in space as well', () => {
    const last = depict(pyramid, solved.pyramid).at(-1)!;
    expect(letters(last)).toMatchObject({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 });
    const balls = (radius: number) => last.shapes.filter((s) => s.kind === 'circle' && s.radius === radius).length;
    expect(balls(19.4)).toBe(55);
    expect(last.shapes.filter((s) => s.kind === 'circle' && s.fill?.startsWith('shine')).length).toBe(55);
  });

  it('paint what is nearer over what is farther', () => {
    const full = depict(taskOf({ kind: 'pyramid', side: 2 }), [['A'], ['BC', 'DE']]).at(-1)!;
    const order = full.shapes.flatMap((s) => (s.kind === 'circle' && s.radius === 19.4 ? [s.fill] : []));
    // The ball at the back first; the one at the top before only the nearest below it.
    expect(order).toEqual(['tint-1', 'tint-2', 'tint-3', 'tint-0', 'tint-4']);
  });

  it('draw a piece of several layers with all its balls', () => {
    const [scene] = depict(box);
    const balls = scene!.shapes.filter((s) => s.kind === 'circle' && s.fill === 'tint-0');
    expect(balls).toHaveLength(4);
  });
});

describe('what a screen reader says', () => {
  it('is the board and what is left', () => {
    expect(title(depict(five())[0]!)).toBe(
      'Board of 5 rows and 11 columns, empty. Pieces left: A B C D E F G H I J K L.',
    );
    expect(title(depict(five('AL'))[0]!, 'id')).toBe(
      'Papan 5 baris dan 11 kolom, dengan A L terpasang: AA_________, _A_________, _A_________, ________LL_, _________L_. ' +
        'Keping tersisa: B C D E F G H I J K.',
    );
  });

  it('is every step, row by row and layer by layer', () => {
    expect(title(depict(pyramid, solved.pyramid)[1]!)).toBe(
      'Step 1 of 12: piece A. Pyramid of 5 layers, from the top: ' +
        '_; __, __; ___, ___, ___; ____, ____, ____, ____; AAA__, A____, _____, _____, _____.',
    );
    expect(title(depict(diamond, solved.diamond).at(-1)!)).toMatch(/: \.\.\.A\.\.\., \.AAABB\., /);
  });

  it('does not read out a large board', () => {
    const large = taskOf({ kind: 'flat', rows: 20, columns: 20 });
    expect(title(depict(large, [['AA']]).at(-1)!)).toBe('Step 1 of 1: piece A. Board of 20 rows and 20 columns.');
  });
});
