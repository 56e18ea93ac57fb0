/** Published figures, each computed again through the engine. */
import type { Published, Puzzle } from '../../contract/index.ts';
import { answer } from '../../engine/ask.ts';
import { anyPuzzle, lastOf, throughEngine } from './run.ts';

/** What our own figure is. */
export async function recomputed<I, S>(puzzle: Puzzle<I, S>, figure: Published): Promise<unknown> {
  const { text, strategy, goal, options, measure } = figure;
  if (typeof measure === 'object' && 'explained' in measure) {
    const context = { ticker: { tick: () => undefined }, cache: new Map() };
    const reply = await answer(anyPuzzle(puzzle), { ask: 'explain', puzzle: puzzle.about.id, text }, context);
    return reply.ok && reply.ask === 'explain' ? reply.explanation.data?.[measure.explained] : reply;
  }
  const outcome = await throughEngine(puzzle, {
    text,
    ...(strategy && { strategy }),
    ...(goal && { goal }),
    ...(options && { options }),
  });
  const { ended, texts } = outcome;
  if (!ended) return lastOf(outcome);
  if (typeof measure === 'object') return ended.stats.gauges?.[measure.gauge];
  if (measure === 'count') return ended.count;
  if (measure === 'nodes') return ended.stats.nodes;
  if (measure === 'solution') return texts[0];
  const instance = puzzle.instance.parse(text);
  const best = puzzle.solution.parse(texts.at(-1) ?? '');
  return instance.ok && best.ok ? (await puzzle.judge(instance.value)).cost?.(best.value) : undefined;
}

/** A complaint for each figure that is neither the published one nor the one that we say is right. */
export async function publishedComplaints<I, S>(puzzle: Puzzle<I, S>): Promise<readonly string[]> {
  const complaints: string[] = [];
  const figures = (await puzzle.about.published?.()) ?? [];
  for (const figure of figures) {
    const ours = await recomputed(puzzle, figure);
    const wanted = figure.differs ? figure.differs.ours : figure.value;
    const name = `${figure.what.code} ${JSON.stringify(figure.what.params ?? {})} of ${figure.text}`;
    if (ours !== wanted) complaints.push(`${name}: ${ours}, not ${wanted}`);
    if (figure.differs?.ours === figure.value) complaints.push(`${name}: it differs and is the same`);
  }
  return figures.length > 0 ? complaints : ['no figure is published'];
}
