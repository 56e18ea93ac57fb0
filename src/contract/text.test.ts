import { describe, expect, it } from 'vitest';
import { speaker, texter } from './text.ts';

const dictionary = {
  plain: { en: 'a card', id: 'kartu' },
  counted: (p: { n: number; what: string }) => ({ en: `${p.n} of ${p.what}`, id: `${p.n} dari ${p.what}` }),
} as const;
const text = texter(dictionary);

describe('texts', () => {
  it('are plain JSON', () => {
    expect(text('plain')).toEqual({ code: 'plain' });
    expect(text('counted', { n: 2, what: 'x' })).toEqual({ code: 'counted', params: { n: 2, what: 'x' } });
    const nested = text('counted', { n: 2, what: text('plain') });
    expect(JSON.parse(JSON.stringify(nested))).toEqual(nested);
  });

  it('are worded in each language, those inside first', () => {
    const nested = text('counted', { n: 2, what: text('counted', { n: 1, what: text('plain') }) });
    expect(speaker('en', dictionary)(nested)).toBe('2 of 1 of a card');
    expect(speaker('id', dictionary)(nested)).toBe('2 dari 1 dari kartu');
  });

  it('are worded by the first dictionary that knows them', () => {
    const other = { plain: { en: 'another', id: 'lain' }, more: { en: 'more', id: 'lagi' } };
    expect(speaker('en', dictionary, other)({ code: 'plain' })).toBe('a card');
    expect(speaker('en', dictionary, other)({ code: 'more' })).toBe('more');
  });

  it('show their code where no dictionary has them, also a code that every object has as a member', () => {
    expect(speaker('en', dictionary)({ code: 'lost' })).toBe('lost');
    expect(speaker('en', dictionary)({ code: 'constructor' })).toBe('constructor');
    expect(speaker('en')({ code: 'plain' })).toBe('plain');
  });
});
