import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cover } from './cover.ts';
import { DancingLinks } from './dancing-links.ts';
import { everyRule, type Rules } from './rules.ts';
import { coveringOf } from './tables.ts';

/** Every covering, by trying every choice of one option for each piece. */
function everyCovering({ cells, pieces, options, gaps, before }: Cover): string[] {
  const found: string[] = [];
  const choose = (covering: number[]): void => {
    const piece = covering.length;
    if (piece < pieces) {
      for (const [i, option] of options.entries()) if (option.piece === piece) choose([...covering, i]);
      return;
    }
    const covered = covering.flatMap((i) => options[i]!.cells);
    const least = covering.map((i) => options[i]!.cells[0]!);
    const once = new Set(covered).size === covered.length && (gaps || covered.length === cells);
    if (once && before.every((other, p) => other < 0 || least[other]! < least[p]!)) found.push(covering.join());
  };
  choose([]);
  return found.sort();
}

function dance(cover: Cover, rules?: Rules) {
  const links = new DancingLinks(cover, rules);
  const found: string[] = [];
  let laid = 0;
  let takenBack = 0;
  let before = 0;
  for (const step of links.steps()) {
    if (step === 'laid') {
      laid++;
      expect(links.share).toBeGreaterThanOrEqual(before);
      before = links.share;
    } else if (step === 'taken back') takenBack++;
    else found.push(coveringOf(cover.options, links.laid).join());
  }
  expect(before).toBeLessThan(1);
  expect(links.laid).toEqual([]);
  return { found, laid, takenBack };
}

const arbitraryCover: fc.Arbitrary<Cover> = fc
  .record({
    cells: fc.integer({ min: 1, max: 7 }),
    wishes: fc.array(fc.array(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 3 }), { maxLength: 6 }), {
      maxLength: 4,
    }),
    copies: fc.boolean(),
    gaps: fc.boolean(),
  })
  .map(({ cells, wishes, copies, gaps }) => ({
    cells,
    pieces: wishes.length,
    // Options of one piece differ in size here, and dancing links do not mind.
    sizes: [],
    // Copies have the same options.
    options: wishes.flatMap((mine, piece) =>
      (copies ? wishes[0]! : mine).map((option) => ({
        piece,
        cells: [...new Set(option.map((n) => n % cells))].sort((a, b) => a - b),
      })),
    ),
    gaps,
    neighbours: [],
    before: wishes.map((_, piece) => (copies ? piece - 1 : -1)),
    symmetries: [],
  }));

describe('dancing links', () => {
  it('finds every covering once, whichever item it takes first', () => {
    fc.assert(
      fc.property(arbitraryCover, fc.boolean(), (cover, mostConstrained) => {
        const { found, laid, takenBack } = dance(cover, { ...everyRule, mostConstrained });
        expect(found.sort()).toEqual(everyCovering(cover));
        expect(takenBack).toBe(laid);
      }),
      { numRuns: 1000 },
    );
  });

  it('can be asked again: everything is linked as before', () => {
    fc.assert(
      fc.property(arbitraryCover, (cover) => {
        const links = new DancingLinks(cover);
        const steps = [...links.steps()];
        expect([...links.steps()]).toEqual(steps);
      }),
    );
  });

  it('solves the example of the paper', () => {
    // The paper has seven items and six options, and no pieces; here any three copies of one piece take three options.
    const rows = [
      [2, 4, 5],
      [0, 3, 6],
      [1, 2, 5],
      [0, 3],
      [1, 6],
      [3, 4, 6],
    ];
    const cover: Cover = {
      cells: 7,
      pieces: 3,
      sizes: [3, 3, 3],
      options: [0, 1, 2].flatMap((piece) => rows.map((cells) => ({ piece, cells }))),
      gaps: false,
      neighbours: [],
      before: [-1, 0, 1],
      symmetries: [],
    };
    const { found } = dance(cover);
    // The options 4, 5 and 1 of the paper, in the order of their least cells.
    expect(found).toEqual(['3,10,12']);
  });

  it('has nothing to do where there is nothing', () => {
    const nothing: Cover = {
      cells: 0,
      pieces: 0,
      sizes: [],
      options: [],
      gaps: false,
      neighbours: [],
      before: [],
      symmetries: [],
    };
    expect(dance(nothing)).toEqual({ found: [''], laid: 0, takenBack: 0 });
    expect(dance({ ...nothing, cells: 1 })).toEqual({ found: [], laid: 0, takenBack: 0 });
    expect(dance({ ...nothing, cells: 1, gaps: true })).toEqual({ found: [''], laid: 0, takenBack: 0 });
  });
});
