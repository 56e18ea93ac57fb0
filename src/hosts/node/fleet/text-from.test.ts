import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, speaker, type Text } from '../../../contract/index.ts';
import { plain } from './plain.ts';
import { isText, textFrom } from './text-from.ts';

const words = {
  plain: { en: 'plain', id: 'polos' },
  counted: (p: { n: number; what: string }) => ({ en: `${p.n.toFixed()} ${p.what}`, id: `${p.n.toFixed()} ${p.what}` }),
} as const;

describe('a text of another machine', () => {
  it('is the same text, without anything beside it', () => {
    const text = { code: 'counted', params: { n: 2, what: { code: 'plain' } } };
    expect(textFrom(JSON.parse(JSON.stringify({ ...text, more: 'x' })), [words])).toEqual(text);
    expect(textFrom({ code: 'plain' }, [words])).toEqual({ code: 'plain' });
  });

  it('is none without words for it, all the way down, or with parameters that the words cannot take', () => {
    const none: unknown[] = [
      { code: 'other' },
      { code: 'constructor' },
      { code: '__proto__' },
      { code: 'counted', params: { n: 2, what: { code: 'other' } } },
      { code: 'counted', params: { n: 'two', what: 'x' } },
      { code: 'counted' },
      { code: 'counted', params: { n: 2, what: 'x'.repeat(20_000) } },
      { code: 'counted', params: { n: 2, what: ['x'] } },
      JSON.parse('{"code": "plain", "params": {"__proto__": "x"}}'),
      { code: 'plain', params: Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`p${i}`, i])) },
    ];
    for (const value of none) expect([value, textFrom(value, [words])]).toContain(undefined);
  });

  it('is read from anything without an error, and never steers a terminal', () => {
    const param: fc.Memo<unknown> = fc.memo((n) =>
      fc.oneof(fc.string({ unit: 'binary' }), fc.anything(), n > 1 ? text(n - 1) : fc.double()),
    );
    const code = fc.constantFrom('plain', 'counted');
    const text: fc.Memo<unknown> = fc.memo((n) => fc.record({ code, params: fc.dictionary(fc.string(), param(n)) }));
    const likely = fc.record({ code, params: fc.record({ n: fc.integer(), what: fc.string({ unit: 'binary' }) }) });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), text(4), likely), (value) => {
        const read: Text | undefined = textFrom(value, [words]);
        if (!read) return;
        expect(isText(read)).toBe(true);
        expect(JSON.parse(JSON.stringify(read))).toEqual(read);
        for (const language of languages) expect(speaker(language, words)(read)).not.toMatch(/\p{Cc}|\u202e/u);
      }),
    );
  });
});

it('words are plain on one line, and of some length', () => {
  expect(plain('a\x1b[2J\n\tb\x9b\u202e\u2028 c')).toBe('a [2J b  c');
  expect(plain('é — ↑ □ 𝄞 ½')).toBe('é — ↑ □ 𝄞 ½');
  expect(plain('x'.repeat(20), 5)).toBe('xxxxx…');
});
