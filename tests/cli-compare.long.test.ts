/** The built command that compares: real processes, files, exit codes, Ctrl-C; and processes that come to a bad end. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measuringInProcesses } from '../src/hosts/node/measuring.ts';
import { bin, env, teka } from './cli-run.ts';
import { preloadAll } from './preloads/index.ts';
import { until } from './until.ts';

/** In seconds: no run is cut off because the machine is slow. */
const DAYS = '1000000';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('compare', () => {
  test('measures every strategy in a process of its own, and writes CSV and a report', async () => {
    const [csv, html] = [join(folder, 'raw.csv'), join(folder, 'report.html')];
    const search = ['compare', '24', '--text', '7 8 5 6', '--repeat', '2', '--max-time', DAYS];
    const args = [...search, '--csv', csv, '--html', html];
    const { code, out, err } = await teka(args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^(\S+ (was the fastest|and \S+ were about equally fast).*)\n/);
    for (const strategy of ['distinct', 'subset-table', 'every-expression']) {
      expect(out).toMatch(new RegExp(`${strategy} +solved .* \\d+ MB`));
    }
    expect(out).toContain('One instance says little about others');
    const lines = readFileSync(csv, 'utf8').trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'puzzle,goal,task,order,size,strategy,repeat,status,count,cost,nodes,search,preparation,processor,memory,batch',
    );
    // A pilot and two measured runs for each of the three strategies; the fourth does not take this hand, and its pilot says so.
    expect(lines).toHaveLength(1 + 3 * 3 + 1);
    expect(lines.filter((line) => line.includes('not applicable'))).toHaveLength(1);
    expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>.*<svg.*<\/html>\n$/s);
    expect((await teka(args)).code).toBe(2);
  });

  test('tells everything as JSON', async () => {
    const text = '1 2 3/4 - 6/7 5 8';
    const search = ['compare', '15', '--text', text, '--repeat', '1', '--warm-up', '0', '--max-time', DAYS];
    const { code, out } = await teka([...search, '--json']);
    expect(code).toBe(0);
    const { strategies, scores, results, runs, setup, noise } = JSON.parse(out);
    expect(scores).toHaveLength(strategies.length);
    expect(results).toHaveLength(strategies.length);
    expect(setup).toMatchObject({ measured: 'process', repeats: 1, limit: Number(DAYS), seed: 1 });
    expect(noise.instances).toBe(1);
    for (const { status, processor, memory, repeat } of runs) {
      expect(status).toMatch(/^(solved|not applicable)$/);
      if (repeat > 0) expect([processor > 0, memory > 2 ** 20]).toEqual([true, true]);
    }
  });

  test('takes folders, orders of the input, and settings of one strategy', async () => {
    const hands = join(folder, 'hands');
    mkdirSync(hands);
    writeFileSync(join(hands, '1.txt'), 'A 2 3 4\n');
    writeFileSync(join(hands, '2.txt'), '4 J 10 9\n');
    const strategies = 'distinct,distinct:merge=none';
    const { code, out } = await teka([
      ...['compare', '24', hands, '--strategies', strategies, '--repeat', '1', '--warm-up', '0'],
      ...['--shuffle', '2', '--json'],
    ]);
    expect(code).toBe(0);
    const { strategies: names, tasks, setup } = JSON.parse(out);
    expect(setup).toMatchObject({ repeats: 1, limit: 60, seed: 1 });
    expect(names).toEqual(['distinct', 'distinct:merge=none']);
    expect(tasks.map(({ name, order }: { name: string; order: number }) => `${name} ${order}`)).toEqual(
      ['1.txt', '2.txt'].flatMap((name) => [0, 1, 2].map((order) => `${name} ${order}`)),
    );
  });

  test('stops at Ctrl-C with what was measured, and says so with 3', async () => {
    const measured = join(folder, 'measured');
    const child = spawn(process.execPath, [bin, 'compare', '24', '--examples', '--repeat', '1000'], {
      env: { ...env, ...preloadAll('measured'), TEKA_MEASURED: measured },
    });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    // The runs before the fifth are done.
    await until(() => existsSync(measured) && statSync(measured).size >= 5);
    child.kill('SIGINT');
    expect(await ended).toBe(3);
    expect(out).toContain('The comparison was stopped before all runs were made.');
  });

  test.each([
    [['compare', '24'], /empty|number/i],
    [['compare', '24', '--examples', '--generate', '3'], /in one way only/],
    [['compare', '24', '--examples', '--strategies', 'magic'], /no strategy "magic"/],
    [['compare', '24', '--examples', '--strategies', 'distinct:magic=1'], /magic/],
    [['compare', '24', '--examples', '--repeat', '0'], /--repeat/],
    [['compare', '15', '--examples', '--shuffle', '3'], /no order of input/],
    [['compare', '24', '--text', 'nonsense'], /nonsense/],
  ])('%j is refused in one sentence', async (args, sentence) => {
    const { code, out, err } = await teka(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(sentence);
    expect(err.trimEnd()).not.toContain('\n');
  });
});

describe('a process that comes to a bad end', () => {
  const order = { request: { puzzle: 'x', text: '', budget: { milliseconds: 1000 * Number(DAYS) } }, warmUps: 0 };
  const measuredBy = async (name: string, program: string) => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, program);
    return measuringInProcesses(pathToFileURL(file))(order).done;
  };

  test('is told as crashed, with its last words', async () => {
    expect(await measuredBy('crash', "throw new Error('the end')")).toMatchObject({
      lost: 'crashed',
      detail: expect.stringContaining('the end'),
    });
    expect(await measuredBy('exit', 'process.exit(7)')).toEqual({ lost: 'crashed', detail: 'exit code 7' });
  });

  test('is told as out of memory', async () => {
    const greedy = [
      "import { isMainThread, Worker } from 'node:worker_threads';",
      'const all = [];',
      'if (isMainThread) new Worker(new URL(import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 20 } });',
      'else for (;;) all.push({ all: [1, 2, 3] });',
    ].join('\n');
    expect(await measuredBy('greedy', greedy)).toEqual({ lost: 'out of memory' });
  });

  test('ends when it is cancelled', async () => {
    const file = join(folder, 'hang.mjs');
    writeFileSync(file, "process.on('message', () => undefined);");
    const job = measuringInProcesses(pathToFileURL(file))(order);
    job.cancel();
    expect(await job.done).toEqual({ lost: 'cancelled' });
  });
});
