import { expect, it } from 'vitest';
import { parsed, refused } from './notation.ts';

it('a reading carries its value, whatever it is', () => {
  expect(parsed(undefined)).toEqual({ ok: true, value: undefined });
  expect(parsed(0)).toEqual({ ok: true, value: 0 });
});

it('a refusal carries its place only where there is one', () => {
  const place = { line: 1, column: 2, length: 3 };
  expect(refused({ code: 'x' }, place)).toEqual({ ok: false, problem: { text: { code: 'x' }, place } });
  expect(Object.keys(refused({ code: 'x' }).problem)).toEqual(['text']);
});
