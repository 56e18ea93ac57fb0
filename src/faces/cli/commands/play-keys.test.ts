/** Moves by arrow keys, with a screen that is drawn over. */
import { describe, expect, it } from 'vitest';
import { type Press, teka } from '../testing/world.ts';

const [UP, RIGHT, LEFT] = ['\x1b[A', '\x1b[C', '\x1b[D'];
/** The prompt of a game. */
const READY = 'Arrow keys or a move: ';
const press = (...keys: readonly string[]): Press[] => keys.map((key) => [READY, key]);

const keyed = (presses: readonly Press[], args = ['--text', 'X....']) =>
  teka(['play', 'w', '--no-color', ...args], { presses });

/** What a screen shows in the end: lines that were drawn over are gone. */
function screen(out: string): string[] {
  const lines = [''];
  let [row, column] = [0, 0];
  const parts = out.replaceAll('\x1b', '~').matchAll(/~\[([0-9]*)([A-Z])|(\r)|(\n)|([^~\r\n]+)/g);
  for (const [, count = '', code, home, down, words = ''] of parts) {
    const n = Number(count || 1);
    if (home) column = 0;
    else if (down) {
      row++;
      column = 0;
      lines[row] ??= '';
    } else if (code === 'A') row -= n;
    else if (code === 'G') column = n - 1;
    else if (code === 'J') {
      lines.length = row + 1;
      lines[row] = lines[row]!.slice(0, column);
    } else if (code === undefined) {
      const before = lines[row]!.padEnd(column);
      lines[row] = before.slice(0, column) + words + before.slice(column + words.length);
      column += words.length;
      while (column > 80) {
        // A terminal goes on in the next row.
        lines.splice(row + 1, 0, lines[row]!.slice(80));
        lines[row] = lines[row]!.slice(0, 80);
        row++;
        column -= 80;
      }
    }
  }
  return lines.map((line) => line.trimEnd());
}

describe('arrow keys', () => {
  it('move at once, and the board stays where it stands', async () => {
    const { code, out } = await keyed(press(RIGHT, RIGHT, LEFT, 'q\r'));
    const shown = screen(out);
    expect(shown.filter((line) => /^[.X]{5}$/.test(line))).toEqual(['.X...']);
    expect(shown).toContain('3 steps');
    expect(shown.filter((line) => line.startsWith('Arrow keys'))).toHaveLength(1);
    expect(code).toBe(0);
  });

  it('that come several at once are all moves', async () => {
    const { out } = await keyed(press(RIGHT + RIGHT + RIGHT, 'q\r'));
    expect(screen(out)).toContain('...X.');
  });

  it('that lead nowhere say so below the board', async () => {
    const shown = screen((await keyed(press(RIGHT, UP, 'q\r'))).out);
    expect(shown.slice(shown.indexOf('.X...'))).toMatchObject({ 1: '1 step', 2: 'There is a wall.' });
    const gone = screen((await keyed(press(UP, RIGHT, 'q\r'))).out);
    expect(gone).not.toContain('There is a wall.');
  });

  it('finish the puzzle, which is told with time and moves, in the puzzle’s word for them', async () => {
    const { out } = await keyed([...press('RR\r', RIGHT, 'u\r', RIGHT, RIGHT), ['q leaves:', 'q\r']]);
    expect(out).toMatch(/Solved in 4 steps and 0:0[0-9]\. Well done!/);
    expect(screen(out).filter((line) => /^[.X]{5}$/.test(line))).toEqual(['....X']);
  });

  it('belong to the line once something is typed in it', async () => {
    const { out } = await keyed([...press('R'), ['R', LEFT], ['\x1b[1D', 'L'], ['LR', '\r'], ...press('q\r')]);
    // Typed before the R: a step to the left, which no wall allows.
    expect(screen(out)).toContain('There is a wall.');
  });

  it('typed moves redraw the board as well, and undo and redo do', async () => {
    const shown = screen((await keyed(press('RRR\r', 'u\r', 'u\r', 'r\r', 'q\r'))).out);
    expect(shown.filter((line) => /^[.X]{5}$/.test(line))).toEqual(['..X..']);
    expect(shown).toContain('2 steps');
  });

  it('a move that is written in a short way counts as many as it makes, and is taken back one by one', async () => {
    const shown = screen((await keyed(press('4\r', 'u\r', 'q\r'))).out);
    expect(shown.filter((line) => /^[.X]{5}$/.test(line))).toEqual(['..X..']);
    expect(shown).toContain('2 steps');
  });

  it('Ctrl-C and Ctrl-D leave', async () => {
    for (const key of ['\x03', '\x04']) expect((await keyed(press(RIGHT, key))).out).toMatch(/Goodbye\.\n$/);
  });

  it('are not there in a pipe, where lines are read as ever', async () => {
    const { out } = await teka(['play', 'w', '--text', 'X..'], { input: 'R\nL\nRR\nq\n' });
    expect(out).toContain('Your move, or');
    expect(out.split('\n')).toEqual(expect.arrayContaining(['X..', '.X.', '..X', '1 step', '2 steps']));
    expect(out).toMatch(/Solved in 4 steps/);
  });
});

describe('the playback of a solution', () => {
  it('shows every position in one place, and leaves the board as it was', async () => {
    const { out } = await keyed(press(RIGHT, 's 1\r', 'q\r'));
    expect(out).toMatch(/Proven: there is no better solution\.\nRRR\n3 steps, straight, 4 nodes, how far: 3, /);
    for (let i = 0; i <= 3; i++) expect(out).toContain(`${'.'.repeat(i + 1)}X${'.'.repeat(3 - i)}\n${i} / 3\n`);
    const shown = screen(out);
    const from = shown.indexOf('Any key stops the playback.');
    expect(shown.slice(from + 1, from + 5)).toEqual(['', '....X', '3 / 3', 'The board is as you left it.']);
    expect(shown.slice(from + 5, from + 8)).toEqual(['', '.X...', '1 step']);
  });

  it('is stopped by any key, which does nothing else', async () => {
    const { out } = await keyed([
      [READY, 's 60000\r'],
      ['0 / 4', 'q'],
      [READY, 'q\r'],
    ]);
    expect(out).not.toContain('1 / 4');
    expect(out).toContain('The board is as you left it.');
    expect(out.split('Goodbye.')).toHaveLength(2);
  });

  it.each(['soon', '-5', '1.5', '60001', '1 2'])(
    'with a malformed delay, %j, is refused in one sentence',
    async (word) => {
      const { out } = await keyed(press(`s ${word}\r`, 'q\r'));
      expect(out).toContain(`"${word}" is not a delay; write the milliseconds between two moves`);
      expect(out).not.toContain('no better solution');
    },
  );

  it('is not for a pipe: the moves and figures are told', async () => {
    const { out } = await teka(['play', 'w', '--text', 'X..'], { input: 's\ns soon\nq\n' });
    expect(out).toContain('\nRR\n2 steps, straight,');
    expect(out).not.toContain('1 / 2');
    expect(out).toContain('"soon" is not a delay');
    expect(out).not.toContain('Save the solutions');
  });
});

describe('the strategy of a game', () => {
  const play = async (...lines: readonly string[]) =>
    (await teka(['play', 'w', '--text', 'X..'], { input: `${[...lines, 'q'].join('\n')}\n` })).out;

  it('is chosen by number or name, with values, and given back', async () => {
    expect(await play('t')).toContain(
      '*  0  automatic\n   1  straight\n   2  moody  idle|hurried patience N stubborn no-polite\n',
    );
    expect(await play('t 2', 's')).toMatch(/s now solves with moody\.[\s\S]*steps, moody,/);
    expect(await play('t moody hurried patience=3', 't')).toMatch(
      /with moody hurried patience=3\.[\s\S]*\* {2}2 {2}moody/,
    );
    expect(await play('t moody no-polite stubborn idle', 's')).toMatch(
      /with moody no-polite stubborn idle\.[\s\S]*steps, moody,/,
    );
    expect(await play('t 2', 't 0', 's')).toMatch(/fits best\.[\s\S]*steps, straight,/);
  });

  it.each([
    ['t 7', '"7" is not a strategy; write t and a number from 0 to 2'],
    ['t moody sad', '"sad" is not a value of this strategy; choose among idle|hurried patience N stubborn no-polite.'],
    ['t moody stubborn stubborn', '"stubborn" is not a value of this strategy'],
    ['t moody polite', '"polite" is not a value of this strategy'],
    ['t straight on', '"on" is not a value of this strategy; it takes none.'],
  ])('%j is refused', async (line, sentence) => {
    expect(await play(line)).toContain(sentence);
  });

  it('refuses a number out of bounds when it is to solve', async () => {
    expect(await play('t moody patience 10', 's')).toContain('give a whole number from 1 to 9');
  });
});

describe('a puzzle that the person brings', () => {
  it('is explained at once, with its table; a new one is not', async () => {
    const brought = await teka(['play', 'w'], { input: 'X..\nn\nn length 5 from=2\nq\n' });
    expect(brought.out).toContain('The end is 2 away.\n\nplace  steps\n1 X    2,000\n2 .    1,000\n3 .        0\n');
    expect(brought.out).toContain('\n.X...\n');
    expect(brought.out).not.toContain('The end is 3 away.');
    expect(brought.out).toContain('n for a new one (followed, if you like, by length N, from N)');
  });

  it('with a table of more than a screen keeps it until it is asked for', async () => {
    const { out } = await teka(['play', 'w', '--text', `X${'.'.repeat(30)}`], { input: 'e\nq\n' });
    expect(out.split('The end is 30 away.')).toHaveLength(3);
    expect(out.split('place ')).toHaveLength(2);
  });
});

it.each(['n length', 'n length 5 length 6', 'n 5', 'n length x', 'n length=21'])('%j is refused', async (wish) => {
  const { out } = await teka(['play', 'w'], { input: `${wish}\nq\n` });
  expect(out).toMatch(/cannot follow n here; write at most one of each: length N, from N\.|from 2 to 20/);
});
