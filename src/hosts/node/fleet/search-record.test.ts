import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSearchRecord } from './search-record.ts';

const record = {
  ...{ id: 's1', version: '1.0.0', puzzle: 'p', text: 'A\nB', strategy: '', goal: 'all', state: 'running' },
  ...{ shards: 3, finished: 1, count: 2, proven: false, coordinator: 'here, /tmp/journal', seen: 5 },
  stats: { nodes: 1, milliseconds: 2.5, prepareMilliseconds: 0, gauges: { share: 0.5 } },
};

it('a record of a search is read only as one is written', () => {
  expect(isSearchRecord(record)).toBe(true);
  const { gauges: _, ...stats } = record.stats;
  expect(isSearchRecord({ ...record, stats })).toBe(true);
  const spoilt = {
    ...{
      id: [1, 'a\x1b[2J', 'a\nb', undefined],
      version: [1, '\r'],
      puzzle: [null, '\n'],
      text: [1],
      strategy: [undefined],
    },
    ...{ goal: ['any', 1], state: ['done', 'constructor'], coordinator: ['a\nfinished', 'x'.repeat(600), 1] },
    ...{
      shards: [-1, 0.5, 2 ** 53, '1'],
      finished: [Number.NaN],
      count: [2 ** 60, null],
      seen: ['now'],
      proven: ['yes'],
    },
    stats: [null, {}, { ...stats, nodes: 2 ** 60 }, { ...stats, milliseconds: null }, { ...stats, gauges: { a: 'x' } }],
  };
  for (const [field, values] of Object.entries(spoilt)) {
    for (const value of values) expect([field, value, isSearchRecord({ ...record, [field]: value })]).toContain(false);
  }
  fc.assert(fc.property(fc.anything(), (value) => !isSearchRecord(value)));
});
