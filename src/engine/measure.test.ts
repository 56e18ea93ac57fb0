import { describe, expect, it } from 'vitest';
import type { AnyPuzzle } from '../contract/index.ts';
import { digest } from './digest.ts';
import { MOST_CLASSES, measure } from './measure.ts';
import { fakePuzzle, fakeStrategy } from './testing/fake.ts';

/** A clock that only searches move on: each node takes some milliseconds. */
function meterOf(millisecondsPerNode: number) {
  const clock = { time: 0, usage: 0 };
  const runs = { count: 0, prepared: 0 };
  const strategy = fakeStrategy('slow', (probe, instance) => {
    runs.count++;
    for (let n = 1; n <= instance; n++) {
      clock.time += millisecondsPerNode;
      clock.usage += 2 * millisecondsPerNode;
      probe.tick();
      probe.solution(n);
    }
  });
  const prepare: typeof strategy.prepare = async (...args) => {
    runs.prepared++;
    clock.time += 5;
    return strategy.prepare(...args);
  };
  const puzzle = fakePuzzle([{ ...strategy, prepare }]) as unknown as AnyPuzzle;
  const meter = { now: () => clock.time, stopped: () => false, usage: () => ({ processor: clock.usage, memory: 7 }) };
  return { puzzle, meter, runs };
}

const request = (text: string, more = {}) => ({ puzzle: 'fake', text, goal: 'all' as const, ...more });

describe('a run is measured', () => {
  it('after its warm-ups, with its preparation apart, and prepared anew each time', async () => {
    const { puzzle, meter, runs } = meterOf(50);
    const measured = await measure(puzzle, { request: request('3'), warmUps: 2 }, meter);
    expect(runs).toEqual({ count: 3, prepared: 3 });
    expect(measured).toMatchObject({
      last: { type: 'ended', count: 3, proven: true },
      stats: { nodes: 3, milliseconds: 150, prepareMilliseconds: 5 },
      usage: { processor: 300, memory: 7 },
      batch: 1,
    });
    expect(measured.answer).toBeUndefined();
  });

  it('in a batch where it is shorter than a millisecond, and then tells what one run took', async () => {
    const { puzzle, meter, runs } = meterOf(0.125);
    const measured = await measure(puzzle, { request: request('2'), warmUps: 0 }, meter);
    expect(measured.batch).toBeGreaterThan(1);
    expect(runs.count).toBe(measured.batch);
    expect(measured.stats).toEqual({ nodes: 2, milliseconds: 0.25, prepareMilliseconds: 5 });
    expect(measured.usage!.processor).toBeCloseTo(0.5);
  });

  it('after a warm-up that goes on until hot code is compiled', async () => {
    const { puzzle, meter, runs } = meterOf(2);
    const measured = await measure(puzzle, { request: request('1'), warmUps: 1 }, meter);
    expect(measured.batch).toBe(1);
    // 150 milliseconds, two for each search, then the one that counts.
    expect(runs.count).toBe(76);
  });

  it('up to the time limit', async () => {
    const { puzzle, meter } = meterOf(10);
    const limited = request('50', { budget: { milliseconds: 100 } });
    const measured = await measure(puzzle, { request: limited, warmUps: 0 }, meter);
    expect(measured.last).toMatchObject({ type: 'ended', ending: 'out of budget' });
  });

  it('or refused', async () => {
    const { puzzle, meter } = meterOf(10);
    const order = { request: request('nonsense'), warmUps: 1 };
    expect((await measure(puzzle, order, meter)).last.type).toBe('refused');
    expect((await measure(puzzle, { ...order, isPilot: true }, meter)).last.type).toBe('refused');
  });
});

describe('a pilot tells the answer', () => {
  const pilot = async (text: string, more = {}) => {
    const { puzzle, meter } = meterOf(10);
    return (await measure(puzzle, { request: request(text, more), warmUps: 3, isPilot: true }, meter)).answer;
  };

  it('of a list: which different solutions there are', async () => {
    const classes = { count: 3, listed: 3, digest: digest(['1', '2', '3']) };
    expect(await pilot('3')).toEqual({ count: 3, isProven: true, classes, repeats: false });
    const none = { count: 0, listed: 0, digest: digest([]) };
    expect(await pilot('0')).toEqual({ count: 0, isProven: true, classes: none, repeats: false });
  });

  it('of a list that is too long only how many', async () => {
    expect(await pilot(String(MOST_CLASSES + 1))).toEqual({ count: MOST_CLASSES + 1, isProven: true, repeats: false });
  });

  it('of the best what it costs', async () => {
    expect(await pilot('3', { goal: 'best' })).toEqual({ count: 1, isProven: true, cost: 1 });
  });

  it('of a wrong solution nothing', async () => {
    const wrong = fakePuzzle([fakeStrategy('wrong', (probe) => probe.solution(99))]) as unknown as AnyPuzzle;
    const meter = { now: () => 0, stopped: () => false };
    const measured = await measure(wrong, { request: request('3'), warmUps: 0, isPilot: true }, meter);
    expect(measured.last).toMatchObject({ type: 'failed', text: { code: 'wrong-answer' } });
    expect(measured.answer).toBeUndefined();
  });
});

it('digests differ for different lists', () => {
  const lists = [[], [''], ['a'], ['a', 'b'], ['ab'], ['b', 'a'], ['a', '', 'b']];
  expect(new Set(lists.map((list) => digest(list))).size).toBe(lists.length);
  expect(digest(['a', 'b'])).toBe(digest(['a', 'b']));
});
