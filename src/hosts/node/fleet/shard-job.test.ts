import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';
import { reasonOf, reasonWord } from './reason.ts';
import { isSame, isShardJob, isShardResult, resultOf, solutionsOf } from './shard-job.ts';
import { fleetText } from './texts.ts';

const ended = (count: number) =>
  ({
    type: 'ended',
    ending: 'exhausted',
    count,
    proven: true,
    stats: { nodes: 3, milliseconds: 1, prepareMilliseconds: 0 },
  }) as const;

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

  it('agrees with another one by its count, nodes and solutions only', () => {
    const one = resultOf('one', ended(1), ['a']);
    expect(isSame(one, { ...resultOf('two', ended(1), ['a']), milliseconds: 99 })).toBe(true);
    for (const other of [{ count: 2 }, { nodes: 4 }, { hash: 'other' }])
      expect(isSame(one, { ...one, ...other })).toBe(false);
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
});

describe('an address', () => {
  it.each([
    ['redis://localhost', 'redis'],
    ['rediss://:secret@example.org:6380/2', 'redis'],
    ['postgres://teka:secret@localhost/db', 'postgres'],
    ['postgresql://localhost/db?sslmode=require&password=secret', 'postgres'],
  ])('%s names its engine, and never shows a password', (word, engine) => {
    const read = readAddress(word);
    expect(read).toMatchObject({ ok: true, value: { engine, url: word } });
    expect(read.ok && read.value.shown).not.toContain('secret');
  });

  it.each(['', 'localhost:6379', 'http://localhost', 'constructor://x'])('is refused where it is "%s"', (word) => {
    expect(readAddress(word)).toMatchObject({ ok: false, problem: { text: { code: 'bad-queue', params: { word } } } });
  });
});
