/** The built command line as people and scripts meet it: real processes, real files, real exit codes. */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teka as inThisProcess } from '../src/faces/cli/testing/world.ts';
import { catalogue } from '../src/puzzles/catalogue.ts';
import { bin, env, teka } from './cli-run.ts';

const puzzles = catalogue.map(({ id, aliases }) => [id, ...aliases].join(' / ')).join(', ');
const hand = (text: string) => ['solve', '24', '--text', text];
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('solve', () => {
  test('lists solutions and says that they are all', async () => {
    const { code, out, err } = await teka(hand('4 j 10 9'));
    expect(out).toMatch(/^4 \+ \(\(11 - 9\) \* 10\)\nExactly one solution\. \(distinct, 7,680 expressions, /);
    expect([code, err]).toEqual([0, '']);
  });

  test('reproduces the report with the strategy of the report', async () => {
    const { out } = await teka([...hand('7 8 5 6'), '--strategy', 'every-expression', '--json']);
    const { puzzle, strategy, goal, ending, count, solutions, stats } = JSON.parse(out);
    expect({ puzzle, strategy, goal, ending, count }).toEqual({
      puzzle: 'twenty-four',
      strategy: 'every-expression',
      goal: 'all',
      ending: 'exhausted',
      count: 28,
    });
    expect(solutions).toHaveLength(28);
    expect(solutions[0]).toBe('((7 - 8) + 5) * 6');
    expect(stats.nodes).toBe(7680);
    expect(Object.keys(stats)).toEqual(['nodes', 'milliseconds', 'prepareMilliseconds']);
  });

  test('1 means proven that there is no solution', async () => {
    const { code, out } = await teka(hand('6 K K 6'));
    expect([code, out]).toEqual([1, expect.stringContaining('Proven: there is no solution.')]);
  });

  test('the nearest is shown, and still is no solution', async () => {
    const { code, out } = await teka(['solve', '24', '--text', '1 1 10 10 25 100 -> 813', '--countdown', '--json']);
    const { count, nearest, solutions } = JSON.parse(out);
    expect([code, count, solutions]).toEqual([1, 0, []]);
    expect(nearest.problems).toEqual(['It equals 814, not 813.']);
  });

  test('3 means stopped before an answer, by nodes and by time', async () => {
    const long = [...hand('1 2 3 4 5 6 7 8 -> 99999'), '--strategy', 'every-expression'];
    const byNodes = await teka([...long, '--max-nodes', '1000', '--json']);
    expect([byNodes.code, JSON.parse(byNodes.out).ending]).toEqual([3, 'out of budget']);
    expect(JSON.parse(byNodes.out).stats.nodes).toBe(1000);
    const byTime = await teka([...long, '--max-time', '0.3']);
    expect([byTime.code, byTime.out]).toEqual([3, expect.stringContaining('No solution found within the limit.')]);
  });

  test('3 means also a count that is not complete', async () => {
    const count = [...hand('A 4 8 Q'), '--goal', 'count', '--merge', 'none'];
    const stopped = await teka([...count, '--limit', '20']);
    expect([stopped.code, stopped.out]).toEqual([3, expect.stringMatching(/^>= 20\nStopped at the limit/)]);
    const json = await teka([...count, '--limit', '20', '--json']);
    expect([json.code, JSON.parse(json.out)]).toEqual([
      3,
      expect.objectContaining({ ending: 'out of budget', count: 20 }),
    ]);
  });

  test('goals, limits and the switch to the full list', async () => {
    expect((await teka([...hand('A 4 8 Q'), '--goal', 'count', '--merge', 'none'])).out).toMatch(/^335\n/);
    expect((await teka([...hand('A 4 8 Q'), '--goal', 'best'])).out).toMatch(
      /^\(\(1 \* 4\) \+ 8\) \+ 12\nProven: there is no better solution/,
    );
    const first = JSON.parse((await teka([...hand('A 4 8 Q'), '--goal', 'first', '--json'])).out);
    expect([first.ending, first.solutions.length]).toEqual(['goal met', 1]);
    const limited = JSON.parse((await teka([...hand('A 4 8 Q'), '--limit', '2', '--json'])).out);
    expect([limited.ending, limited.count]).toEqual(['out of budget', 2]);
  });

  test('reads a file, standard input, and an example', async () => {
    const file = join(folder, 'hand.txt');
    writeFileSync(file, '\uFEFF4 J 10 9\r\n');
    for (const args of [[file], ['-'], [], ['--example', 'first-hand']]) {
      expect((await teka(['solve', '24', ...args], '4 J 10 9\n')).out).toContain('4 + ((11 - 9) * 10)');
    }
  });
});

describe('bad input is one sentence on standard error and exit code 2', () => {
  test.each([
    [hand('4 J 10 1'), 'Line 1, column 8: "1" (card 4) is not a card; write A for an ace, or add -> 24'],
    [hand('4 J 10 11'), 'write J for the card worth 11, or add -> 24'],
    [hand('4 Z 10 9'), '"Z" (card 2) is not a card'],
    [hand('4 J 10'), 'but this has only 3'],
    [['solve'], 'This command needs <puzzle>'],
    [['solve', 'chess'], `There is no puzzle "chess"; choose one of ${puzzles}.`],
    [['solve', '24', '/no/such/file'], '"/no/such/file" cannot be read: there is no such file.'],
    [[...hand('4 J 10 9'), '--example', 'x'], 'Give the puzzle once'],
    [[...hand('4 J 10 9'), '--strategy', 'x'], 'There is no strategy "x"; choose one of distinct'],
    [[...hand('4 J 10 9'), '--goal', 'x'], 'There is no goal "x"'],
    [[...hand('4 J 10 9'), '--merge', 'd3'], '"d3" is not a value for merge; choose one of d2, d1, none.'],
    [[...hand('4 J 10 9'), '--limit', '0'], '--limit takes a whole number above zero, not "0".'],
    [[...hand('4 J 10 9'), '--max-time', 'soon'], '--max-time takes a number above zero, not "soon".'],
    [[...hand('4 J 10 9'), '--lang', 'fr'], 'There is no language "fr"; choose en or id.'],
    [[...hand('4 J 10 9'), '--image', 'a.gif'], 'An image file ends in .svg or .png'],
    [[...hand('4 J 10 9'), '--fly'], 'There is no flag --fly here'],
    [['dance'], 'There is no command "dance"'],
    [['iq'], '"iq" is a puzzle, not a command; write a command before it, such as teka play iq'],
    [['24', '--help'], '"24" is a puzzle, not a command'],
    [['--lang', 'en', 'help', 'iq'], '"iq" is a puzzle, not a command'],
    [['help', 'dance'], 'There is no command "dance"'],
    [['solve', '24', '4', 'J', '10', '9'], 'put a text that contains spaces in quotation marks'],
    [['check', '24', '--text', '4 J 10 9', '--answer', '4 +'], 'Line 1, column 4: The expression ends where a number'],
    [['generate', '24', '--difficulty', 'x'], 'There is no difficulty "x"'],
    [['generate', '24', '--seed', 'x'], '--seed takes a whole number, not "x".'],
    [['generate', '24', '--batch', '3'], 'A batch is written to a folder: give both --batch N and --to FOLDER.'],
    [['pick', '24', '--text', '4 J 10 9', '--number', '1'], 'This puzzle does not offer "pick".'],
    [['sheet', '24', '--batch', '2'], '--image <FILE.svg|FILE.png> is missing or has no value'],
    [['sheet', '24', '--image', 'a.svg'], 'A sheet needs puzzles'],
    [['completion', 'tcsh'], 'There is no completion for "tcsh"'],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await inThisProcess(args, { catalogue });
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect([code, out]).toEqual([2, '']);
  });

  test.skipIf(!existsSync('/dev/full'))('an output that takes nothing, in the language asked for', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [bin, 'about', '--lang', 'id'], {
      env,
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect([status, String(stderr)]).toEqual([2, expect.stringMatching(/^Keluaran tidak bisa ditulis: ENOSPC/)]);
  });

  test('also of a real process', async () => {
    const refused = await teka(['solve', 'chess']);
    expect(refused).toEqual({ code: 2, out: '', err: expect.stringMatching(/^There is no puzzle "chess"; [^\n]+\n$/) });
  });

  test('or one JSON object', async () => {
    const { code, out, err } = await teka([...hand('4 J Z 9'), '--json']);
    expect([code, err]).toEqual([2, '']);
    expect(JSON.parse(out)).toEqual({
      error: { code: 'unknown-card', message: expect.stringContaining('"Z"'), line: 1, column: 5 },
    });
    const missing = JSON.parse((await teka(['solve', '24', '/no/such/file', '--json'])).out);
    expect(missing.error).toMatchObject({ code: 'cannot-read', line: null, column: null });
  });
});

test('flags may stand before the puzzle', async () => {
  expect((await teka(['solve', '--goal', 'count', '24', '--text', '6 6 6 6'])).out).toMatch(/^2\n/);
  expect((await teka(['--lang', 'id', 'generate', '--seed', '4', '24'])).code).toBe(0);
  expect((await teka(['solve', '--goal', '24', 'chess'])).err).toContain('There is no puzzle "chess"');
});

describe('files', () => {
  test('a file that cannot be written leaves one JSON object, the refusal', async () => {
    const { code, out } = await teka([...hand('6 6 6 6'), '--save', folder, '--force', '--json']);
    expect([code, JSON.parse(out).error.code]).toEqual([2, 'cannot-write']);
  });

  test('hold the puzzle by the rules that were played', async () => {
    const file = join(folder, 'countdown.txt');
    await teka([...hand('25 50 75 100 3 6 -> 952'), '--countdown', '--save', file]);
    expect(readFileSync(file, 'utf8')).toMatch(/^25 50 75 100 3 6 -> 952 countdown\n2\n/);
  });

  test('are written as the report wrote them, never over another, never half', async () => {
    const [text, image] = [join(folder, 'kept.txt'), join(folder, 'kept.png')];
    expect((await teka([...hand('a k k q'), '--save', text, '--image', image])).code).toBe(0);
    expect(readFileSync(text, 'utf8')).toMatch(
      /^A K K Q\n1\n\(1 \+ \(13 \/ 13\)\) \* 12\n\n== distinct, 3,840 expressions, [0-9.]+ ms(, [0-9.]+ ms of preparation)? ==\n$/,
    );
    expect(readFileSync(image).subarray(1, 4).toString()).toBe('PNG');
    const again = await teka([...hand('6 6 6 6'), '--save', text]);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('already exists')]);
    expect(readFileSync(text, 'utf8')).toMatch(/^A K K Q/);
    expect((await teka([...hand('6 6 6 6'), '--save', text, '--force'])).code).toBe(0);
    expect(readFileSync(text, 'utf8')).toMatch(/^6 6 6 6\n2\n/);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  });

  test('an unsolvable hand is drawn as it is', async () => {
    const file = join(folder, 'none.svg');
    expect((await teka([...hand('6 K K 6'), '--image', file])).code).toBe(1);
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg .*6 K K 6, make 24/);
  });

  test('nothing proven, nothing saved', async () => {
    const file = join(folder, 'unproven.txt');
    const { code, out } = await teka([...hand('7 8 5 6'), '--max-nodes', '5', '--save', file]);
    expect([code, out]).toEqual([3, expect.stringContaining('Nothing was saved')]);
    expect(existsSync(file)).toBe(false);
  });

  test('a missing folder is said before the work', async () => {
    const { code, err } = await teka([...hand('6 6 6 6'), '--save', join(folder, 'no', 'a.txt')]);
    expect([code, err]).toEqual([2, expect.stringContaining('its folder does not exist')]);
    expect(existsSync(join(folder, 'no'))).toBe(false);
  });
});

describe('the other commands', () => {
  test('check says yes, or exactly why not', async () => {
    const check = (answer: string) => teka(['check', '24', '--text', '7 8 5 6', '--answer', answer]);
    expect(await check('(7−8+5)×6')).toMatchObject({ code: 0, out: 'Right!\n' });
    const wrong = await check('7 + 7 + 5 + 6');
    expect(wrong).toMatchObject({
      code: 1,
      out: expect.stringContaining('7 is used twice, but may be used only once.'),
    });
    expect(wrong.out).toContain('8 is still unused');
    expect(wrong.out).toContain('It equals 25, not 24.');
  });

  test('hints go from a nudge to the whole', async () => {
    const hint = async (level: string) =>
      (await teka(['hint', '24', '--text', '4 J 10 9', '--level', level])).out.trim();
    expect(await hint('1')).toBe('Yes, 24 can be made.');
    expect(await hint('2')).toBe('The last step is 4 + 20 = 24.');
    expect(await hint('3')).toBe('Begin with J − 9 = 2.');
    expect(await hint('4')).toBe('4 + (J − 9) × 10');
    const beyond = await teka(['hint', '24', '--text', '4 J 10 9', '--level', '5']);
    expect([beyond.code, beyond.err]).toEqual([2, expect.stringContaining('levels here go from 1 to 4')]);
  });

  test('explain and generate, in Indonesian and as JSON', async () => {
    expect((await teka(['explain', '24', '--text', '3 3 8 8', '--lang', 'id'])).out).toContain('ahli');
    const made = await teka(['generate', '24', '--seed', '7', '--difficulty', 'hard', '--json']);
    const again = await teka(['generate', '24', '--seed', '7', '--difficulty', 'hard', '--json']);
    expect(made.out).toBe(again.out);
    const graded = await teka(['explain', '24', '--text', JSON.parse(made.out).text]);
    expect(graded.out).toMatch(/Difficulty +hard/);
  });

  test('a batch and a sheet of it', async () => {
    const batch = join(folder, 'batch');
    const wish = ['--difficulty', 'easy', '--seed', '11'];
    const made = await teka(['generate', '24', '--batch', '12', '--to', batch, ...wish]);
    expect([made.code, made.out]).toEqual([0, `12 puzzles written to ${batch}.\n`]);
    const files = readdirSync(batch).map((name) => join(batch, name));
    expect(files).toHaveLength(12);
    expect(readFileSync(files[0]!, 'utf8')).toBe((await teka(['generate', '24', ...wish])).out);
    const image = join(folder, 'sheet.png');
    expect((await teka(['sheet', '24', ...files, '--image', image])).out).toContain('12 pictures on 1 page.');
    expect(readFileSync(image).subarray(1, 4).toString()).toBe('PNG');
    const solutions = join(folder, 'solutions.svg');
    const drawn = await teka(['sheet', '24', files[0]!, '--solutions', '--image', solutions, '--lang', 'id']);
    expect(drawn.out).toMatch(/ gambar di 1 halaman\.\n$/);
    expect(readFileSync(solutions, 'utf8')).toMatch(/^<svg /);
  });

  test('lists what there is', async () => {
    expect((await teka([])).out).toContain('teka solve <puzzle> [FILE]');
    const listed = (await teka(['puzzles'])).out;
    for (const { id } of catalogue) expect(listed).toContain(id);
    expect(JSON.parse((await teka(['strategies', '24', '--json'])).out).map((s: { id: string }) => s.id)).toEqual([
      'distinct',
      'subset-table',
      'every-expression',
      'census',
    ]);
    expect((await teka(['examples', '24'])).out).toContain('first-hand');
    expect((await teka(['solve', '24', '--help'])).out).toContain('--countdown');
    for (const shell of ['bash', 'zsh', 'fish']) expect((await teka(['completion', shell])).out).toContain('generate');
  });

  test('play asks again after wrong input, shows, saves and leaves at the end of input', async () => {
    const file = join(folder, 'played');
    const lines = ['1 2 3 4', '4 J 10 9', '4 + 4', 'h', 's', 'maybe', 'y', file, 'n', '7 8 5 6', '(7-8+5)*6', 'q'];
    const { code, out } = await teka(['play', '24'], `${lines.join('\n')}\n`);
    expect(code).toBe(0);
    for (const part of [
      'write A for an ace',
      'It equals 8, not 24.',
      'Yes, 24 can be made.',
      'neither y nor n',
      'Right!',
    ]) {
      expect(out).toContain(part);
    }
    expect(readFileSync(`${file}.txt`, 'utf8')).toMatch(
      /^4 J 10 9\n1\n4 \+ \(\(11 - 9\) \* 10\)\n\n== distinct, 7,680 expressions, /,
    );
    expect((await teka(['play', '24'], '4 J')).out).toContain('Goodbye.');
  });
});

describe('a puzzle with a board', () => {
  const diamond = '   A\n AAABB\nCCCCBBB\n CDEEE\n   E\n';
  const asReport = ['solve', 'iq', '--example', 'diamond', '--strategy', 'pieces-in-order'];

  test('is shown and saved row by row, without colours in a pipe', async () => {
    const file = join(folder, 'diamond.txt');
    const { code, out } = await teka([...asReport, '--save', file]);
    expect(code).toBe(0);
    expect(out.slice(0, diamond.length)).toBe(diamond);
    expect(out).not.toContain('\x1b');
    const saved = readFileSync(file, 'utf8');
    expect(saved.slice(0, diamond.length)).toBe(diamond);
    expect(saved.slice(diamond.length)).toMatch(/^\n== pieces-in-order, [0-9]+ iterations, [0-9.]+ ms[^\n]* ==\n$/);
    const check = await teka(['check', 'iq', '--example', 'diamond', '--answer', saved]);
    expect([check.code, check.out]).toEqual([0, expect.stringContaining('Right')]);
  });

  test('is one line in a list and in JSON', async () => {
    const { out } = await teka(['solve', 'iq', '--example', 'five-pieces', '--goal', 'all']);
    for (const line of out.trimEnd().split('\n').slice(0, -2)) expect(line).toMatch(/^([ABCEZ]{4} ?){4}$/);
    const { solutions } = JSON.parse((await teka([...asReport, '--json'])).out);
    expect(solutions).toEqual(['...A... .AAABB. CCCCBBB .CDEEE. ...E...']);
  });

  test('1 means proven, and why', async () => {
    const { code, out } = await teka(['solve', 'iq', '--example', 'too-long']);
    expect([code, out]).toEqual([1, expect.stringMatching(/^Proven: there is no solution\..*\nPiece A fits nowhere/)]);
  });

  test('has its solutions by number', async () => {
    const pick = (example: string, ...flags: string[]) =>
      teka(['pick', 'iq', '--example', example, ...flags, '--json']);
    const last = JSON.parse((await pick('pentominoes', '--number', '9356')).out);
    expect(last).toMatchObject({ count: 9356, number: 9356 });
    const right = ['check', 'iq', '--example', 'pentominoes', '--answer', last.solution];
    expect(await teka(right)).toMatchObject({ code: 0, out: 'Right!\n' });
    const { count } = JSON.parse((await pick('small-seven', '--number', '1')).out);
    expect(count).toBeGreaterThan(10);
    expect((await pick('small-seven', '--number', String(count + 1))).code).toBe(2);
    const random = ['small-seven', '--random', '--seed', '5'] as const;
    expect((await pick(...random)).out).toBe((await pick(...random)).out);
  });

  test('is played as the report did: a file in, a solution with its figures, a file out', async () => {
    const [given, kept] = [join(folder, 'given.txt'), join(folder, 'kept-board')];
    writeFileSync(given, '2 2 2\r\nDEFAULT\r\nA\r\nAA\r\nB\r\n');
    const { code, out } = await teka(['play', 'iq'], `${[given, 's', 'y', kept, 'q'].join('\n')}\n`);
    expect(code).toBe(0);
    expect(out).toMatch(/\n[AB]{2}\n[AB]{2}\nFound one solution\.[\s\S]* positions, [0-9.]+ ms[^\n]*\n/);
    expect(readFileSync(`${kept}.txt`, 'utf8')).toMatch(/^[AB]{2}\n[AB]{2}\n\n== bitboard, 2 positions, [^\n]* ==\n$/);
    const typed = ['2 2 2', 'DEFAULT', 'A', 'AA', 'B', '', 's', 'n', 'q'];
    expect((await teka(['play', 'iq'], `${typed.join('\n')}\n`)).out).toContain('Found one solution.');
  });
});
