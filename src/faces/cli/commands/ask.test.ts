import { describe, expect, it } from 'vitest';
import { teka } from '../testing/world.ts';

const pick = (...flags: string[]) => teka(['pick', 'l', '--example', 'two-rows', ...flags]);

describe('pick', () => {
  it('shows the solution with a number, laid out, and how many there are', async () => {
    expect(await pick('--number', '1')).toEqual({ code: 0, out: 'AY\nYB\nNumber 1 of 4.\n', err: '' });
    expect((await pick('--number', '4')).out).toBe('AZ\nZB\nNumber 4 of 4.\n');
    expect((await pick('--number', '3', '--lang', 'id')).out).toContain('Nomor 3 dari 4.');
  });

  it('tells it as JSON', async () => {
    expect(JSON.parse((await pick('--number', '2', '--json')).out)).toEqual({
      puzzle: 'letters',
      count: 4,
      number: 2,
      solution: 'AZ/YB',
    });
  });

  it('draws by a seed', async () => {
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) drawn.add((await pick('--random', '--seed', String(seed))).out);
    expect(drawn.size).toBe(4);
    expect(await pick('--random', '--seed', '7')).toEqual(await pick('--random', '--seed', '7'));
    expect((await pick('--random')).code).toBe(0);
  });

  it('1 means proven that there is none', async () => {
    const none = ['pick', 'l', '--example', 'lost', '--random'];
    expect(await teka(none)).toMatchObject({ code: 1, out: 'Proven: there is no solution.\n' });
    expect(JSON.parse((await teka([...none, '--json'])).out)).toEqual({ puzzle: 'letters', count: 0 });
  });

  it.each([
    [['--number', '5'], 'There is no solution 5; choose a number from 1 to 4.'],
    [['--number', '0'], '--number takes a whole number above zero, not "0".'],
    [[], 'Which solution?'],
    [['--number', '1', '--random'], 'not both'],
  ])('refuses %j', async (flags, sentence) => {
    expect(await pick(...flags)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(sentence) });
  });
});

describe('a hint', () => {
  const hint = (...flags: string[]) => teka(['hint', 'l', '--example', 'two-rows', ...flags]);

  it('is shown on the board where it says how', async () => {
    expect((await hint()).out).toBe('Begin at the top.\n');
    expect((await hint('--level', '2')).out).toBe('Letters\nAY\nYB\n');
    expect(JSON.parse((await hint('--json')).out)).toEqual({
      puzzle: 'letters',
      level: 1,
      levels: 2,
      hint: 'Begin at the top.',
    });
    expect(JSON.parse((await hint('--level', '9', '--json')).out)).toMatchObject({ level: 2, show: 'AY/YB' });
  });
});
