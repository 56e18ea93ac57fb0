import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrive, type Kept, readEverything, writeEverything } from './transfer.ts';

const now = new Date('2026-11-18T12:00:00Z');
const session = (text: string, when: number) => ({ puzzle: 'any', text, state: 'x', when, spent: 0, hints: 0 });

describe('a file of everything', () => {
  it('is read as it was written', () => {
    const keys = fc
      .stringMatching(/^[a-z]{1,6}(:[a-z]{1,6})?$/)
      .filter((key) => key !== 'sessions' && !/:address$/.test(key));
    fc.assert(
      fc.property(fc.dictionary(keys, fc.string(), { noNullPrototype: true }), (all) => {
        expect(readEverything(writeEverything(all, now))).toEqual(all);
      }),
    );
  });

  it('has neither the addresses of tabs nor pictures, and takes no picture in', () => {
    const drawn = { ...session('a', 1), picture: '<svg onload="x"/>' };
    const all = { 'any:address': '#/any', sessions: JSON.stringify([drawn]) };
    const written = writeEverything(all, now);
    expect(written).not.toMatch(/svg|address/);
    const forged = JSON.stringify({ teka: 'everything', version: 1, kept: all });
    expect(readEverything(forged)).toEqual({ sessions: JSON.stringify([session('a', 1)]) });
  });

  it.each([
    ['nonsense', 'not-a-backup'],
    ['{}', 'not-a-backup'],
    ['null', 'not-a-backup'],
    ['{"teka":"everything","version":1}', 'not-a-backup'],
    ['{"teka":"everything","version":2,"kept":{}}', 'newer-backup'],
  ])('%s is refused: %s', (text, why) => {
    expect(readEverything(text)).toBe(why);
  });
});

describe('what arrives', () => {
  const merges = { 'any:bests': (mine: unknown, theirs: unknown) => Math.min(Number(mine ?? 99), Number(theirs)) };
  const take = (mine: Kept, theirs: Kept) => arrive(mine, theirs, merges);

  it('is added where nothing is yet', () => {
    const theirs = {
      language: 'id',
      'any:text': 'a',
      'any:state': 'x',
      'any:bests': '7',
      days: '{"2026-11-18":["any"]}',
    };
    expect(take({}, theirs)).toEqual({ added: theirs, differing: {} });
  });

  it('is put together where that can be done, and changes nothing the second time', () => {
    const mine = { 'any:recent': '["a","b"]', 'any:bests': '9', history: '[]' };
    const theirs = { 'any:recent': '["b","c"]', 'any:bests': '7' };
    const { added, differing } = take(mine, theirs);
    expect([added, differing]).toEqual([{ 'any:recent': '["a","b","c"]', 'any:bests': '7' }, {}]);
    expect(take({ ...mine, ...added }, theirs)).toEqual({ added: {}, differing: {} });
  });

  it('is asked about where it can only be one of the two', () => {
    expect(take({ theme: 'dark', motion: 'on' }, { theme: 'light', motion: 'on' })).toEqual({
      added: {},
      differing: { theme: 'light' },
    });
  });

  it('never takes the place of a board: another one can be continued, and its text is among the recent', () => {
    const mine = { 'any:text': 'mine', 'any:state': 'm', sessions: JSON.stringify([session('old', 5)]) };
    const { added, differing } = take(mine, { 'any:text': 'theirs', 'any:state': 'x' });
    expect(differing).toEqual({});
    expect(added['any:recent']).toBe('["theirs"]');
    expect(JSON.parse(added.sessions!)).toEqual([session('old', 5), session('theirs', 0)]);
    expect(Object.keys(added).sort()).toEqual(['any:recent', 'sessions']);
  });

  it('loses nothing of what is here', () => {
    const mine = { theme: 'dark', 'any:text': 'a', 'any:recent': '["a"]', 'any:bests': '1' };
    const theirs = fc.dictionary(
      fc.constantFrom('theme', 'any:text', 'any:state', 'any:recent', 'any:draft'),
      fc.string(),
    );
    fc.assert(
      fc.property(theirs, (file) => {
        const after: Kept = { ...mine, ...take(mine, file).added };
        expect([after.theme, after['any:text'], after['any:bests']]).toEqual(['dark', 'a', '1']);
        expect(JSON.parse(after['any:recent']!)).toContain('a');
      }),
    );
  });
});
