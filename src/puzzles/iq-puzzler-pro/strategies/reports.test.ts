/** Every figure of the two reports that runs in seconds; the two that do not are in the bench. */
import { describe, expect, it } from 'vitest';
import { report, searched } from '../testing/searching.ts';
import { ordersInRotation } from './orders-in-rotation.ts';
import { piecesInOrder } from './pieces-in-order.ts';

describe('report A, pieces in order', () => {
  it.each([
    ['a-default-1', 132_503, 'AABCC ABBCD EEEDD EEFFF GGGFF'],
    ['a-default-2', 105, 'ABBZ ABBZ AAZZ CAEE'],
    ['a-default-3', 4_984_477, 'JJBBFAEEC BBBFFAECC HHDAAAECI HDDGGGGII DDKKKKKII'],
    ['a-default-4', 3_449, undefined],
    ['a-default-5', 1, 'none'],
    ['a-custom-1', 39, '...A... .AAABB. CCCCBBB .CDEEE. ...E...'],
  ])('%s takes %i iterations', async (name, iterations, solution) => {
    const { nodes, fillings } = await searched(piecesInOrder, report(name), 'first');
    expect(nodes).toBe(iterations);
    // All that is known of the fourth is that it can be solved.
    if (solution) expect(fillings[0] ?? 'none').toBe(solution);
    else expect(fillings).toHaveLength(1);
  });

  it('a-default-1 takes other ways where the orientations are tried in the order in which they are made', async () => {
    const { nodes } = await searched(piecesInOrder, report('a-default-1'), 'first', { orientations: 'plain' });
    expect(nodes).toBe(1242);
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
