import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hint } from '../../contract/index.ts';
import { examples } from './examples.ts';
import { openCells, placementsOf } from './geometry.ts';
import { hint } from './hint.ts';
import { EMPTY, type Filling, hasCopies, type Task } from './model.ts';
import { fillings } from './notation/index.ts';
import { lyingIn } from './search/cover.ts';
import { cellText } from './search/obstacles.ts';
import { arbitraryTask } from './testing/arbitrary.ts';
import { begun, everyFilling, freshContext } from './testing/asking.ts';
import { plainSearch } from './testing/plain.ts';
import { taskOf } from './testing/searching.ts';
import { verify } from './verify/index.ts';

const codes = (hints: readonly Hint[]): string[] => hints.map(({ text }) => text.code);
const ask = (task: Task) => hint(task, freshContext());
const solutions = (task: Task) => plainSearch(task, Number.POSITIVE_INFINITY)!.fillings;

function filling(text: string): Filling {
  const parsed = fillings.parse(text);
  if (!parsed.ok) throw new Error(parsed.problem.text.code);
  return parsed.value;
}

/** The names on the open cells, in reading order. */
const marks = (task: Task, on: Filling): string[] =>
  openCells(task.board).map(([layer, row, column]) => on[layer]![row]![column]!);

/** What a name stands for, whichever copy it is. */
const kindOf = (task: Task) => {
  const kinds = new Map(task.pieces.map(({ name, copyOf }) => [name, copyOf ?? name]));
  return (name: string) => kinds.get(name) ?? EMPTY;
};

/** In how many solutions the most frequent of all new placements over a cell is. */
function most(task: Task, every: readonly Filling[], at: number): number {
  const lying = new Set(task.placed.map(({ piece }) => piece));
  const counts = new Map<string, number>();
  for (const { piece, cells } of every.flatMap((one) => lyingIn(task, one))) {
    if (!lying.has(piece) && cells.includes(at))
      counts.set(`${piece}:${cells}`, (counts.get(`${piece}:${cells}`) ?? 0) + 1);
  }
  return Math.max(...counts.values());
}

describe('hints', () => {
  it('go from a nudge to the whole answer', async () => {
    const challenge = taskOf(examples.find(({ id }) => id === 'challenge')!.text);
    const hints = await ask(challenge);
    expect(hints.map(({ offer }) => offer.code)).toEqual(['offer-state', 'offer-cell', 'offer-piece', 'offer-all']);
    expect(codes(hints)).toEqual(['remaining', 'cell-forced', 'piece-forced', 'whole']);
    expect(hints[0]!.text.params).toEqual({ count: 1 });
  });

  it('say that a finished board is finished', async () => {
    expect(codes(await ask(taskOf('BOARD 1x2\nAA\nPIECES\nAA')))).toEqual(['complete']);
  });

  it('are one solution where there are too many to count', async () => {
    // Twelve cells for twelve pieces, of which two are copies; the later copy lies on the first cell.
    const task = taskOf(`BOARD box 3x4x1\nL\n${'_\n'.repeat(11)}PIECES\n${[...'ABCDEFGHIJK'].join('\n')}\nCOPIES A 2`);
    expect(task.placed).toEqual([{ piece: 11, cells: [0] }]);
    const [state, piece, all] = (await ask(task)) as [Hint, Hint, Hint];
    expect(state.text).toMatchObject({ code: 'solvable-uncounted', params: { why: { code: 'too-many-solutions' } } });
    expect(verify(task, filling(all.show!))).toEqual([]);
    // What is to be laid next is left, and lies on a free cell as in the solution.
    expect(piece.text.code).toBe('piece-somewhere');
    expect(task.pieces.slice(0, 11).map(({ name }) => name)).toContain(piece.text.params!.name);
    expect(piece.text.params!.cell).not.toMatchObject({ params: { layer: 1, row: 1 } });
    const kind = kindOf(task);
    const whole = marks(task, filling(all.show!)).map(kind);
    const shown = marks(task, filling(piece.show!)).map(kind);
    expect(shown.filter((name) => name !== EMPTY)).toHaveLength(2);
    for (const [cell, name] of shown.entries()) if (name !== EMPTY) expect(whole[cell]).toBe(name);
  });

  it('need not count the whole board to say that it is finished', async () => {
    const rows = Array.from({ length: 40 }, (_, row) => (row === 0 ? `AB${'_'.repeat(38)}` : '_'.repeat(40)));
    const task = taskOf(`BOARD 40x40\n${rows.join('\n')}\nPIECES\nA\nB\nGAPS`);
    expect(codes(await ask(task))).toEqual(['complete']);
  });

  it('are true of every position that can be solved', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTask, async (task) => {
        const every = solutions(task);
        fc.pre(every.length > 0 && task.placed.length < task.pieces.length);
        const [state, cell, piece, all] = (await ask(task)) as [Hint, Hint, Hint, Hint];
        expect(state.text).toEqual({ code: 'remaining', params: { count: every.length } });

        // One cell: what is said of it holds for all solutions, and no other cell has less choice.
        const kind = kindOf(task);
        const lying = new Set(task.placed.flatMap(({ cells }) => cells));
        const choices = openCells(task.board).map((_, at) => new Set(every.map((one) => marks(task, one)[at]!)));
        const { cell: place, names, name } = cell.text.params!;
        const at = choices.findIndex((__, i) => JSON.stringify(cellText(task.board, i)) === JSON.stringify(place));
        const there = new Set([...choices[at]!].map(kind));
        expect(lying.has(at)).toBe(false);
        expect(there.delete(EMPTY)).toBe(cell.text.code === 'cell-few-or-empty');
        expect(
          new Set(
            String(names ?? name)
              .split(', ')
              .map(kind),
          ),
        ).toEqual(there);
        expect(cell.show === undefined).toBe(cell.text.code !== 'cell-forced');
        if (cell.show !== undefined) {
          expect(there.size).toBe(1);
          expect(kind(marks(task, filling(cell.show))[at]!)).toBe(kind(String(name)));
        }
        if (!hasCopies(task)) {
          const sizes = choices.flatMap((set, i) =>
            lying.has(i) || (set.size === 1 && set.has(EMPTY)) ? [] : [set.size],
          );
          expect(choices[at]!.size).toBe(Math.min(...sizes));
        }

        // One piece over that cell: `count` solutions have it there, and no other placement there is in more of them.
        const { count } = piece.text.params!;
        const lyingThere = filling(piece.show!);
        const having = every.filter((one) => {
          const mine = marks(task, one);
          return marks(task, lyingThere).every((mark, i) => mark === EMPTY || kind(mark) === kind(mine[i]!));
        });
        if (hasCopies(task)) expect(having.length).toBeGreaterThanOrEqual(count as number);
        else {
          expect(having).toHaveLength(count as number);
          expect(most(task, every, at)).toBe(count);
          expect(marks(task, lyingThere)[at]).not.toBe(EMPTY);
          // The whole solution has it there too.
          const whole = marks(task, filling(all.show!));
          expect(marks(task, lyingThere).every((mark, i) => mark === EMPTY || mark === whole[i])).toBe(true);
        }
        expect(piece.text.code === 'piece-forced').toBe(count === every.length);

        expect(everyFilling(task)).toContain(all.show);
        expect(all.text.params!.filling).toBe(all.show);
      }),
      { numRuns: 50 },
    );
  });

  it('name the cell with the least choice, and the piece that most solutions have there', async () => {
    const [state, cell, piece] = await ask(taskOf('BOARD 1x3\nPIECES\nA\nBB'));
    expect(state!.text.params).toEqual({ count: 2 });
    // The domino always covers the middle.
    const middle = { code: 'cell-flat', params: { row: 1, column: 2 } };
    expect(cell).toMatchObject({ text: { code: 'cell-forced', params: { cell: middle, name: 'B' } }, show: '_B_' });
    expect(piece!.text).toMatchObject({ code: 'piece-possible', params: { count: 1 } });
    const [, few] = await ask(taskOf('BOARD 1x2\nPIECES\nB\nA'));
    expect(few!.text).toMatchObject({ code: 'cell-few', params: { names: 'A, B' } });
  });
});

/** Whether or not a reason can be seen. */
const lost = (code: string): string => (/^no-solution-(from-here|because)$/.test(code) ? 'lost' : code);

describe('where there is no solution', () => {
  it('the piece that is named leaves some when it is taken back', async () => {
    const choices = fc.record({ index: fc.nat(), pieces: fc.nat({ max: 63 }), wrong: fc.nat(), way: fc.nat() });
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(arbitraryTask, choices, async (task, { index, pieces, wrong, way }) => {
        // A solution is begun, and then one piece is laid anywhere.
        const every = solutions(task);
        fc.pre(every.length > 0);
        const good = begun(task, every[index % every.length]!, (piece) => ((pieces >> piece) & 1) === 1);
        const lying = new Set(good.placed.map(({ piece }) => piece));
        const left = good.pieces.map((_, piece) => piece).filter((piece) => !lying.has(piece));
        fc.pre(left.length > 0);
        const taken = new Set(good.placed.flatMap(({ cells }) => cells));
        const ways = placementsOf(good, left[wrong % left.length]!).filter(
          ({ cells }) => !cells.some((cell) => taken.has(cell)),
        );
        fc.pre(ways.length > 0);
        const placed = [...good.placed, ways[way % ways.length]!].sort((a, b) => a.piece - b.piece);
        const bad: Task = { ...good, placed };
        fc.pre(solutions(bad).length === 0);

        const hints = await ask(bad);
        expect(codes(hints).map(lost)).toEqual(['lost', 'take-back']);
        const { name, count } = hints[1]!.text.params!;
        expect(hints[1]!.data).toEqual({ piece: name });
        const rest = placed.filter(({ piece }) => bad.pieces[piece]!.name !== name);
        expect(rest).toHaveLength(placed.length - 1);
        expect(solutions({ ...bad, placed: rest })).toHaveLength(count as number);
        seen.add(String(name));
      }),
      { numRuns: 30 },
    );
    expect(seen.size).toBeGreaterThan(0);
  });

  it('it is said when one piece is not enough, and when nothing helps', async () => {
    const two = taskOf('BOARD 1x7\n_AA_BB_\nPIECES\nAA\nBB\nCCC');
    expect(codes(await ask(two)).map(lost)).toEqual(['lost', 'take-back-several']);
    for (const text of ['BOARD 1x3\nPIECES\nAA', 'BOARD 1x5\nA___B\nPIECES\nA\nB', 'BOARD 1x3\nA__\nPIECES\nA\nB']) {
      expect(codes(await ask(taskOf(text)))).toEqual(['no-solution-because', 'never-solvable']);
    }
  });
});

it('a filling of the whole board shows every piece', async () => {
  const task = taskOf('BOARD box 2x2x2\nPIECES\nAA\nBB\nCC\nDD');
  const hints = await ask(task);
  expect(lyingIn(task, filling(hints.at(-1)!.show!))).toHaveLength(4);
});

it('says what was not examined on a board that is too large for a quick answer', async () => {
  const hints = await ask(taskOf('BOARD box 16x16x16\nPIECES pentominoes\nGAPS'));
  expect(codes(hints)).toEqual(['not-examined']);
});
