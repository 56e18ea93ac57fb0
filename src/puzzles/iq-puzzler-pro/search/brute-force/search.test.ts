/** The kernel against its twin in plain TypeScript, on random tables that stand for no board. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareSearch } from './search.ts';
import type { Laid, Trials } from './trials.ts';
import { Walk } from './walk.ts';

interface Told {
  readonly nodes: number;
  /** What was found, each with the nodes until then. */
  readonly found: readonly (readonly [Laid, number])[];
}

async function byKernel(trials: Trials, order: readonly number[]): Promise<Told> {
  const search = await prepareSearch(trials);
  return heard(search, order);
}

function heard(search: Awaited<ReturnType<typeof prepareSearch>>, order: readonly number[], most = Infinity): Told {
  let nodes = 0;
  let before = 0;
  const found: [Laid, number][] = [];
  search(order, {
    tick(n, share) {
      nodes += n;
      expect(share).toBeGreaterThanOrEqual(before);
      expect(share).toBeLessThanOrEqual(1);
      before = share;
    },
    found(laid) {
      found.push([laid, nodes]);
      if (found.length >= most) throw new Error('enough');
    },
  });
  return { nodes, found };
}

function byWalk(trials: Trials, order: readonly number[]): Told {
  const walk = new Walk(trials, order);
  const found: [Laid, number][] = [];
  for (const step of walk.steps()) if (step === 'solved') found.push([[...walk.laid], walk.nodes]);
  return { nodes: walk.nodes, found };
}

const CELLS = 9;

/** At most five pieces of at most three cells on nine; some cells are taken, some pieces interchangeable. */
const arbitraryTrials: fc.Arbitrary<{ trials: Trials; order: number[] }> = fc
  .record({
    shapes: fc.array(fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    }),
    tries: fc.array(fc.array(fc.tuple(fc.nat(), fc.nat({ max: CELLS - 4 })), { maxLength: 12 }), { maxLength: 5 }),
    taken: fc.uniqueArray(fc.nat({ max: CELLS - 1 }), { maxLength: 3 }),
    kinds: fc.array(fc.nat({ max: 3 }), { minLength: 5, maxLength: 5 }),
    enough: fc.boolean(),
    counted: fc.constantFrom('cases', 'calls'),
    turn: fc.nat({ max: 4 }),
  })
  .map(({ shapes, tries, turn, kinds, ...rest }) => {
    const numbers = tries.map((_, piece) => piece);
    return {
      trials: {
        ...rest,
        cells: CELLS,
        shapes: shapes.map((shape) => shape.toSorted((a, b) => a - b)),
        tries: tries.map((mine) => Int32Array.from(mine.flatMap(([shape, by]) => [shape % shapes.length, by]))),
        kinds: kinds.slice(0, tries.length),
      } as Trials,
      order: [...numbers.slice(turn), ...numbers.slice(0, turn)],
    };
  });

describe('brute force in the kernel', () => {
  it('does and counts what the walk does, on few cells and on many', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTrials, async ({ trials, order }) => {
        const wanted = byWalk(trials, order);
        expect(await byKernel(trials, order)).toEqual(wanted);
        // Cells on which nothing is ever laid change nothing, but the kernel needs more than a word for them.
        expect(await byKernel({ ...trials, cells: 100 }, order)).toEqual(wanted);
        // Just a word, without and with cells that are taken; and a word for the free cells of a larger board.
        expect(await byKernel({ ...trials, cells: 64 }, order)).toEqual(wanted);
        const outer = Array.from({ length: 40 }, (_, i) => 60 + i);
        expect(await byKernel({ ...trials, cells: 100, taken: [...trials.taken, ...outer] }, order)).toEqual(wanted);
      }),
      { numRuns: 200 },
    );
  });

  it('uses the last cell of a word', async () => {
    const shapes = [[0]];
    const corner: Trials = {
      cells: 64,
      taken: [],
      shapes,
      tries: [Int32Array.of(0, 63), Int32Array.of(0, 63, 0, 0)],
      kinds: [0, 1],
      enough: true,
      counted: 'cases',
    };
    expect((await byKernel(corner, [0, 1])).found).toEqual([[[0, 1], 3]]);
    expect((await byKernel({ ...corner, taken: [63] }, [0, 1])).found).toEqual([]);
  });

  it.each([9, 100])('can be stopped and asked again, on %i cells', async (cells) => {
    const one = Int32Array.from({ length: 2 * CELLS }, (_, i) => (i % 2 === 0 ? 0 : i >> 1));
    const trials: Trials = {
      cells,
      taken: [],
      shapes: [[0]],
      tries: [one, one, one],
      kinds: [0, 0, 0],
      enough: true,
      counted: 'calls',
    };
    const search = await prepareSearch(trials);
    expect(() => heard(search, [0, 1, 2], 10)).toThrow('enough');
    const again = heard(search, [0, 1, 2]);
    // Three of nine cells, whichever piece lies on which.
    expect(again.found).toHaveLength(84);
    expect(again).toEqual(byWalk(trials, [0, 1, 2]));
  });

  it('tells its nodes now and then, so that it can be stopped where there is nothing to find', async () => {
    const many = Int32Array.from({ length: 2 * 50 }, (_, i) => (i % 2 === 0 ? 0 : i >> 1));
    const trials: Trials = {
      cells: 50,
      taken: [],
      shapes: [[0]],
      tries: [many, many, many, many],
      kinds: [0, 1, 2, 3],
      enough: false,
      counted: 'cases',
    };
    const search = await prepareSearch(trials);
    const told: number[] = [];
    search([0, 1, 2, 3], { tick: (nodes) => void told.push(nodes), found: () => undefined });
    expect(told.length).toBeGreaterThan(10);
    expect(Math.max(...told)).toBeLessThan(100_000);
  });
});
