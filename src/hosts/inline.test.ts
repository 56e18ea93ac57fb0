import { describe, expect, it } from 'vitest';
import { catalogueOf, countUp, fakeHost, fakePuzzle, fakeStrategy } from '../engine/testing/fake.ts';
import { inlineClient } from './inline.ts';

const platform = { now: fakeHost().now, after: () => () => {} };
const counting = fakePuzzle([fakeStrategy('count-up', countUp)]);

describe('the host without a thread', () => {
  it('runs solves and questions one after the other', async () => {
    const client = inlineClient(catalogueOf(counting), platform);
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
    const client = inlineClient(catalogueOf(counting), platform);
    const refusal = { problem: { text: { code } } };
    expect(await client.solve(request as never).done).toMatchObject({ type: 'refused', ...refusal });
    expect(await client.solve({ puzzle: 'fake', text: '3' }).done).toMatchObject({ type: 'ended', count: 3 });
  });

  it('tells when a puzzle cannot be loaded, and goes on', async () => {
    const broken = { id: 'broken', aliases: [], load: () => Promise.reject(new Error('no such file')) };
    const client = inlineClient([broken, ...catalogueOf(counting)], platform);
    const first = client.solve({ puzzle: 'broken', text: '3' }, () => {});
    const second = client.solve({ puzzle: 'fake', text: '3' }, () => {});
    expect(await first.done).toMatchObject({ type: 'failed', text: { code: 'worker-died' } });
    expect(await second.done).toMatchObject({ type: 'ended', count: 3 });
  });
});
