import { describe, expect, it } from 'vitest';
import type { Context, SolveEvent } from '../contract/index.ts';
import { catalogueOf, countUp, fakePuzzle, fakeStrategy } from '../engine/testing/fake.ts';
import { steadyPlatform, timelessPlatform, turns } from '../engine/testing/time.ts';
import { inlineClient } from './inline.ts';

const counting = fakePuzzle([fakeStrategy('count-up', countUp)]);

describe('the host without a thread', () => {
  it('runs solves and questions one after the other', async () => {
    const client = inlineClient(catalogueOf(counting), timelessPlatform);
    const found: string[] = [];
    const solve = client.solve({ puzzle: 'fake', text: '3' }, (event) => {
      if (event.type === 'solutions') found.push(...event.texts);
    });
    const check = client.ask({ ask: 'check', puzzle: 'f', text: '3', answer: '4' });
    expect(await solve.done).toMatchObject({ type: 'ended', ending: 'exhausted', count: 3 });
    expect(found).toEqual(['1', '2', '3']);
    expect(await check.done).toMatchObject({ ok: true, problems: [{ text: { code: 'out-of-range' } }] });
  });

  it.each([
    [null, 'no-request'],
    [{ puzzle: 'fake' }, 'bad-field'],
    [{ puzzle: 'fake', text: '3', options: null }, 'bad-field'],
    [{ puzzle: 'fake', text: '3', budget: { milliseconds: { valueOf: 1, toString: 1 } } }, 'bad-field'],
  ])('refuses %j, and goes on', async (request, code) => {
    const client = inlineClient(catalogueOf(counting), timelessPlatform);
    const refusal = { problem: { text: { code } } };
    expect(await client.solve(request as never).done).toMatchObject({ type: 'refused', ...refusal });
    expect(await client.solve({ puzzle: 'fake', text: '3' }).done).toMatchObject({ type: 'ended', count: 3 });
  });

  it('tells when a puzzle cannot be loaded, and goes on', async () => {
    const broken = { id: 'broken', aliases: [], load: () => Promise.reject(new Error('no such file')) };
    const client = inlineClient([broken, ...catalogueOf(counting)], timelessPlatform);
    const first = client.solve({ puzzle: 'broken', text: '3' }, () => {});
    const second = client.solve({ puzzle: 'fake', text: '3' }, () => {});
    expect(await first.done).toMatchObject({ type: 'failed', text: { code: 'worker-died' } });
    expect(await second.done).toMatchObject({ type: 'ended', count: 3 });
  });

  describe('with little patience', () => {
    const impatient = () => ({ ...steadyPlatform(), patience: 40 });

    it('begins a long search anew, and tells everything once', async () => {
      const events: SolveEvent[] = [];
      const client = inlineClient(catalogueOf(counting), impatient());
      const last = await client.solve({ puzzle: 'fake', text: '30000' }, (event) => events.push(event)).done;
      expect(last).toMatchObject({ type: 'ended', ending: 'exhausted', count: 30000, proven: true });
      const texts = events.flatMap((event) => (event.type === 'solutions' ? event.texts : []));
      expect(texts).toEqual(Array.from({ length: 30000 }, (_, i) => String(i + 1)));
      expect(events.filter(({ type }) => type === 'started')).toHaveLength(1);
      expect(events.filter(({ type }) => type === 'ended')).toHaveLength(1);
    });

    it('waits for a slow listener before it searches on', async () => {
      let found = 0;
      const strategy = fakeStrategy('count-up', (probe, instance) => {
        for (let n = 1; n <= instance; n++) {
          found++;
          probe.tick();
          probe.solution(n);
        }
      });
      const client = inlineClient(catalogueOf(fakePuzzle([strategy])), impatient());
      let take!: () => void;
      const taken = new Promise<void>((go) => {
        take = go;
      });
      let hear!: () => void;
      const heard = new Promise<void>((go) => {
        hear = go;
      });
      const job = client.solve({ puzzle: 'fake', text: '300000' }, ({ type }) => {
        if (type !== 'solutions') return undefined;
        hear();
        return taken;
      });
      await heard;
      // As many further attempts as there are turns, if it did not wait.
      await turns(50);
      expect(found).toBeLessThan(5000);
      take();
      expect(await job.done).toMatchObject({ count: 300000, ending: 'exhausted' });
    });

    it('can be cancelled in the middle of a search that never ends', async () => {
      let attempts = 0;
      const endless = fakeStrategy('endless', (probe) => {
        for (attempts++; ; ) probe.tick();
      });
      const client = inlineClient(catalogueOf(fakePuzzle([endless])), impatient());
      const job = client.solve({ puzzle: 'fake', text: '1' });
      // An attempt in each turn.
      await turns(3);
      expect(attempts).toBeGreaterThan(1);
      job.cancel();
      expect(await job.done).toMatchObject({ type: 'ended', ending: 'cancelled', proven: false });
    });

    it('keeps a time limit over all attempts together', async () => {
      const endless = fakeStrategy('endless', (probe) => {
        for (;;) probe.tick();
      });
      const client = inlineClient(catalogueOf(fakePuzzle([endless])), impatient());
      const job = client.solve({ puzzle: 'fake', text: '1', budget: { milliseconds: 500 } });
      expect(await job.done).toMatchObject({ type: 'ended', ending: 'out of budget' });
    });

    it('begins a long question anew', async () => {
      const explain = (_: number, { ticker }: Context) => {
        for (let n = 0; n < 100_000; n++) ticker.tick();
        return { verdict: { code: 'done' }, facts: [] };
      };
      const client = inlineClient(catalogueOf(fakePuzzle([], { helping: { explain } })), impatient());
      expect(await client.ask({ ask: 'explain', puzzle: 'fake', text: '1' }).done).toMatchObject({ ok: true });
    });
  });
});
