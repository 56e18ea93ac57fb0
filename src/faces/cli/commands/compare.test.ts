import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyPuzzle } from '../../../contract/index.ts';
import { fakeStrategy } from '../../../engine/testing/fake.ts';
import { withParts } from '../../../engine/testing/with-parts.ts';
import { template } from '../../../puzzles/template/index.ts';
import { teka } from '../testing/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'teka-'));
afterAll(() => rmSync(folder, { recursive: true }));

const listed = (puzzle: AnyPuzzle) => ({ id: puzzle.about.id, aliases: [], load: async () => puzzle });
const catalogue = [listed(template as unknown as AnyPuzzle)];
const compare = (args: readonly string[], more = {}) =>
  teka(['compare', 'template', '--no-color', '--repeat', '1', '--warm-up', '0', ...args], { catalogue, ...more });

describe('compare', () => {
  it('compares all strategies on a text, and says how it was measured', async () => {
    const { code, out, err } = await compare(['--text', '3 5 8 -> 8']);
    expect([code, err]).toEqual([0, '']);
    for (const { id } of template.solving.strategies) expect(out).toContain(id);
    expect(out).toMatch(/take-or-leave +solved .* 2 solutions/);
    // It does not promise all.
    expect(out).toMatch(/greedy +not proven .* 1 solution/);
    expect(out).toContain('One instance says little about others: compare on five or more.');
    expect(out).toContain('Each run had a process of its own.');
  });

  it('scores on several', async () => {
    const { code, out } = await compare(['--examples']);
    expect(code).toBe(0);
    expect(out).toMatch(/Place +Strategy +Solved +PAR-2/);
    expect(out).toMatch(/\b4 of 4\b/);
    expect(out).toContain('proven: no solution');
  });

  it('speaks Indonesian', async () => {
    const { out } = await compare(['--text', '3 5 8 -> 8', '--lang', 'id']);
    expect(out).toContain('Cara pengukuran');
  });

  it('makes puzzles for it, the same for the same seed', async () => {
    const made = async (seed: string) =>
      JSON.parse((await compare(['--generate', '2', '--seed', seed, '--json'])).out).tasks.map(
        (t: { text: string }) => t.text,
      );
    expect(await made('1')).toHaveLength(2);
    expect(await made('1')).toEqual(await made('1'));
    expect(await made('1')).not.toEqual(await made('5'));
  });

  it('reads folders, and names a file that cannot be read as a puzzle', async () => {
    const tasks = join(folder, 'tasks');
    mkdirSync(tasks);
    writeFileSync(join(tasks, 'b.txt'), '1 2 -> 3');
    writeFileSync(join(tasks, 'a.txt'), '1 2 -> 2');
    writeFileSync(join(tasks, 'notes.md'), 'none of ours');
    const { out } = await compare([tasks, '--json']);
    expect(JSON.parse(out).tasks.map(({ name }: { name: string }) => name)).toEqual(['a.txt', 'b.txt']);
    writeFileSync(join(tasks, 'c.txt'), 'nonsense');
    const bad = await compare([tasks]);
    expect([bad.code, bad.out]).toEqual([2, '']);
    expect(bad.err).toMatch(/c\.txt/);
    mkdirSync(join(folder, 'empty'));
    expect((await compare([join(folder, 'empty')])).err).toContain('holds no .txt file');
    expect((await compare([join(folder, 'missing')])).code).toBe(2);
  });

  it('writes the raw figures and a report, never over a file that exists', async () => {
    const [csv, html] = [join(folder, 'raw.csv'), join(folder, 'report.html')];
    const args = ['--text', '3 5 8 -> 8', '--csv', csv, '--html', html];
    const { code, out } = await compare(args);
    expect(code).toBe(0);
    expect(out).toContain(csv);
    expect(readFileSync(csv, 'utf8')).toMatch(/^puzzle,goal,task,/);
    const report = readFileSync(html, 'utf8');
    expect(report).toContain('<article lang="en">');
    expect(report).toContain('<article lang="id">');
    expect(report).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
    expect((await compare(args)).code).toBe(2);
    expect((await compare([...args, '--force'])).code).toBe(0);
  });

  it('leaves with 1 where an answer is wrong, and ranks it last', async () => {
    const lying = fakeStrategy('lying', (probe) => probe.tick(), { guarantees: { complete: true, optimal: true } });
    const puzzle = withParts(template, {
      solving: { strategies: [lying as never, ...template.solving.strategies] },
    }) as unknown as AnyPuzzle;
    const { code, out } = await compare(['--text', '3 5 8 -> 8'], { catalogue: [listed(puzzle)] });
    expect(code).toBe(1);
    expect(out).toContain('lying gave a wrong answer, and ranks below all others.');
    expect(out).toContain('It claims that no solution exists, but another strategy found one.');
  });

  it.each([
    [['--examples', '--text', '1 -> 1'], 'in one way only'],
    [['--examples', '--strategies', ' , '], 'No strategy is named'],
    [['--examples', '--strategies', 'magic'], 'magic'],
    [['--examples', '--warm-up', '-1'], '--warm-up'],
    [['--examples', '--goal', 'worst'], 'worst'],
    [['--examples', '--difficulty', 'easy', '--generate', '2'], 'in one way only'],
  ])('%j is refused', async (args, words) => {
    const { code, out, err } = await compare(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
  });
});
