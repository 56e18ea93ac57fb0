import { describe, expect, it } from 'vitest';
import { figureComplaints } from '../../testing/lessons.ts';
import { throughEngine } from '../../testing/run.ts';
import { traced } from '../../testing/traced.ts';
import { wordscapes } from '../index.ts';
import { deadEnds, figures, worst } from './figures.ts';

type Search = (typeof figures)[keyof typeof figures]['search'];

/** The nodes of a search of the lesson, as it is stepped through. */
async function nodesOf({ text, strategy, goal }: Search) {
  const { watch } = wordscapes.solving.strategies.find(({ id }) => id === strategy)!;
  const task = wordscapes.instance.parse(text);
  if (!task.ok) throw new Error(task.problem.text.code);
  const context = { ticker: { tick: () => undefined }, cache: new Map<string, unknown>() };
  const { nodes } = traced(await watch!(task.value, goal, {}, context));
  return nodes.map((node) => ({ ...node, position: wordscapes.solution.format(node.position) }));
}

const worstOf = async (search: Search) => (await throughEngine(wordscapes, search)).ended?.stats.gauges?.worstCase;
const deadIn = async (search: Search) => (await nodesOf(search)).filter(({ outcome }) => outcome === 'dead end');

describe('the numbers in the lesson', () => {
  it('are what the engine counts', async () => {
    expect(await figureComplaints(wordscapes, figures)).toEqual([]);
  });

  it('of the worst cases are those of the strategies', async () => {
    const one = `LETTERS TUOC\nROWS ${'?'.repeat(3)}\nANSWERS 1 OUT`;
    const known = 'LETTERS TUOC\nROWS ??T\nANSWERS 1 CUT';
    const alone = async (text: string) =>
      (await throughEngine(wordscapes, { text, strategy: 'crossings', goal: 'all' })).ended?.stats.gauges?.worstCase;
    expect({
      word: await alone(one),
      crossedWord: await alone(known),
      smallPlain: await worstOf(figures.smallPlain.search),
      smallCrossed: await worstOf(figures.smallCrossed.search),
      paperPlain: await worstOf(figures.paperPlain.search),
      paperCrossed: await worstOf(figures.paperCrossed.search),
    }).toEqual(worst);
  });

  it('of dead ends are those of the searches', async () => {
    const backtracked = (await deadIn(figures.gridBacktracked.search)).length;
    const propagated = (await deadIn(figures.gridPropagated.search)).length;
    expect({ backtracked, propagated }).toEqual(deadEnds);
  });
});

describe('what the lesson says about single nodes', () => {
  it('is so by crossings: the second word begins after node 15, and every row of letters for it ends in T', async () => {
    const nodes = await nodesOf(figures.smallCrossed.search);
    const second = nodes.filter(({ parent }) => parent === 15).map(({ position }) => position.split(' ')[1]!);
    expect(nodes[15]!.position).toBe('OUT ??? ???');
    expect(second.length).toBeGreaterThan(5);
    expect(second.filter((word) => !word.endsWith('T'))).toEqual([]);
  });

  it('is so by plain brute force: TUO and UTC are tried for the second word', async () => {
    const nodes = await nodesOf(figures.smallPlain.search);
    const second = nodes.filter(({ parent }) => parent === 15).map(({ position }) => position.split(' ')[1]);
    expect(second).toEqual(expect.arrayContaining(['TUO', 'UTC']));
  });

  it('is so by backtracking: nodes 5, 7 and 8 are the dead ends below node 4, which has OUT', async () => {
    const nodes = await nodesOf(figures.gridBacktracked.search);
    const isBelow = (node: number): boolean => node === 4 || (node > 0 && isBelow(nodes[node]!.parent!));
    const dead = nodes.filter(({ node, outcome }) => outcome === 'dead end' && isBelow(node)).map(({ node }) => node);
    expect(dead).toEqual([5, 7, 8]);
    expect(nodes[4]!.position.split(' ')[4]).toBe('OUT');
    expect(nodes.filter(({ node, outcome }) => outcome === 'solution' && isBelow(node))).toEqual([]);
  });
});
