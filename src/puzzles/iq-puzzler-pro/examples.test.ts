/** The examples' counts, by a search that knows nothing of the strategies, wherever that is quick. */
import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import { openCells } from './geometry.ts';
import { tasks } from './notation/index.ts';
import { plainSearch } from './testing/plain.ts';
import { reports } from './testing/reports.ts';
import { verify } from './verify/index.ts';

const QUICK = 200_000;

describe.each(examples)('$id', ({ text, answers }) => {
  const read = tasks.parse(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const task = read.value;

  it('is written as we write it', () => {
    expect(tasks.format(task)).toBe(text);
  });

  const small = openCells(task.board).length <= 30 ? plainSearch(task, QUICK) : undefined;
  if (!small || answers.length === 0) return;
  it('has the published number of solutions', () => {
    for (const { count, goal } of answers) {
      expect(goal === 'first' ? Math.min(1, small.fillings.length) : small.fillings.length).toBe(count);
    }
    for (const filling of small.fillings) expect(verify(task, filling)).toEqual([]);
  });
});

it('examples from the reports are their files', () => {
  const cases = examples.flatMap(({ text, source }) =>
    [...source.matchAll(/case ([ab]-[a-z]+-[0-9])/g)].map(([, name]) => ({ text, name: name! })),
  );
  expect(cases).toHaveLength(10);
  for (const { text, name } of cases) expect(reports[name]!.trimEnd()).toBe(text);
});

it('no two examples have the same id', () => {
  expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
});
