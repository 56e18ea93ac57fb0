import { expect, it } from 'vitest';
import { recompute } from '../../../lab/reports.ts';
import { clientOf } from '../../../lab/testing/client.ts';
import { figures, publishing } from '../../../lab/testing/published.ts';
import { readRoute } from '../route.ts';
import { documentsOf, figureHash, figureKey, verdictOf } from './documents.ts';

const puzzle = publishing([]);

it('figures of one document stand together, also where others come between them', () => {
  const other = { ...figures.nodes, report: { code: 'other' } };
  const gathered = [figures.count, other, figures.cost].map((published) => ({ puzzle, published }));
  const [first, second, ...rest] = documentsOf([...gathered, { puzzle: publishing([], 'second'), published: other }]);
  expect(first).toEqual({ puzzle, name: figures.count.report, figures: [figures.count, figures.cost] });
  expect(second).toEqual({ puzzle, name: other.report, figures: [other] });
  expect(rest.map((document) => document.puzzle.about.id)).toEqual(['second']);
});

it('a figure is the same one when it is made anew, and no other', () => {
  expect(figureKey(puzzle, { ...figures.count })).toBe(figureKey(puzzle, figures.count));
  expect(figureKey(puzzle, figures.nodes)).not.toBe(figureKey(puzzle, figures.count));
  expect(figureKey(publishing([], 'second'), figures.count)).not.toBe(figureKey(puzzle, figures.count));
});

it('a link opens the room with all that the figure was computed from', () => {
  const published = { ...figures.options, goal: 'count' } as const;
  const link = {
    text: published.text,
    strategy: 'take-or-leave',
    goal: 'count',
    mode: 'solve',
    options: { target: '3' },
  };
  expect(readRoute(figureHash(puzzle, published)!)).toEqual({ page: 'room', word: 'template', link });
  expect(figureHash(puzzle, { ...published, text: '3 '.repeat(40_000) })).toBeUndefined();
});

it.each([
  ['count', 'agrees'],
  ['differs', 'differs'],
  ['wrong', 'wrong'],
  ['wronglyRight', 'wrong'],
  ['refused', 'wrong'],
] as const)('the verdict on %s: %s', async (name, verdict) => {
  const own = publishing([figures[name]]);
  const { figures: all } = await recompute([own], clientOf(own)).done;
  expect(all.map(verdictOf)).toEqual([verdict]);
});
