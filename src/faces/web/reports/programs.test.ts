import { expect, it } from 'vitest';
import { gather } from '../../../lab/reports.ts';
import { figures, publishing } from '../../../lab/testing/published.ts';
import { catalogue } from '../../../puzzles/catalogue.ts';
import { readRoute } from '../route.ts';
import { programHash, programsOf } from './programs.ts';

it('every report has its program, once, with the first case that it was run on', () => {
  const puzzle = publishing([]);
  const { nodes, options, refused } = figures;
  // A count alone may come from anywhere, and a strategy that is not there has no program.
  const gathered = [options, refused, nodes, { ...nodes, text: '1 -> 1' }].map((published) => ({ puzzle, published }));
  const programs = programsOf(gathered);
  expect(programs).toHaveLength(1);
  expect(programs[0]).toMatchObject({ report: nodes.report, strategy: { id: nodes.strategy }, first: nodes });
});

it('leads to its room, with a text of the person’s in place of that case', async () => {
  const programs = programsOf(await gather(await Promise.all(catalogue.map((entry) => entry.load()))));
  expect(programs.length).toBeGreaterThan(4);
  for (const program of programs) {
    const link = { strategy: program.strategy.id, mode: 'solve' };
    expect(readRoute(programHash(program)!)).toMatchObject({ link: { ...link, text: program.first.text } });
    expect(readRoute(programHash(program, 'mine')!)).toMatchObject({ link: { ...link, text: 'mine' } });
  }
});
