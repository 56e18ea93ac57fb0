import { describe, expect, it } from 'vitest';
import { type Ended, Gathering } from './gather.ts';

const shards = ['a', 'b', 'c'].map((id) => ({ id, weight: 1, part: id }));
const stats = { nodes: 1, milliseconds: 1, prepareMilliseconds: 0 };
const ended = (count: number, nodes = 1): Ended => ({
  ...{ type: 'ended', ending: 'exhausted', count, proven: true, stats: { ...stats, nodes } },
});
const newGathering = () => new Gathering(shards, 'count', Number.POSITIVE_INFINITY, () => undefined);

describe('sums over the shards of a search', () => {
  it('are exact up to the largest whole number', () => {
    const gathering = newGathering();
    for (const [i, count] of [Number.MAX_SAFE_INTEGER - 2, 1, 1].entries()) gathering.hear(i, ended(count));
    expect(gathering.conclusion).toMatchObject({ ending: 'exhausted', count: Number.MAX_SAFE_INTEGER, proven: true });
  });

  it.each([
    ['solutions', ended(Number.MAX_SAFE_INTEGER)],
    ['nodes', ended(0, Number.MAX_SAFE_INTEGER)],
    ['solutions so far', { type: 'progress', count: Number.MAX_SAFE_INTEGER, stats } as const],
  ])('of %s beyond that are none', (_, event) => {
    const gathering = newGathering();
    gathering.hear(0, ended(1));
    gathering.hear(1, event);
    expect(gathering.conclusion).toMatchObject({ type: 'failed', text: { code: 'too-many' } });
  });
});
