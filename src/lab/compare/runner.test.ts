import { describe, expect, it } from 'vitest';
import type { Order } from '../../engine/measure.ts';
import { compare } from './runner.ts';
import { type Field, measuringOf, planOf, setup } from './testing/fields.ts';

const right = (count: number) => () => ({ answer: { count, isProven: true } });
const run = (field: Field, texts: readonly string[], more = {}, orders: Order[] = []) =>
  compare(measuringOf(field, orders), planOf(field, texts, more)).done;

describe('a comparison', () => {
  it('begins with a pilot for each pair, then measures each as often as asked, warmed up', async () => {
    const orders: Order[] = [];
    const { runs, isComplete } = await run({ a: right(1), b: right(1) }, ['1', '2'], {}, orders);
    expect(isComplete).toBe(true);
    expect(orders.slice(0, 4).every(({ isPilot, warmUps }) => isPilot && warmUps === 0)).toBe(true);
    expect(orders.slice(4).every(({ isPilot, warmUps }) => !isPilot && warmUps === setup.warmUps)).toBe(true);
    for (const contender of [0, 1]) {
      for (const task of [0, 1]) {
        const own = runs.filter((one) => one.contender === contender && one.task === task);
        expect(own.map(({ repeat }) => repeat)).toEqual([0, 1, 2, 3]);
        expect(own.every(({ status }) => status === 'solved')).toBe(true);
      }
    }
    expect(orders[0]!.request).toMatchObject({
      strategy: 'a',
      text: '1',
      goal: 'all',
      budget: { milliseconds: 10_000 },
    });
  });

  it('measures rounds in an order drawn by the seed', async () => {
    const field = { a: right(1), b: right(1), c: right(1), d: right(1) };
    const sequence = async (seed: number) => {
      const orders: Order[] = [];
      await run(field, ['1', '2'], { setup: { ...setup, seed } }, orders);
      return orders
        .slice(8)
        .map(({ request }) => `${request.strategy}${request.text}`)
        .join(' ');
    };
    expect(await sequence(1)).toBe(await sequence(1));
    expect(await sequence(1)).not.toBe(await sequence(2));
  });

  it('has one run under way, or as many as are wanted, and the same runs in the end', async () => {
    const field = { a: right(1), b: right(1), c: right(1) };
    const most = async (atOnce: number) => {
      const measuring = measuringOf(field, []);
      let now = 0;
      let highest = 0;
      const counted: typeof measuring = (order) => {
        highest = Math.max(highest, ++now);
        const job = measuring(order);
        return { ...job, done: job.done.finally(() => now--) };
      };
      const { runs } = await compare(counted, planOf(field, ['1', '2'], { setup: { ...setup, atOnce } })).done;
      const names = runs.map(({ contender, task, repeat }) => `${contender} ${task} ${repeat}`).sort();
      return { highest, names };
    };
    const [one, three] = [await most(1), await most(3)];
    expect([one.highest, three.highest]).toEqual([1, 3]);
    expect(three.names).toEqual(one.names);
  });

  it('measures a run over ten seconds once, without a warm-up, unless a number was named', async () => {
    const field = { long: () => ({ search: 11_000, answer: { count: 1, isProven: true } }) };
    const patient = { setup: { ...setup, limit: 60 } };
    const orders: Order[] = [];
    expect((await run(field, ['1'], patient, orders)).runs).toHaveLength(2);
    expect(orders.map(({ warmUps }) => warmUps)).toEqual([0, 0]);
    expect((await run(field, ['1'], { ...patient, isInsisted: true })).runs).toHaveLength(4);
  });

  it.each([
    ['timeout', { ending: 'out of budget' }],
    ['out of memory', { ending: 'out of room' }],
    ['timeout', { lost: 'timeout' }],
    ['out of memory', { lost: 'out of memory' }],
    ['crashed', { lost: 'crashed' }],
  ] as const)('says %s, and does not try that again', async (status, came) => {
    const { runs } = await run({ bad: () => came, good: right(1) }, ['1']);
    const bad = runs.filter(({ contender }) => contender === 0);
    expect(bad.map((one) => one.status)).toEqual([status]);
    expect(runs).toHaveLength(5);
  });

  it('calls a run that ends after its time a timeout', async () => {
    const { runs } = await run({ late: () => ({ search: 10_001, answer: { count: 1, isProven: true } }) }, ['1']);
    expect(runs.map(({ status }) => status)).toEqual(['timeout']);
  });

  it('says why a strategy does not take a task, without running it', async () => {
    const orders: Order[] = [];
    const { runs } = await run({ picky: right(1) }, ['9'], {}, orders);
    expect(orders).toEqual([]);
    expect(runs).toMatchObject([{ status: 'not applicable', why: { code: 'too-large' } }]);
  });

  it('marks every run of a wrong answer, and only those', async () => {
    const { runs } = await run({ a: right(3), b: right(3), c: right(2) }, ['5']);
    const statuses = (contender: number) => new Set(runs.filter((r) => r.contender === contender).map((r) => r.status));
    expect([0, 1, 2].map((contender) => [...statuses(contender)])).toEqual([['solved'], ['solved'], ['wrong']]);
    expect(runs.find(({ status }) => status === 'wrong')!.why!.code).toBe('compare-wrong-count');
  });

  it('tells a proof from a search that proves nothing, whatever it found', async () => {
    const { runs } = await run(
      { a: () => ({ answer: { count: 0, isProven: true } }), b: () => ({ answer: { count: 0, isProven: false } }) },
      ['5'],
    );
    expect(runs.filter(({ repeat }) => repeat === 0).map(({ status }) => status)).toEqual([
      'proven none',
      'not proven',
    ]);
  });

  it('looks at which solutions a count counts', async () => {
    const orders: Order[] = [];
    await run({ a: right(3) }, ['5'], { goal: 'count' }, orders);
    expect(orders.slice(0, 2).map(({ request, isPilot }) => [request.goal, isPilot])).toEqual([
      ['count', true],
      ['all', true],
    ]);
    expect(orders).toHaveLength(5);
  });

  it('keeps what was measured when it is cancelled', async () => {
    const field = { a: right(1), b: right(1) };
    const job = compare(measuringOf(field), planOf(field, ['1', '2']), (_run, done) => {
      if (done === 6) job.cancel();
    });
    const { runs, isComplete } = await job.done;
    expect(isComplete).toBe(false);
    expect(runs).toHaveLength(6);
  });
});
