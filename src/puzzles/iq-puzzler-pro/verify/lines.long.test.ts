import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, hasCopies, NAMES, type Task } from '../model.ts';
import { fillings } from '../notation/index.ts';
import { arbitraryTask } from '../testing/arbitrary.ts';
import { cutUp, placesOf, Tape } from '../testing/cutting.ts';
import { plainSearch } from '../testing/plain.ts';
import { accepterOf, verify } from './index.ts';

const bytes = (line: string) => Uint8Array.from(line, (character) => character.charCodeAt(0));

/** Whether a line is right by the judge that reads it and says all that is wrong. */
function isRight(task: Task, line: string): boolean {
  const read = fillings.parse(line);
  return read.ok && fillings.format(read.value) === line && verify(task, read.value).length === 0;
}

const joined = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** How many bytes of these lines are to be accepted: those before the first that is wrong. */
function wanted(task: Task, lines: readonly string[]): number {
  if (task.gaps || hasCopies(task)) return 0;
  const wrong = lines.findIndex((line) => !isRight(task, line));
  return joined(lines.slice(0, wrong < 0 ? lines.length : wrong)).length;
}

type Change = (line: string) => string;

const replaced = (line: string, at: number, mark: string) => line.slice(0, at) + mark + line.slice(at + 1);
const place = fc.nat({ max: 2 ** 20 });
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, fc.nat({ max: 255 })).map(([at, code]): Change => {
    return (line) => replaced(line, at % line.length, String.fromCharCode(code));
  }),
  fc.tuple(place, place).map(([at, from]): Change => {
    return (line) => replaced(line, at % line.length, line[from % line.length]!);
  }),
  fc.tuple(place, place).map(([a, b]): Change => {
    return (line) => {
      const [one, other] = [line[a % line.length]!, line[b % line.length]!];
      return replaced(replaced(line, a % line.length, other), b % line.length, one);
    };
  }),
  fc.tuple(place, place).map(([a, b]): Change => {
    // Two pieces exchange their places, which is right where they have the same shape.
    return (line) => {
      const [one, other] = [line[a % line.length]!, line[b % line.length]!];
      return [...line].map((mark) => (mark === one ? other : mark === other ? one : mark)).join('');
    };
  }),
  place.map(
    (at): Change =>
      (line) =>
        line.slice(0, at % line.length) + line.slice((at % line.length) + 1),
  ),
  place.map(
    (at): Change =>
      (line) =>
        replaced(line, at % line.length, line[at % line.length]!.repeat(2)),
  ),
  fc.constant<Change>((line) => [...line].reverse().join('')),
);
const changes = fc.array(anyChange, { minLength: 1, maxLength: 3 });

/** Boards whose lines have up to 128 characters, cut into pieces, with the solution that this is. */
const boards: readonly Board[] = [
  { kind: 'flat', rows: 5, columns: 11 },
  { kind: 'flat', rows: 1, columns: 63 },
  { kind: 'flat', rows: 8, columns: 8 },
  { kind: 'flat', rows: 6, columns: 15 },
  { kind: 'flat', rows: 8, columns: 15 },
  { kind: 'pyramid', side: 5 },
  { kind: 'box', layers: 3, rows: 4, columns: 5 },
];
const arbitraryCut = fc
  .tuple(fc.constantFrom(...boards), fc.array(fc.nat({ max: 59 }), { minLength: 300, maxLength: 300 }))
  .map(([board, numbers]) => cutTask(board, new Tape(numbers)));

function cutTask(board: Board, tape: Tape): { task: Task; line: string } {
  const places = placesOf(board);
  const { cuts, rest } = cutUp(tape, board, places, () => tape.between(3, 5), NAMES.length);
  expect(rest).toEqual([]);
  // In space a piece does not lie as it is drawn.
  const isFree = () => board.kind !== 'flat' || !tape.oneIn(4);
  const pieces = cuts.map(({ shape }, i) => ({ name: NAMES[i]!, shape, mirror: isFree(), turn: isFree() }));
  const placed = cuts.flatMap(({ cells }, piece) => (tape.oneIn(6) ? [{ piece, cells }] : []));
  const marks = places.map((_, cell) => pieces[cuts.findIndex(({ cells }) => cells.includes(cell))]!.name);
  const layers = placesOf(board).reduce<string[][]>((filling, [layer, row], cell) => {
    filling[layer] ??= [];
    filling[layer][row] = (filling[layer][row] ?? '') + marks[cell]!;
    return filling;
  }, []);
  return { task: { form: 'extension', board, pieces, placed, gaps: false }, line: fillings.format(layers) };
}

/** The judge hears the lines with each of these changes made to one of them. */
function compare(task: Task, right: readonly string[], made: readonly Change[], which: number): void {
  const accepts = accepterOf(task);
  for (const change of [(line: string) => line, ...made]) {
    const lines = right.map((line, i) => (i === which % right.length ? change(line) : line));
    expect(accepts(bytes(joined(lines)))).toBe(wanted(task, lines));
  }
}

describe('the judge of lines', () => {
  it('accepts solutions, and up to the first line that is wrong', () => {
    let judged = 0;
    fc.assert(
      fc.property(arbitraryTask, changes, fc.nat(), (task, made, which) => {
        const found = plainSearch(task, 1000)?.fillings.slice(0, 20) ?? [];
        if (found.length === 0) return;
        judged++;
        compare(task, found.map(fillings.format), made, which);
      }),
      { numRuns: 150 },
    );
    expect(judged).toBeGreaterThan(30);
  });

  it('judges lines of up to 128 characters', () => {
    fc.assert(
      fc.property(arbitraryCut, changes, fc.nat({ max: 2 }), ({ task, line }, made, which) => {
        expect(isRight(task, line)).toBe(true);
        compare(task, [line, line, line], made, which);
      }),
      { numRuns: 100 },
    );
  });

  it('leaves longer lines, and those that cannot be right, to the other judge', () => {
    const alone = (columns: number, names: string): Task => ({
      ...{ form: 'extension', board: { kind: 'flat', rows: 1, columns }, placed: [], gaps: false },
      pieces: [...names].map((name) => ({ name, shape: [[0, 0, 0]], mirror: true, turn: true })),
    });
    expect(accepterOf(alone(3, 'ABC'))(bytes('CAB\n'))).toBe(4);
    expect(accepterOf(alone(3, 'AB'))(bytes('ABA\n'))).toBe(0);
    expect(accepterOf(alone(2, 'ABC'))(bytes('AB\n'))).toBe(0);
    const { task, line } = cutTask({ kind: 'flat', rows: 8, columns: 16 }, new Tape([]));
    expect(isRight(task, line)).toBe(true);
    expect(accepterOf(task)(bytes(`${line}\n`))).toBe(0);
  });
});
