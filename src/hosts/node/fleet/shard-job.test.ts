import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonOf, reasonWord } from './reason.ts';
import { bundlesOf, isSame, isShardJob, isShardResult, resultOf, type ShardResult, solutionsOf } from './shard-job.ts';
import { fleetText } from './texts.ts';

const ended = (count: number) =>
  ({
    type: 'ended',
    ending: 'exhausted',
    count,
    proven: true,
    stats: { nodes: 3, milliseconds: 1, prepareMilliseconds: 0 },
  }) as const;

/** A text in a text in a text. */
const deep = (levels: number): object =>
  levels === 0 ? { code: 'x' } : { code: 'x', params: { deep: deep(levels - 1) } };

describe('a result in the queue', () => {
  const line = fc.string({ unit: 'binary' }).map((text) => `x${text.replaceAll('\n', ' ')}`);

  it('brings back the solutions, also after a journey as JSON', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (texts) => {
        const result: unknown = JSON.parse(JSON.stringify(resultOf('w', ended(texts.length), texts)));
        expect(isShardResult(result) && solutionsOf(result)).toEqual(texts);
      }),
    );
  });

  it('is refused where its solutions were changed, lost or added', () => {
    fc.assert(
      fc.property(fc.uniqueArray(line, { minLength: 2, maxLength: 20 }), (texts) => {
        const result = resultOf('w', ended(texts.length), texts);
        const others = [texts.slice(1), [...texts].reverse(), [...texts, 'more'], []];
        for (const other of others) {
          const { packed } = resultOf('w', ended(other.length), other);
          const { packed: _, ...rest } = result;
          expect(solutionsOf(packed === undefined ? rest : { ...rest, packed })).toBeUndefined();
        }
        expect(solutionsOf({ ...result, packed: 'not packed' })).toBeUndefined();
      }),
    );
  });

  it('agrees with another one by its count, nodes, solutions and proof only', () => {
    const one = resultOf('one', ended(1), ['a']);
    const two: ShardResult = { ...resultOf('two', ended(1), ['a']), milliseconds: 99 };
    expect(isSame(one, two)).toBe(true);
    for (const other of [{ count: 2 }, { nodes: 4 }, { hash: 'other' }, { proven: false }])
      expect(isSame(one, { ...one, ...other })).toBe(false);
  });

  it('is not unpacked where far more is in it than its solutions can take', () => {
    const bomb = 'x'.repeat(10_000_000);
    const result = resultOf('w', ended(1), [bomb]);
    expect(isShardResult(result)).toBe(true);
    // Ten kilobytes in the queue, and the count and the hash are right.
    expect(result.packed!.length).toBeLessThan(20_000);
    expect(solutionsOf(result)).toBeUndefined();
    const other = resultOf('w', ended(1_000_000), [bomb]);
    expect(solutionsOf(other)).toBeUndefined();
  });

  it('has no line that is too long, however many there are', () => {
    const texts = [...Array.from({ length: 10 }, (_, i) => String(i)), 'x'.repeat(70_000)];
    expect(solutionsOf(resultOf('w', ended(texts.length), texts))).toBeUndefined();
  });

  it('comes a thousand solutions at a time', () => {
    const texts = Array.from({ length: 3000 }, (_, i) => `solution ${i}`);
    const bundles = [...bundlesOf(resultOf('w', ended(3000), texts))];
    expect(bundles.map(({ length }) => length)).toEqual([1024, 1024, 952]);
    expect(bundles.flat()).toEqual(texts);
  });

  it('is refused with any field of another kind', () => {
    const good = resultOf('w', ended(1), ['a']);
    const spoilt = {
      worker: ['', 'a b', 'a\n', '\x1b[2J', 'x'.repeat(301), 5],
      hash: ['', 'x', '0'.repeat(17), 5],
      count: [-1, 0.5, 2 ** 53, Number.NaN, '1', -0],
      nodes: [-1, 0.5, 2 ** 53, Number.POSITIVE_INFINITY, null],
      milliseconds: [-1, Number.NaN, Number.POSITIVE_INFINITY, '1'],
      proven: [1, 'true', null],
      packed: [5, null, {}],
      note: [null, 5, 'x', { code: '\x1b[2J' }, { code: 'x', params: { deep: deep(20) } }],
      nearest: [null, 5, [], { text: 'x' }, { text: 'x'.repeat(70_000), problems: [] }],
    };
    for (const [field, values] of Object.entries(spoilt)) {
      for (const value of values) expect([field, value, isShardResult({ ...good, [field]: value })]).toContain(false);
    }
    expect(isShardResult({ ...good, packed: 'x'.repeat(64 * 1024 * 1024 + 1) })).toBe(false);
  });
});

describe('what is read from a queue', () => {
  it('is a shard only with a request of Teka', () => {
    const job = { version: '1', search: 's', shard: '1', request: { puzzle: 'p', text: 't' } };
    expect(isShardJob(job)).toBe(true);
    for (const spoilt of [
      { request: { puzzle: 'p' } },
      { request: 'rm' },
      { version: 1 },
      { avoid: 3 },
      { shard: undefined },
    ]) {
      expect(isShardJob({ ...job, ...spoilt })).toBe(false);
    }
    fc.assert(fc.property(fc.anything(), (value) => !isShardJob(value) && !isShardResult(value)));
  });

  it('has our reasons as texts, and others as they are', () => {
    const why = fleetText('shard-memory', { megabytes: 3 });
    expect(reasonOf(reasonWord(why))).toEqual(why);
    expect(reasonOf('{"no": "text"}')).toEqual(fleetText('shard-why', { detail: '{"no": "text"}' }));
    expect(reasonOf('[')).toEqual(fleetText('shard-why', { detail: '[' }));
  });

  it('has reasons that are short, on one line, and steer no terminal', () => {
    const long = reasonOf(`a\n\x1b[2J\u202e${'x'.repeat(1_000_000)}`).params!.detail as string;
    expect(long).toMatch(/^a \[2J x+…$/);
    expect(long.length).toBeLessThan(600);
    const detail = { code: 'shard-why', params: { detail: 'a\x1b[2J\nb' } };
    expect(reasonOf(JSON.stringify(detail))).toEqual(fleetText('shard-why', { detail: 'a [2J b' }));
  });

  it('has reasons of the engine, of the puzzle, and no others', () => {
    const words = { broken: (p: { n: number }) => ({ en: p.n.toFixed(), id: p.n.toFixed() }) };
    const own = { code: 'broken', params: { n: 3 } };
    expect(reasonOf(JSON.stringify(own), words)).toEqual(own);
    expect(reasonOf('{"code":"worker-died","params":{"detail":"x"}}').code).toBe('worker-died');
    for (const other of [{ code: 'broken' }, { code: 'broken', params: { n: 'x' } }, { code: 'other' }]) {
      expect(reasonOf(JSON.stringify(other), words).code).toBe('shard-why');
    }
  });
});
