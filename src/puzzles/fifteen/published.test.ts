import { describe, expect, it } from 'vitest';
import type { Plain, Published } from '../../contract/index.ts';
import { throughEngine } from '../testing/run.ts';
import { explain } from './explain.ts';
import { fifteen } from './index.ts';
import { lengthOf } from './model.ts';
import { tasks } from './notation/index.ts';
import { made, readPath } from './testing/asking.ts';

const figures = await fifteen.about.published!();

/** The name of a figure in the data of an explanation; a dot leads into a group. */
const within = (data: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((at, part) => (at as Record<string, Plain> | undefined)?.[part], data);

/** What we have for a figure. */
async function ours({ text, strategy, goal, options, measure }: Published): Promise<unknown> {
  if (typeof measure === 'object') {
    if ('gauge' in measure) throw new Error('no figure of the report is one of a strategy’s own');
    return within(explain(made(tasks.parse(text))).data, measure.explained);
  }
  const request = { text, ...(strategy && { strategy }), ...(goal && { goal }), ...(options && { options }) };
  const { ended, texts } = await throughEngine(fifteen, request);
  if (measure === 'nodes') return ended?.stats.nodes;
  return measure === 'cost' ? lengthOf(readPath(texts.at(-1)!), 'single') : ended?.count;
}

describe('what the report has published', () => {
  it('is all there: three figures of each case, KURANG of the first two, and two times', () => {
    const measured = (of: (figure: Published) => boolean) => figures.filter(of).length;
    expect(figures).toHaveLength(5 * 3 + 2 * 16);
    expect(measured(({ measure }) => measure === 'nodes')).toBe(5);
    expect(measured(({ measure }) => measure === 'cost')).toBe(5);
    expect(figures.flatMap(({ milliseconds = [] }) => milliseconds)).toEqual([149, 10]);
  });

  it('is what we compute', async () => {
    const computed = await Promise.all(figures.map(async (figure) => ({ ...figure, value: await ours(figure) })));
    expect(computed).toEqual(figures);
  });
});
