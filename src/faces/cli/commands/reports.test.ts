import { describe, expect, it } from 'vitest';
import type { AnyPuzzle, Published } from '../../../contract/index.ts';
import { figures, publishing } from '../../../lab/testing/published.ts';
import { template } from '../../../puzzles/template/index.ts';
import { text } from '../../../puzzles/template/texts.ts';
import { teka } from '../testing/world.ts';

const listed = (puzzle: AnyPuzzle) => ({ id: puzzle.about.id, aliases: [], load: async () => puzzle });
const reports = (published: readonly Published[], ...flags: string[]) =>
  teka(['reports', '--no-color', ...flags], {
    catalogue: [
      listed(publishing(published)),
      listed({ ...template, about: { ...template.about, id: 'other', published: undefined } } as never),
    ],
  });
/** Times differ from run to run. */
const timeless = (out: string) => out.replaceAll(/[0-9.,]+ ms(?= {2}Pick)/g, (time) => '#'.padStart(time.length));

describe('reports', () => {
  const { count, gauge, long, nodes, solution, wrong } = figures;
  const other = { ...nodes, report: text('example-small'), value: 1300 };

  it('are a table for each document, and 0 means that every figure that should agree does', async () => {
    const { code, out, err } = await reports([count, gauge, solution, { ...other, value: 13 }]);
    expect([code, err]).toEqual([0, '']);
    const lines = timeless(out).replaceAll(/ +/g, ' ').split('\n');
    expect(lines).toEqual([
      'Template',
      'published ours same then now figure',
      expect.stringMatching(/^ ?2 2 yes 7 ms # ?Pick numbers/),
      expect.stringMatching(/^ ?1 0 no - # ?Pick numbers/),
      ' The sum is too large.',
      expect.stringMatching(/^ ?3 5 3 5 yes - # ?Pick numbers/),
      '',
      'Two ways',
      'published ours same then now figure',
      expect.stringMatching(/^ ?13 13 yes - # ?Pick numbers/),
      '',
      '4 figures: 3 agree, 1 rightly differs, 0 should agree and do not.',
      '',
    ]);
  });

  it('1 means that some do not', async () => {
    const { code, out } = await reports([count, wrong]);
    expect([code, out]).toEqual([1, expect.stringContaining('  It should be 3.\n')]);
    expect(out).toContain('2 figures: 1 agrees, 0 rightly differ, 1 should agree and does not.');
    expect((await reports([wrong], '--lang', 'id')).out).toContain('1 angka: 0 cocok');
  });

  it('are JSON with fixed fields', async () => {
    const { code, out } = await reports([count, gauge, other, figures.refused], '--json');
    const { figures: list, differences } = JSON.parse(out);
    expect([code, differences]).toEqual([1, 2]);
    const fixed = ['report', 'what', 'published', 'ours', 'agrees', 'why'];
    expect(Object.keys(list[0]).slice(0, fixed.length)).toEqual(fixed);
    expect(list[0]).toMatchObject({
      report: 'Template',
      published: 2,
      ours: 2,
      agrees: true,
      why: null,
      puzzle: 'template',
      text: '3 5 8 -> 8',
      strategy: 'take-or-leave',
      goal: null,
      milliseconds: { published: 7, ours: expect.any(Number) },
    });
    expect(list.slice(1)).toMatchObject([
      { published: 1, ours: 0, agrees: false, why: 'The sum is too large.', difference: false },
      { report: 'Two ways', published: 1300, ours: 13, agrees: false, why: 'It should be 1,300.', difference: true },
      { ours: null, agrees: false, why: expect.stringContaining('There is no strategy'), difference: true },
    ]);
  });

  it('leave out what takes long, and say so', async () => {
    const { code, out } = await reports([count, long], '--quick');
    expect([code, out]).toEqual([0, expect.stringContaining('\nLeft out because of --quick: 1 figure.\n')]);
    const all = JSON.parse((await reports([count, long], '--json')).out);
    const quick = JSON.parse((await reports([count, long], '--json', '--quick')).out);
    expect([all.figures.length, quick.figures.length]).toEqual([2, 1]);
  });

  it('may be none', async () => {
    expect(await reports([])).toMatchObject({ code: 0, out: expect.stringContaining('0 figures') });
    expect(JSON.parse((await reports([], '--json')).out)).toMatchObject({ figures: [], differences: 0 });
  });

  it('show which figure is computed, to a person only', async () => {
    const catalogue = [listed(publishing([count]))];
    expect((await teka(['reports'], { catalogue, tty: true })).err).toContain('0 / 1 · Template: ');
  });

  it('that are interrupted keep what was computed, with code 3', async () => {
    const puzzle = publishing([count, figures.options]);
    const catalogue = [listed(puzzle)];
    let solved = 0;
    const [first] = puzzle.solving.strategies;
    const interrupting = {
      ...first!,
      prepare: async (...given: Parameters<NonNullable<typeof first>['prepare']>) => {
        if (++solved > 1) process.emit('SIGINT');
        return first!.prepare(...given);
      },
    };
    Object.assign(puzzle, { solving: { ...puzzle.solving, strategies: [interrupting] } });
    const { code, out, err } = await teka(['reports', '--no-color'], { catalogue });
    expect([code, err]).toEqual([3, 'Stopped before all figures were computed.\n']);
    expect(out).toContain('1 figure: 1 agrees');
  });

  it.each([[['--slow']], [['t']]])('take no %j', async (flags) => {
    expect(await reports([], ...flags)).toMatchObject({ code: 2, out: '' });
  });
});
