/** Hints for a board as it stands: what each level says, and that it is true. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Hint, languages, speaker } from '../../contract/index.ts';
import { hint } from './hint.ts';
import { type Path, usualGoal } from './model.ts';
import { isSolvable } from './parity.ts';
import { positionAfter } from './positions.ts';
import { shortest } from './search/ways/shortest.ts';
import { staged } from './strategies/staged.ts';
import { freshContext, readPath, toUsual } from './testing/asking.ts';
import { distances } from './testing/distances.ts';
import { arbitraryBoard, boards, eight, truth } from './testing/eight.ts';
import { texts } from './texts.ts';
import { verify } from './verify.ts';

vi.mock('./search/ways/shortest.ts', { spy: true });
vi.mock('./strategies/staged.ts', { spy: true });

const searches = vi.mocked(shortest);
const placings = vi.mocked(staged.prepare);
beforeEach(() => {
  searches.mockClear();
  placings.mockClear();
});

/** One worker for all that does not count searches. */
const worker = freshContext();

const codes = (hints: readonly Hint[]): string[] => hints.map(({ text }) => text.code);
const said = (hints: readonly Hint[], level: number): string => speaker('en', texts)(hints[level - 1]!.text);
const shown = (hints: readonly Hint[], level: number): Path => readPath(hints[level - 1]!.show!);

describe('hints', () => {
  it('go from a nudge to the whole answer', async () => {
    const task = toUsual({ rows: 4, columns: 4 }, [5, 1, 3, 4, 2, 6, 0, 7, 9, 10, 12, 8, 13, 14, 11, 15]);
    const hints = await hint(task, worker);
    expect(hints.map(({ offer }) => offer.code)).toEqual([
      'offer-solvable',
      'offer-distance',
      'offer-next',
      'offer-rest',
    ]);
    expect(said(hints, 1)).toBe('Yes, it can be solved.');
    expect(said(hints, 2)).toBe('An optimal solution from here takes 11 moves.');
    expect(said(hints, 3)).toBe('Slide 6 to the right.');
    expect(hints[2]!.show).toBe('R');
    expect(verify(task, shown(hints, 4))).toEqual([]);
    expect(said(hints, 4)).toContain(hints[3]!.show);
  });

  it('say one move for one move', async () => {
    const hints = await hint(toUsual(eight, [1, 2, 3, 4, 5, 6, 7, 0, 8]), worker);
    expect(said(hints, 2)).toBe('An optimal solution from here takes 1 move.');
    expect(said(hints, 3)).toBe('Slide 8 to the left.');
    expect(hints[3]!.show).toBe('L');
  });

  it('say that a solved board is solved, and search for nothing', async () => {
    expect(codes(await hint(toUsual(eight, usualGoal(eight)), freshContext()))).toEqual(['hint-solved']);
    const large = { rows: 5, columns: 7 };
    expect(codes(await hint(toUsual(large, usualGoal(large)), freshContext()))).toEqual(['hint-solved']);
    expect(searches).not.toHaveBeenCalled();
    expect(placings).not.toHaveBeenCalled();
  });

  it('name the swap that mends a board that cannot be solved', async () => {
    const task = toUsual({ rows: 4, columns: 4 }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0]);
    const hints = await hint(task, worker);
    expect(codes(hints)).toEqual(['hint-unsolvable']);
    const { first, second } = hints[0]!.text.params as { first: number; second: number };
    const swapped = task.cells.map((tile) => (tile === first ? second : tile === second ? first : tile));
    expect(isSolvable({ ...task, cells: swapped })).toBe(true);
    expect(said(hints, 1)).toContain(`Swapping ${first} and ${second}`);
    expect(searches).not.toHaveBeenCalled();
  });

  it('are the shortest way from any board of 3 x 3', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBoard, async (cells) => {
        const task = toUsual(eight, cells);
        const moves = truth.of(cells);
        fc.pre(moves > 0);
        const hints = await hint(task, worker);
        expect(hints[1]!.text).toEqual({ code: 'hint-best', params: { moves } });
        expect(shown(hints, 3)).toHaveLength(1);
        expect(truth.of(positionAfter(task, shown(hints, 3)))).toBe(moves - 1);
        expect(shown(hints, 4)).toHaveLength(moves);
        expect(verify(task, shown(hints, 4))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('tell the tile that slides, in every direction', async () => {
    const seen = new Set<string>();
    for (const cells of boards.slice(1, 60)) {
      const task = toUsual(eight, cells);
      const hints = await hint(task, worker);
      const path = shown(hints, 3);
      const tile = positionAfter(task, path)[cells.indexOf(0)];
      const way = { U: 'up', R: 'to the right', D: 'down', L: 'to the left' }[path[0]!];
      expect(said(hints, 3)).toBe(`Slide ${tile} ${way}.`);
      seen.add(path[0]!);
    }
    expect(seen.size).toBe(4);
  });
});

describe('hints where tiles slide together', () => {
  const multi = distances(usualGoal(eight), eight, 'multi');

  it('say honestly what is known', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBoard, async (cells) => {
        const task = toUsual(eight, cells, 'multi');
        fc.pre(multi.of(cells) > 0);
        const [, distance, next, rest] = (await hint(task, worker)) as [Hint, Hint, Hint, Hint];
        const { moves, least = moves, most = moves } = distance.text.params as Record<string, number>;
        expect(least).toBeLessThanOrEqual(multi.of(cells));
        expect(most).toBeGreaterThanOrEqual(multi.of(cells));
        const first = readPath(next.show!);
        const whole = readPath(rest.show!);
        expect(new Set(first).size).toBe(1);
        expect(whole.slice(0, first.length)).toEqual(first);
        expect(whole[first.length]).not.toBe(first[0]);
        expect(verify(task, whole)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('name all tiles of a move', async () => {
    const task = toUsual(eight, [1, 2, 3, 4, 5, 6, 0, 7, 8], 'multi');
    const hints = await hint(task, worker);
    expect(said(hints, 2)).toBe('An optimal solution from here takes 1 move.');
    expect(said(hints, 3)).toBe('Slide 7, 8 to the left together.');
    expect(hints[2]!.show).toBe('L2');
  });
});

it('hints are worded in every language', async () => {
  const all = await Promise.all(
    [
      toUsual(eight, boards[7]!),
      toUsual(eight, boards[7]!, 'multi'),
      toUsual(eight, [2, 1, 3, 4, 5, 6, 7, 8, 0]),
      toUsual(eight, usualGoal(eight)),
    ].map((task) => hint(task, worker)),
  );
  for (const { offer, text } of all.flat()) {
    for (const language of languages) {
      const say = speaker(language, texts);
      for (const told of [offer, text]) {
        expect(say(told)).not.toMatch(/undefined|NaN/);
        expect(say(told)).not.toBe(told.code);
      }
    }
  }
});
