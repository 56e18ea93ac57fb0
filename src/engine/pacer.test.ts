import { describe, expect, it } from 'vitest';
import { Pacer, Stop } from './pacer.ts';
import { solve } from './solve.ts';
import { fakeHost, fakePuzzle, fakeStrategy } from './testing/fake.ts';

/** Milliseconds of work per tick, from a hundred million ticks a second to a handful. */
const paces = [0.00001, 0.001, 0.05, 1, 30, 250];

describe('the pacer', () => {
  it.each(paces)('feels a cancel soon, at %d ms a tick', (pace) => {
    const host = fakeHost();
    const pacer = new Pacer(host);
    const work = (ticks: number) => {
      for (let n = 0; n < ticks; n++) {
        host.pass(pace);
        pacer.tick();
      }
    };
    work(Math.min(1_000_000, 5000 / pace));
    host.stop();
    const asked = host.now();
    expect(() => work(1_000_000)).toThrow(Stop);
    expect(host.now() - asked).toBeLessThanOrEqual(Math.max(20, pace));
  });

  it('feels it also when a quick search turns slow', () => {
    const host = fakeHost();
    const pacer = new Pacer(host);
    for (let n = 0; n < 3_000_000; n++) {
      host.pass(0.00001);
      pacer.tick();
    }
    host.stop();
    const asked = host.now();
    expect(() => {
      for (;;) {
        host.pass(0.02);
        pacer.tick();
      }
    }).toThrow(Stop);
    expect(host.now() - asked).toBeLessThan(100);
  });

  it('looks at the clock seldom enough to cost nothing', () => {
    const host = fakeHost();
    let looks = 0;
    const watched = {
      stopped: host.stopped,
      now() {
        looks++;
        return host.now();
      },
    };
    const pacer = new Pacer(watched);
    for (let n = 0; n < 1_000_000; n++) {
      host.pass(0.00001);
      pacer.tick();
    }
    expect(looks).toBeLessThan(1000);
    expect(pacer.nodes).toBe(1_000_000);
  });
});

describe('progress', () => {
  it.each(paces)('is told at most ten times a second, and not much less, at %d ms a tick', async (pace) => {
    const host = fakeHost();
    const begun = host.now();
    const told: number[] = [];
    const steady = fakeStrategy('steady', (probe, instance) => {
      const ticks = Math.min(1_000_000, 3000 / pace);
      for (let n = 0; n < ticks; n++) {
        host.pass(pace);
        probe.tick();
        if (n < instance) probe.solution(n + 1);
      }
    });
    const emit = host.emit;
    const reporting = {
      ...host,
      emit: (event: Parameters<typeof emit>[0]) => {
        if (event.type === 'progress') told.push(host.now());
        emit(event);
      },
    };
    await solve(fakePuzzle([steady]) as never, { puzzle: 'fake', text: '5' }, reporting);
    const gaps = told.map((time, index) => time - (told[index - 1] ?? begun));
    expect(Math.min(...gaps, 100)).toBeGreaterThanOrEqual(100 - 1e-6);
    expect(Math.max(...gaps, 0)).toBeLessThanOrEqual(Math.max(120, pace));
    expect(told.length).toBeGreaterThanOrEqual(Math.floor((host.now() - begun) / Math.max(120, pace)));
    const last = host.of('progress').at(-1);
    if (last && pace >= 0.05) expect(last).toMatchObject({ count: 5 });
  });
});
