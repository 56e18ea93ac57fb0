import { expect, it } from 'vitest';
import type { AnyPuzzle } from '../contract/index.ts';
import { bundleOf } from '../engine/bundle.ts';
import { fakePuzzle } from '../engine/testing/fake.ts';
import { layOutInstance, plainRows, solutionLayouter } from './layout.ts';
import { GrowingReport, report, reportWithPuzzle } from './report.ts';

const oneLine = fakePuzzle([]) as never;
/** A number as that many letters, three a row, the last cell of the board closed. */
const laidOut = fakePuzzle([], {
  showing: {
    layout: (instance, solution = 0) =>
      [0, 3].map((from) =>
        [0, 1, 2].map((column) => {
          const cell = from + column;
          if (cell >= instance) return { text: ' ' };
          return cell < solution ? { text: 'A', tint: 0 } : { text: '_' };
        }),
      ),
  },
}) as never;

it('is the instance, the count, one solution a line, and what the search took', () => {
  expect(report(oneLine, '5', 2, ['1', '4'], 'x, 2 ms')).toBe('5\n2\n1\n4\n\n== x, 2 ms ==\n');
  expect(report(oneLine, '5', 0, [], 'x, 2 ms')).toBe('5\n0\n\n== x, 2 ms ==\n');
});

it('is the rows of a single solution that is laid out, and what the search took', () => {
  expect(report(laidOut, '5', 1, ['4'], 'x, 2 ms')).toBe('AAA\nA_\n\n== x, 2 ms ==\n');
});

it('has several that are laid out under their numbers', () => {
  expect(report(laidOut, '5', 2, ['1', '4'], 'x, 2 ms')).toBe(
    '== 1 ==\nA__\n__\n\n== 2 ==\nAAA\nA_\n\n== x, 2 ms ==\n',
  );
});

it('is one a line where a solution is a sequence of moves, though its positions are laid out', () => {
  const { showing } = laidOut as AnyPuzzle;
  expect(
    report(
      fakePuzzle([], { showing: showing as never, solution: { kind: 'moves' } }) as never,
      '5',
      1,
      ['4'],
      'x, 2 ms',
    ),
  ).toBe('5\n1\n4\n\n== x, 2 ms ==\n');
});

it('has instance and count where there is nothing to lay out', () => {
  expect(report(laidOut, '5', 0, [], 'x, 2 ms')).toBe('5\n0\n\n== x, 2 ms ==\n');
  expect(report(laidOut, '5', 99, [], 'x, 2 ms')).toBe('5\n99\n\n== x, 2 ms ==\n');
});

it('the bare instance can be laid out too, what cannot be read cannot', () => {
  expect(plainRows(layOutInstance(laidOut, '5')!)).toEqual(['___', '__']);
  expect(layOutInstance(laidOut, 'x')).toBeUndefined();
  expect(layOutInstance(oneLine, '5')).toBeUndefined();
  expect(solutionLayouter(laidOut, 'x')).toBeUndefined();
});

it.each([
  ['one a line', oneLine, 0],
  ['one a line', oneLine, 1],
  ['one a line', oneLine, 9],
  ['laid out', laidOut, 0],
  ['laid out', laidOut, 1],
  ['laid out', laidOut, 2],
  ['laid out', laidOut, 9],
])('%s, grows to the same whole however its solutions come (%#)', (_, puzzle, count) => {
  const solutions = Array.from({ length: count }, (_one, i) => String(i + 1));
  for (const size of [1, 2, 4, 9]) {
    const growing = new GrowingReport(puzzle, '9');
    let body = '';
    for (let from = 0; from < count; from += size) body += growing.add(solutions.slice(from, from + size));
    const { head, tail } = growing.end(count, 'x');
    expect(head + body + tail).toBe(report(puzzle, '9', count, solutions, 'x'));
  }
});

/** A digit and two letters, laid out over two rows. */
const stencilled = fakePuzzle([], {
  solution: { parse: (text) => ({ ok: true, value: Number(text.charCodeAt(0)) }) },
  showing: {
    layout: (_instance, solution = 0) => [
      [{ text: String.fromCharCode(solution) }],
      [{ text: '-' }, { text: 'b' }, { text: 'a' }],
    ],
    stencil: () => [0, '\n', '-', 2, 1, '\n'],
  },
}) as never;

it.each([oneLine, laidOut, stencilled])('grows from bytes to the same whole as from texts (%#)', (puzzle) => {
  const lines = Array.from({ length: 1234 }, (_, i) => `${i % 10}ab`);
  const bundle = (texts: readonly string[]) => {
    const bytes = Uint8Array.from(texts.map((text) => `${text}\n`).join(''), (character) => character.charCodeAt(0));
    return bundleOf({ bytes, count: texts.length }, () => texts);
  };
  for (const size of [1, 2, 7, 1000, 1234]) {
    const growing = new GrowingReport(puzzle, '5');
    const pieces: (string | Uint8Array)[] = [];
    for (let from = 0; from < lines.length; from += size) {
      pieces.push(...growing.addBundle(bundle(lines.slice(from, from + size))));
    }
    const { head, tail } = growing.end(lines.length, 'x');
    const body = pieces.map((piece) => (typeof piece === 'string' ? piece : String.fromCharCode(...piece))).join('');
    expect(head + body + tail).toBe(report(puzzle, '5', lines.length, lines, 'x'));
  }
});

it('refuses lines that are not equally long where a stencil lays them out', () => {
  const growing = new GrowingReport(stencilled, '5', 2);
  const bytes = Uint8Array.from('1ab\n2abc\n3ab\n', (character) => character.charCodeAt(0));
  expect(() => growing.addBundle(bundleOf({ bytes, count: 3 }, () => []))).toThrow('equally long');
});

it('gives each piece away, so that it need not be kept', () => {
  const growing = new GrowingReport(laidOut, '5');
  expect(growing.add(['1'])).toBe('');
  expect(growing.add(['2'])).toBe('== 1 ==\nA__\n__\n\n== 2 ==\nAA_\n__\n');
  expect(growing.add(['3'])).toBe('\n== 3 ==\nAAA\n__\n');
  expect(growing.end(3, 'x, 2 ms')).toEqual({ head: '', tail: '\n== x, 2 ms ==\n' });
});

it('has the puzzle above everything, also where solutions are laid out', () => {
  const of = (puzzle: typeof laidOut, ...solutions: string[]) =>
    reportWithPuzzle(puzzle, '5', solutions.length, solutions, 'x, 2 ms');
  expect(of(laidOut)).toBe('5\n\n== 0 ==\n\n== x, 2 ms ==\n');
  expect(of(laidOut, '1')).toBe('5\n\n== 1 ==\nA__\n__\n\n== x, 2 ms ==\n');
  expect(of(laidOut, '1', '2')).toBe('5\n\n== 1 ==\nA__\n__\n\n== 2 ==\nAA_\n__\n\n== x, 2 ms ==\n');
  expect(of(oneLine, '1')).toBe('5\n1\n1\n\n== x, 2 ms ==\n');
});
