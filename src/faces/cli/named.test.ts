import { describe, expect, it } from 'vitest';
import { entry as letters } from './testing/letters.ts';
import { entry as spell } from './testing/spell.ts';
import { entry as walk } from './testing/walk.ts';
import { teka } from './testing/world.ts';

// The alias of "walk" is w, of "letters" l; only "letters" has --shape, and only "walk" has --length.
describe('the puzzle', () => {
  it.each([
    [['generate', '--seed', 'w', 'l', '--shape', 'tall'], '--seed takes a whole number, not "w"'],
    [['solve', '--text', 'w', 'l', '--mirror'], 'A board is made of'],
    [['--lang', 'en', 'solve', '--text', 'w', '--no-color', 'l', '--mirror'], 'A board is made of'],
    [['solve', '--text=w', 'l', '--no-mirror'], 'A board is made of'],
    [['solve', '--text', 'w', '--mirror', '--', 'l'], 'A board is made of'],
    [['generate', '--length', 'l', 'w'], '"l" is not a value for length; give a whole number from 2 to 20'],
    [['generate', '--shape', 'w', 'l'], '"w" is not a value for shape'],
    [['generate', '--length', '4', 'l'], 'There is no flag --length here'],
    [['generate', '--unheard-of', 'w'], 'There is no flag --unheard-of here'],
    [['generate', '--seed', 'w'], 'takes a whole number'],
  ])('is never the value of a flag: %j', async (args, sentence) => {
    expect(await teka(args)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
  });

  it('brings its flags, wherever it stands', async () => {
    const made = { code: 0, out: '__\nAA\nAA\nAA\n', err: '' };
    expect(await teka(['generate', '--shape', 'tall', '--seed', '0', 'l'])).toEqual(made);
    expect(await teka(['generate', '--shape=tall', '--seed=0', '--', 'l'])).toEqual(made);
    expect((await teka(['help', 'generate', 'l'])).out).toContain('--shape');
  });

  it('is the only one that is loaded', async () => {
    const loaded: string[] = [];
    const catalogue = [letters, walk, spell].map((entry) => ({
      ...entry,
      load: () => {
        loaded.push(entry.id);
        return entry.load();
      },
    }));
    await teka(['examples', 'w'], { catalogue });
    expect(new Set(loaded)).toEqual(new Set(['walk']));
  });
});

describe('a puzzle in the place of a command', () => {
  it.each([
    [['w'], '"w" is a puzzle, not a command'],
    [['--lang=en', 'help', 'w'], '"w" is a puzzle, not a command'],
    [['--help', 'w'], '"w" is a puzzle, not a command'],
    // Before the command, this flag is unknown.
    [['--seed', 'w', 'generate', 'l'], 'There is no flag --seed here'],
  ])('is refused where it is one: %j', async (args, sentence) => {
    expect(await teka(args)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
  });
});

it('what follows two dashes is no flag', async () => {
  const { err } = await teka(['solve', 'l', '--', '--lang=xx']);
  expect(err).toBe('"--lang=xx" cannot be read: there is no such file.\n');
});
