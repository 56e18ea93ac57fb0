import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { teka } from '../../testing/world.ts';

const COMMANDS = [['status'], ['result'], ['cancel', 'x'], ['worker'], ['start', 'l', '--text', 'A', '--journal', 'j']];

describe('an address that cannot be used', () => {
  it.each(COMMANDS.map((words) => [words.join(' '), words] as const))('of fleet %s is refused', async (_, words) => {
    const { code, out, err } = await teka(['fleet', ...words, '--queue', 'redis://user:a/secret@host:6379']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^"redis:\/\/…@host:6379" is not the address of a queue; .* "\/" as %2F, .*\n$/);
  });

  it.each(['en', 'id'])('never shows its password, in any form of an answer: %s', async (lang) => {
    const password = fc.string({ unit: 'binary' }).map((word) => `zqxj/${word}zqxj`);
    const address = fc.oneof(
      password.map((word) => `redis://:${word}@host:6379`),
      password.map((word) => `postgres://user:${word}@host/db?sslmode=require`),
      password.map((word) => `postgres://user@host:port/db?password=${word}`),
    );
    const form = fc.constantFrom([], ['--json']);
    await fc.assert(
      fc.asyncProperty(address, form, fc.constantFrom(...COMMANDS), async (word, more, words) => {
        const { code, out, err } = await teka(['fleet', ...words, `--queue=${word}`, '--lang', lang, ...more]);
        expect(code).toBe(2);
        expect(out + err).not.toContain('zqxj');
        expect(out + err).toContain('%2F');
      }),
      { numRuns: 50 },
    );
  });
});
