import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speaker } from '../../../contract/index.ts';
import { placementsOf } from '../geometry.ts';
import type { Task } from '../model.ts';
import { arbitraryTask } from '../testing/arbitrary.ts';
import { everyFilling, freshContext } from '../testing/asking.ts';
import { taskOf } from '../testing/searching.ts';
import { texts } from '../texts.ts';
import { explain } from './index.ts';

const say = speaker('en', texts);

async function told(task: Task) {
  const { verdict, facts } = await explain(task, freshContext());
  return { verdict: say(verdict), facts: facts.map(({ label, value }) => `${say(label)}: ${say(value)}`) };
}

describe('an explanation', () => {
  it('tells areas, symmetries, places and the tightest cells', async () => {
    expect(await told(taskOf('BOARD 2x3\nPIECES\nAA\nBB\nBB'))).toEqual({
      verdict: '2 solutions are left.',
      facts: [
        'Area: 6 cells of pieces to lay, 6 free cells',
        'Symmetry of the board: that of a rectangle: two mirrors and the half turn (4)',
        'Symmetries of the task: 4, including the identity',
        'Places for each piece: A 7, B 2',
        'Most constrained cell: row 1, column 1: 3 placements cover it',
        'Most constrained cell: row 1, column 3: 3 placements cover it',
        'Most constrained cell: row 2, column 1: 3 placements cover it',
      ],
    });
  });

  it('of a position is about what is left', async () => {
    expect(await told(taskOf('BOARD 1x3\nA__\nPIECES\nA\nBB'))).toEqual({
      verdict: 'Exactly one solution is left.',
      facts: [
        'Area: 2 cells of pieces to lay, 2 free cells',
        'Symmetry of the board: a mirror between left and right',
        'Symmetries of the task: only the identity',
        'Places for each piece: B 1',
        'Most constrained cell: row 1, column 2: one placement covers it',
        'Most constrained cell: row 1, column 3: one placement covers it',
      ],
    });
    const { verdict, facts } = await told(taskOf('BOARD 1x1\nA\nPIECES\nA'));
    expect(verdict).toBe('Exactly one solution is left.');
    expect(facts.map((fact) => fact.split(':')[0])).toEqual([
      'Area',
      'Symmetry of the board',
      'Symmetries of the task',
    ]);
  });

  it('says what stands in the way', async () => {
    const { verdict } = await told(taskOf('4 4 2\nDEFAULT\nAAAAA\nBBBB\nBBBB\nBBB'));
    expect(verdict).toBe('Piece A fits nowhere on the free cells.');
    const searched = await told(taskOf('BOARD 3x4\nPIECES\nAAA\n A\nCCCC\nDDDD'));
    expect(searched.verdict).toBe('There is no solution; an exhaustive search has proven it.');
  });

  it('says that it can be solved where there are too many solutions to count', async () => {
    const { verdict } = await told(taskOf(`BOARD box 2x5x1\nPIECES\n${[...'ABCDEFGHIJ'].join('\n')}`));
    expect(verdict).toMatch(/^It can be solved\. There are more than 1,000,000 solutions/);
  });

  it('says what was not examined on a board that is too large for a quick answer', async () => {
    const large = taskOf('BOARD box 16x16x16\nPIECES pentominoes\nGAPS');
    expect(await told(large)).toEqual({
      verdict:
        'Whether it can be solved was not examined: there are up to 761,856 places for the pieces, too many for a quick answer. A search may find a solution.',
      facts: [
        'Area: 60 cells of pieces to lay, 4,096 free cells',
        'Symmetry of the board: 24 turns and 24 reflections, including the identity',
        'Symmetries of the task: 48, including the identity',
      ],
    });
    // That the pieces are too large is seen without a search.
    expect((await told(taskOf('BOARD box 1x1x4095\nPIECES\nAA\nCOPIES A 64'))).verdict).toMatch(/^The pieces have 128/);
  });

  it('is right about random tasks', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTask, async (task) => {
        const { verdict, facts } = await explain(task, freshContext());
        const count = everyFilling(task).length;
        if (count > 0) expect(verdict).toEqual({ code: 'remaining', params: { count } });
        else expect(verdict.code).not.toBe('remaining');
        const taken = new Set(task.placed.flatMap(({ cells }) => cells));
        const lying = new Set(task.placed.map(({ piece }) => piece));
        const ways = task.pieces.flatMap(({ name }, piece) => {
          const fit = placementsOf(task, piece).filter(({ cells }) => !cells.some((cell) => taken.has(cell)));
          return lying.has(piece) ? [] : [`${name} ${fit.length}`];
        });
        const places = facts.find(({ label }) => label.code === 'fact-placements');
        expect(places ? say(places.value) : '').toBe(ways.join(', '));
      }),
      { numRuns: 30 },
    );
  });
});
