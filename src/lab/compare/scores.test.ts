import { describe, expect, it } from 'vitest';
import { compare } from './runner.ts';
import { cellsOf, noiseOf, scoresOf, sizeOf } from './scores.ts';
import { type Came, type Field, measuringOf, planOf } from './testing/fields.ts';

const right = { answer: { count: 1, isProven: true } };
const compared = (field: Field, texts: readonly string[]) => compare(measuringOf(field), planOf(field, texts)).done;
const taking =
  (search: number, more: Came = {}) =>
  () => ({ search, ...right, ...more });

describe('scores', () => {
  it('are solved, PAR-2 and times the virtual best solver', async () => {
    const comparison = await compared(
      {
        // 12 and 22 ms with preparation; the other 102 ms, and the limit of 10 s twice.
        quick: (text) => ({ search: text === '1' ? 10 : 20, ...right }),
        slow: (text) => (text === '1' ? { search: 100, ...right } : { ending: 'out of budget' }),
      },
      ['1', '2'],
    );
    const [first, second] = scoresOf(comparison);
    expect(first).toMatchObject({ contender: 0, place: 1, solved: 2, timesBest: 1 });
    expect(first!.par2).toBeCloseTo(0.017);
    expect(second).toMatchObject({ contender: 1, place: 2, solved: 1 });
    expect(second!.par2).toBeCloseTo((0.102 + 20) / 2);
    expect(second!.timesBest).toBeCloseTo(102 / 12);
  });

  it('rank a wrong answer below one that never came to an end', async () => {
    const comparison = await compared(
      {
        wrong: () => ({ search: 1, answer: { count: 2, isProven: true } }),
        a: taking(50),
        b: taking(60),
        late: () => ({ ending: 'out of budget' }),
      },
      ['1'],
    );
    expect(scoresOf(comparison).map(({ contender, place }) => [contender, place])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [0, 4],
    ]);
  });

  it('tell by what factor nodes grow with the size', async () => {
    const comparison = await compared({ double: (text) => ({ nodes: 3 * 2 ** Number(text), ...right }) }, [
      '1',
      '2',
      '3',
      '4',
    ]);
    const [score] = scoresOf(comparison);
    expect(score!.growth!.factor).toBeCloseTo(2);
    expect(score!.growth!.interval![0]).toBeCloseTo(2);
    expect(scoresOf(await compared({ two: taking(1) }, ['1', '2']))[0]!.growth).toBeUndefined();
  });
});

describe('what was measured of a pair', () => {
  it('is the median of the runs after the pilot, with the spread', async () => {
    const comparison = await compared(
      { a: (_, run) => ({ search: [999, 10, 30, 20][run - 1]!, nodes: 50, ...right }) },
      ['1'],
    );
    const [cell] = cellsOf(comparison);
    expect(cell).toMatchObject({ measured: 3, nodes: 50, nodesPerSecond: 2500, processor: 40, memory: 2 ** 20 });
    expect(cell!.search).toMatchObject({ median: 20, low: 15, high: 25 });
    expect(cell!.total!.median).toBe(22);
    expect(noiseOf(comparison, [cell!])).toMatchObject({ unsteady: 1, instances: 1, few: 1, batched: 0 });
  });

  it('has the worst status of its runs', async () => {
    const comparison = await compared({ a: (_, run) => (run === 3 ? { lost: 'crashed' } : right) }, ['1']);
    expect(cellsOf(comparison)[0]).toMatchObject({ status: 'crashed' });
    expect(cellsOf(comparison)[0]!.total).toBeUndefined();
  });
});

it('the size of a task without one is the least proven cost', async () => {
  const field: Field = {
    a: () => ({ answer: { count: 1, isProven: true, cost: 7 } }),
    b: () => ({ answer: { count: 1, isProven: false, cost: 9 } }),
  };
  const comparison = await compared(field, ['1']);
  const bare = { ...comparison, tasks: comparison.tasks.map(({ size: _, ...task }) => task) };
  expect(sizeOf(bare, cellsOf(bare), 0)).toBe(7);
  expect(sizeOf(comparison, cellsOf(comparison), 0)).toBe(1);
});
