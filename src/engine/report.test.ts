import { expect, it } from 'vitest';
import { parsed } from '../contract/index.ts';
import { layOutInstance, plainRows, solutionLayouter } from './layout.ts';
import { report, reportPieces } from './report.ts';
import { fakePuzzle } from './testing/fake.ts';

const oneLine = fakePuzzle([]) as never;
/** A number as so many letters, three a row, the last cell of the board closed. */
const laidOut = fakePuzzle([], {
  layout: (instance, solution = 0) =>
    [0, 3].map((from) =>
      [0, 1, 2].map((column) => {
        const cell = from + column;
        if (cell >= instance) return { text: ' ' };
        return cell < solution ? { text: 'A', tint: 0 } : { text: '_' };
      }),
    ),
}) as never;

it('is the instance, the count and one solution a line', () => {
  expect(report(oneLine, '5', 2, ['1', '4'])).toBe('5\n2\n1\n4\n');
  expect(report(oneLine, '5', 0, [])).toBe('5\n0\n');
});

it('is nothing but the rows of a single solution that is laid out', () => {
  expect(report(laidOut, '5', 1, ['4'])).toBe('AAA\nA_\n');
});

it('has several that are laid out under their numbers', () => {
  expect(report(laidOut, '5', 2, ['1', '4'])).toBe('# 1\nA__\n__\n\n# 2\nAAA\nA_\n');
});

it('is one a line where a solution is a row of moves, though its positions are laid out', () => {
  const { layout } = laidOut as { layout: never };
  const course = (instance: number) => [instance];
  const moves = { help: { code: 'help' }, play: parsed, finished: () => true, course };
  expect(report(fakePuzzle([], { layout, moves }) as never, '5', 1, ['4'])).toBe('5\n1\n4\n');
});

it('has instance and count where there is nothing to lay out', () => {
  expect(report(laidOut, '5', 0, [])).toBe('5\n0\n');
  expect(report(laidOut, '5', 99, [])).toBe('5\n99\n');
});

it('the bare instance can be laid out too, what cannot be read cannot', () => {
  expect(plainRows(layOutInstance(laidOut, '5')!)).toEqual(['___', '__']);
  expect(layOutInstance(laidOut, 'x')).toBeUndefined();
  expect(layOutInstance(oneLine, '5')).toBeUndefined();
  expect(solutionLayouter(laidOut, 'x')).toBeUndefined();
});

it.each([
  ['one a line', oneLine, /^9\n2500\n1\n2\n[\s\S]*\n2500\n$/],
  ['laid out', laidOut, /^# 1\nA__\n___\n\n# 2\nAA_\n___\n[\s\S]*\n\n# 2500\nAAA\nAAA\n$/],
])('of very many, %s, comes in pieces that make one whole', (_, puzzle, whole) => {
  const solutions = Array.from({ length: 2500 }, (_one, i) => String(i + 1));
  const pieces = [...reportPieces(puzzle, '9', 2500, solutions)];
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.join('')).toMatch(whole);
  expect(report(puzzle, '9', 2500, solutions)).toBe(pieces.join(''));
});
