import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digest } from '../digest.ts';
import { digestOf, endedOf, type Finished, FORMAT, finishedOf, type Header, lineOf, shardsOf } from './lines.ts';
import { otherSearch, readJournal } from './read.ts';

const VERSION = '1.2.3';
const shards = ['a', 'b', 'c'].map((id, i) => ({ id, weight: 1, part: String(i) }));
const header: Header = {
  journal: FORMAT,
  teka: VERSION,
  puzzle: 'fake',
  text: 'é → "10"\n',
  strategy: 'threes',
  goal: 'all',
  options: { unique: true },
  shards: shards.length,
  digest: digestOf(shards),
};
const finished = (shard: string, count: number): Finished => ({
  shard,
  count,
  nodes: 10 * count,
  hash: digest([shard]),
  milliseconds: 5,
  proven: true,
});
const entries = [finished('b', 2), finished('a', 1), { written: 2, bytes: 30 }, finished('c', 0)];

/** The journal as a file has it, and where its lines end. */
function written(first: Header, rest: readonly (typeof entries)[number][]) {
  let { line: content, sum } = lineOf(first, '');
  const ends = [content.length];
  for (const entry of rest) {
    const next = lineOf(entry, sum);
    content += next.line;
    ({ sum } = next);
    ends.push(content.length);
  }
  return { content, ends, sum };
}

const codeOf = (content: string, version = VERSION) => {
  const read = readJournal(content, version);
  return read.ok ? undefined : read.problem.text.code;
};

describe('a journal', () => {
  const { content, ends, sum } = written(header, entries);

  it('is read as it was written, a byte a character', () => {
    const read = readJournal(content, VERSION);
    expect(read).toMatchObject({ ok: true, value: { header, isTorn: false, length: content.length, sum } });
    if (!read.ok) return;
    expect([...read.value.finished.keys()]).toEqual(['b', 'a', 'c']);
    expect(read.value.written).toEqual({ written: 2, bytes: 30 });
    expect(Buffer.byteLength(content)).toBe(content.length);
  });

  it('that is cut at any byte has the lines that are whole', () => {
    for (let length = 0; length <= content.length; length++) {
      const read = readJournal(content.slice(0, length), VERSION);
      const whole = ends.filter((end) => end <= length);
      if (whole.length === 0) {
        expect(read).toMatchObject({ ok: false, problem: { text: { code: 'journal-empty' } } });
        continue;
      }
      const lines = entries.slice(0, whole.length - 1).filter((entry) => 'shard' in entry);
      expect(read).toMatchObject({ ok: true, value: { length: whole.at(-1), isTorn: whole.at(-1) !== length } });
      expect(read.ok && [...read.value.finished.values()]).toEqual(lines);
    }
  });

  it('is refused where any byte was changed', () => {
    fc.assert(
      fc.property(fc.nat(content.length - 2), fc.integer({ min: 0, max: 255 }), (at, byte) => {
        const changed = String.fromCharCode(byte);
        if (changed === content[at]) return;
        expect(codeOf(content.slice(0, at) + changed + content.slice(at + 1))).toMatch(/^journal-(edited|foreign)$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused where a line is missing, moved or there twice', () => {
    const lines = content.split('\n').slice(0, -1);
    const joined = (some: readonly (string | undefined)[]) => `${some.join('\n')}\n`;
    expect(codeOf(joined([lines[0], ...lines.slice(2)]))).toBe('journal-edited');
    expect(codeOf(joined([lines[0], lines[2], lines[1]]))).toBe('journal-edited');
    expect(codeOf(written(header, [entries[0]!, entries[0]!]).content)).toBe('journal-edited');
  });

  it('of another version, of another format or of another program is refused', () => {
    expect(codeOf(content, '9.9.9')).toBe('journal-version');
    expect(codeOf(written({ ...header, journal: 7 }, []).content)).toBe('journal-format');
    for (const other of ['hello', 'hello\n', '{}\n', '\0\0\0']) expect(codeOf(other)).toBe('journal-foreign');
  });

  it('of another search is told by what differs', () => {
    expect(otherSearch(header, header)).toBeUndefined();
    expect(otherSearch(header, { ...header, goal: 'count' })).toMatchObject({
      code: 'journal-other',
      params: { field: 'goal', theirs: '"all"', ours: '"count"' },
    });
    expect(otherSearch(header, { ...header, share: { part: 1, of: 2 } })?.params).toMatchObject({ field: 'share' });
  });

  it('keeps the end of a shard', () => {
    const ended = endedOf({ ...finished('a', 0), note: { code: 'note' }, nearest: { text: 'x', problems: [] } });
    expect(endedOf(finishedOf(shards[0]!, ended, 'hash'))).toEqual(ended);
  });
});

describe('the shares of a search', () => {
  it('are ranges that together are all shards', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 80 }), (each, of) => {
        const all = each.map((weight, i) => ({ id: String(i), weight, part: '' }));
        const shares = Array.from({ length: of }, (_, i) => shardsOf(all, { part: i + 1, of }));
        expect(shares.flat()).toEqual(all);
      }),
    );
  });
});
