/** Every figure of the two reports that runs in seconds; the two that do not are in the bench. */
import { describe, expect, it } from 'vitest';
import { prepareSearch } from '../../../algorithms/brute-force/search.ts';
import type { Piece } from '../model.ts';
import { collected, report, searched } from '../testing/searching.ts';
import type { FlatShape } from './flat-shapes.ts';
import { listener } from './flat-trials.ts';
import { ordersInRotation } from './orders-in-rotation.ts';
import { distinctOrientations, trialsInOrder } from './pieces-in-order.ts';

/**
 * The report's program keeps the orientations in a Java HashSet, which hands them out by bucket: the hash of a shape is
 * that of its height, its width and its rows, and each row is a list of characters with `#` for a gap.
 */
function inHashOrder(piece: Piece): readonly FlatShape[] {
  const bucket = ({ rows, columns, spots }: FlatShape): number => {
    const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '#'));
    for (const [row, column] of spots) grid[row]![column] = piece.name;
    const fold = (values: readonly number[], from: number) =>
      values.reduce((hash, v) => (Math.imul(31, hash) + v) | 0, from);
    const content = fold(
      grid.map((row) =>
        fold(
          row.map((c) => c.charCodeAt(0)),
          1,
        ),
      ),
      1,
    );
    const hash = fold([columns, content], rows);
    return (hash ^ (hash >>> 16)) & 15;
  };
  return distinctOrientations(piece).toSorted((a, b) => bucket(a) - bucket(b));
}

describe('report A, pieces in order', () => {
  it.each([
    ['a-default-1', 132_503, 'AABCC ABBCD EEEDD EEFFF GGGFF'],
    ['a-default-2', 105, 'ABBZ ABBZ AAZZ CAEE'],
    ['a-default-3', 4_984_477, 'JJBBFAEEC BBBFFAECC HHDAAAECI HDDGGGGII DDKKKKKII'],
    ['a-default-4', 3_449, undefined],
    ['a-default-5', 1, 'none'],
    ['a-custom-1', 39, '...A... .AAABB. CCCCBBB .CDEEE. ...E...'],
  ])('%s takes %i iterations', async (name, iterations, solution) => {
    const task = report(name);
    const flat = trialsInOrder(task, inHashOrder);
    const search = await prepareSearch(flat.trials);
    const { nodes, fillings } = collected(
      (probe) => search(flat.order, listener(task, flat, flat.order, 'first', probe)),
      'first',
    );
    expect(nodes).toBe(iterations);
    // Of the fourth only that it can be solved is known.
    if (solution) expect(fillings[0] ?? 'none').toBe(solution);
    else expect(fillings).toHaveLength(1);
  });
});

describe('report B, orders in rotation', () => {
  it.each([
    ['b-case-1', 2_703_813, 'AGGGD AABDD CCBBE CFFEE FFFEE'],
    ['b-case-3', 201_141_216, 'none'],
    ['b-case-4', 4_693, 'ABBFC ABFFC AEEFD EEDDD'],
    ['b-case-5', 53, 'AABBC ADDBC DDEEC FFEGG'],
    ['b-case-6', 1_265, 'AABE ABBE DBBE DDCC'],
  ])('%s takes %i cases', async (name, cases, solution) => {
    const { nodes, fillings } = await searched(ordersInRotation, report(name), 'first');
    expect(nodes).toBe(cases);
    expect(fillings[0] ?? 'none').toBe(solution);
  });
});
