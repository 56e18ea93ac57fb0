import { describe, expect, it } from 'vitest';
import type { Probe } from '../contract/index.ts';
import { catalogueOf, countUp, fakeHost, fakePuzzle, fakeStrategy } from '../engine/testing/fake.ts';
import { hereFirst } from './here-first.ts';
import { setUp } from './testing/fake-platform.ts';
import { ended, request } from './testing/jobs.ts';

const PATIENCE = 100;

/** A client with 100 milliseconds in this thread; `search` may let time pass by `clock`. */
function prompt(search: (probe: Probe<number>, clock: ReturnType<typeof fakeHost>, instance: number) => void) {
  const clock = fakeHost();
  const strategy = fakeStrategy('any', (probe, instance) => search(probe, clock, instance));
  const helping = {
    hint: async () => {
      clock.pass(60);
      return [];
    },
  };
  const catalogue = catalogueOf(fakePuzzle([strategy], { helping }));
  const here = { catalogue, now: clock.now, patience: PATIENCE };
  return { clock, ...setUp({ adapt: (platform) => hereFirst(platform, here) }) };
}

/** Ticks for ever, a millisecond each time, and finds something at the beginning. */
const endless = (probe: Probe<number>, clock: ReturnType<typeof fakeHost>) => {
  probe.solution(1);
  for (;;) {
    clock.pass(1);
    probe.tick();
  }
};

/** Takes as many milliseconds as the instance says, and does not look at the clock. */
const deaf = (_: Probe<number>, clock: ReturnType<typeof fakeHost>, instance: number) => clock.pass(instance);

/** Until all that waits for no timer is done. */
const settled = () => new Promise((settle) => setImmediate(settle));

describe('small jobs', () => {
  it('are done without a worker', async () => {
    const { solve, client, workers } = prompt((probe, _, instance) => countUp(probe, instance));
    const { done, events } = solve(request('3'));
    expect(await done).toMatchObject({ type: 'ended', ending: 'exhausted', count: 3, stats: { nodes: 3 } });
    expect(events.map(({ type }) => type)).toEqual(['started', 'solutions', 'solutions', 'ended']);
    const check = client.ask({ ask: 'check', puzzle: 'f', text: '3', answer: '4' });
    expect(await check.done).toMatchObject({ ok: true, problems: [{ text: { code: 'out-of-range' } }] });
    expect(workers).toEqual([]);
  });

  it('that reach a limit of their own are done too', async () => {
    const { solve, workers } = prompt(endless);
    expect(await solve(request('3', 50)).done).toMatchObject({ ending: 'out of budget', count: 1 });
    expect(await solve({ ...request('3'), budget: { nodes: 10 } }).done).toMatchObject({ stats: { nodes: 10 } });
    expect(workers).toEqual([]);
  });

  it('can be cancelled', async () => {
    const { solve, workers } = prompt(endless);
    const { done, cancel } = solve(request('3'));
    cancel();
    expect(await done).toMatchObject({ type: 'ended', ending: 'cancelled', proven: false });
    expect(workers).toEqual([]);
  });

  it('count as done when they were only late to look at the clock', async () => {
    const { solve, workers } = prompt(deaf);
    expect(await solve(request('500')).done).toMatchObject({ ending: 'exhausted' });
    expect(workers).toEqual([]);
  });
});

describe('a long job', () => {
  it('begins anew in a worker, and nothing is heard of the attempt', async () => {
    const { solve, workers } = prompt(endless);
    const { done, events } = solve(request('3'));
    await settled();
    expect(events).toEqual([]);
    expect(workers).toHaveLength(1);
    expect(workers[0]!.job).toMatchObject({ solve: request('3') });
    workers[0]!.say(ended(7));
    expect(await done).toEqual(ended(7));
    expect(events).toEqual([ended(7)]);
  });

  it('keeps its worker: the next job goes there at once', async () => {
    const { solve, clock, workers } = prompt(endless);
    solve(request('3'));
    await settled();
    workers[0]!.say(ended());
    const before = clock.now();
    const { done } = solve(request('4'));
    await settled();
    expect(clock.now()).toBe(before);
    workers[0]!.say(ended(4));
    expect(await done).toEqual(ended(4));
    expect(workers).toHaveLength(1);
  });

  it('is cancelled in its worker', async () => {
    const { solve, workers, pass } = prompt(endless);
    const { done, cancel } = solve(request('3'));
    await settled();
    cancel();
    expect(workers[0]!.job.flag![0]).toBe(1);
    pass(400);
    expect(await done).toMatchObject({ type: 'ended', ending: 'cancelled' });
    expect(workers[0]!.ended).toBe(true);
  });

  it('gets no worker when the client was closed meanwhile', async () => {
    const { solve, client, workers } = prompt(endless);
    const { done } = solve(request('3'));
    client.close();
    expect(await done).toMatchObject({ ending: 'cancelled' });
    await settled();
    expect(workers).toEqual([]);
  });

  it('ends the worker with the client', async () => {
    const { solve, client, workers } = prompt(endless);
    solve(request('3'));
    await settled();
    client.close();
    expect(workers[0]!.ended).toBe(true);
  });
});

describe('all jobs together', () => {
  it('have no more than the patience in this thread', async () => {
    const { solve, workers } = prompt(deaf);
    for (const text of ['40', '40', '40']) expect(await solve(request(text)).done).toMatchObject({ type: 'ended' });
    expect(workers).toEqual([]);
    solve(request('1'));
    await settled();
    expect(workers).toHaveLength(1);
  });
});

describe('a worker begins anew', () => {
  it('what failed here', async () => {
    const { solve, workers } = prompt(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    const { done, events } = solve(request('3'));
    await settled();
    expect(events).toEqual([]);
    workers[0]!.say(ended(1));
    expect(await done).toEqual(ended(1));
  });

  it('a question that took longer than its own limit', async () => {
    const { client, workers } = prompt(deaf);
    const hint = { ask: 'hint', puzzle: 'f', text: '3' } as const;
    expect(await client.ask(hint, { milliseconds: 70 }).done).toMatchObject({ ok: true });
    const { done } = client.ask(hint, { milliseconds: 30 });
    await settled();
    expect(workers[0]!.job).toMatchObject({ ask: hint });
    client.close();
    expect(await done).toMatchObject({ ok: false });
  });
});
