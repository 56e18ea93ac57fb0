import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapped } from './wrap.ts';

const screen = (columns: number, isTTY = true) => ({ output: { columns, isTTY } }) as Parameters<typeof wrapped>[0];

it('breaks between words and sets further lines in', () => {
  expect(wrapped(screen(31), 'one two three four five six seven', 4)).toBe('one two three four five\n    six seven');
});

it('leaves a pipe and a very narrow screen alone', () => {
  expect(wrapped(screen(21, false), 'one two three four five six')).toBe('one two three four five six');
  expect(wrapped(screen(21), 'one two three four five six', 10)).toBe('one two three four five six');
});

it('loses nothing, and exceeds the screen only by a single long word', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,40}$/), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(words, fc.integer({ min: 25, max: 60 }), (said, columns) => {
      const lines = wrapped(screen(columns), said.join(' ')).split('\n');
      expect(lines.join(' ')).toBe(said.join(' '));
      for (const line of lines) if (line.includes(' ')) expect(line.length).toBeLessThan(columns);
    }),
  );
});
