import { describe, expect, it } from 'vitest';
import { teka } from './testing/world.ts';
import { visible } from './visible.ts';

/** Clears the screen, as the terminal reads it in two encodings, rubs out, and turns the direction of writing. */
const tricks = '\x1b[2J\x9b2J\x7f\r\u202e\u2066';
const spelled = '\\x1b[2J\\x9b2J\\x7f\\x0d\\u202e\\u2066';

it('spells out what steers a terminal, and nothing else', () => {
  expect(visible(`a${tricks}\tz\n`)).toBe(`a${spelled}\tz\n`);
  expect(visible('é — ↑ □ 𝄞 ½')).toBe('é — ↑ □ 𝄞 ½');
});

describe('what a person gives reaches the terminal in words only:', () => {
  it.each([
    ['a file', ['solve', 'l', tricks]],
    ['a file to write', ['solve', 'l', '--text', 'A', '--save', `no/${tricks}`]],
    ['a flag', ['solve', 'l', `--${tricks}`]],
    ['a value', ['solve', 'l', '--limit', tricks]],
    ['a strategy', ['solve', 'l', '--text', 'A', '--strategy', tricks]],
    ['a command', [tricks]],
    ['a puzzle', ['solve', tricks]],
    ['a language', ['--lang', tricks]],
  ])('%s', async (_, args) => {
    const { code, out, err } = await teka(args);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(spelled)]);
  });
});
