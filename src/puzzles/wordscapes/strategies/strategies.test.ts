/** The strategies against each other and against nested loops, through the real dictionary with own lists. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Goal, Options, Probe, Text } from '../../../contract/index.ts';
import { traced } from '../../testing/traced.ts';
import { lexiconOf } from '../lexicon/index.ts';
import type { Filling, Task } from '../model.ts';
import { paperTask } from '../testing/paper-task.ts';
import { costIn, everyFilling, type Level, levelOf } from '../testing/small-levels.ts';
import { strategies } from './index.ts';

const context = { ticker: { tick: () => undefined }, cache: new Map() };

interface Outcome {
  readonly fillings: readonly Filling[];
  readonly count: number;
  readonly nodes: number;
  readonly note: Text | undefined;
  readonly isExhausted: boolean;
}

async function run(id: string, task: Task, goal: Goal, options: Options = {}): Promise<Outcome> {
  const strategy = strategies.find((one) => one.id === id)!;
  const adapted = strategy.adapt?.(task, options) ?? task;
  const fillings: Filling[] = [];
  let [count, nodes, isExhausted] = [0, 0, false];
  let note: Text | undefined;
  const enough = new Error('enough');
  const probe: Probe<Filling> = {
    tick(more = 1) {
      nodes += more;
    },
    solution(filling) {
      fillings.push(filling);
      count++;
      if (goal === 'first') throw enough;
    },
    counted(more) {
      count += more;
    },
    note(text) {
      note = text;
    },
    exhausted() {
      isExhausted = true;
    },
    nearest: () => undefined,
    gauge: () => undefined,
    giveUp() {
      throw enough;
    },
  };
  try {
    (await strategy.prepare(adapted, goal, options, context))(probe);
  } catch (error) {
    if (error !== enough) throw error;
  }
  return { fillings, count, nodes, note, isExhausted };
}

const searching = ['propagate', 'dictionary-backtracking'];
const inOrder: Options = { 'most-constrained': false };
const written = (fillings: readonly Filling[]) => fillings.map((filling) => filling.join(' ')).sort();

const { answers, ...paper } = paperTask;

describe('300 random small levels', () => {
  /** Their words come as a person's own list; those that the dictionary has are as rare as it says. */
  let levels: readonly (Level & { readonly every: readonly Filling[] })[];

  beforeAll(async () => {
    levels = await Promise.all(
      Array.from({ length: 300 }, async (_, seed) => {
        const { task, lexicon: words } = levelOf(seed);
        const listed: Task = { ...task, list: 'full', own: words.wordsOf(task.letters).map(({ text }) => text) };
        const lexicon = await lexiconOf(listed);
        return { task: listed, lexicon, every: everyFilling({ task: listed, lexicon }) };
      }),
    );
  });

  it('have none, one and many fillings', () => {
    const counts = levels.map(({ every }) => every.length);
    for (const is of [(n: number) => n === 0, (n: number) => n === 1, (n: number) => n > 50]) {
      expect(counts.filter(is).length).toBeGreaterThan(10);
    }
  });

  it.each(searching)('%s finds all of them, their number, and the best', async (id) => {
    for (const { task, lexicon, every } of levels) {
      const all = await run(id, task, 'all');
      const costs = all.fillings.map((filling) => costIn({ task, lexicon }, filling));
      expect(written(all.fillings).join('\n')).toBe(written(every).join('\n'));
      expect(costs.join()).toBe([...costs].sort((a, b) => a - b).join());
      expect((await run(id, task, 'count')).count).toBe(every.length);
      const ordered = await run(id, task, 'all', inOrder);
      expect(written(ordered.fillings).join('\n')).toBe(written(every).join('\n'));
      const best = (await run(id, task, 'best')).fillings.at(-1);
      expect(best && costIn({ task, lexicon }, best)).toBe(costs[0]);
      const first = await run(id, task, 'first');
      expect(first.count).toBe(Math.min(1, every.length));
      if (first.count > 0) expect(written(every)).toContain(first.fillings[0]!.join(' '));
      if (every.length > 0) expect(first.nodes).toBeGreaterThan(0);
      // The proof that there is no filling comes before the search for the reason.
      expect({ isNone: all.isExhausted, hasReason: all.note !== undefined }).toEqual({
        isNone: every.length === 0,
        hasReason: every.length === 0,
      });
    }
  });

  it('with known answers have these and nothing else, by all four', async () => {
    const filled = levels.filter(({ every }) => every.length > 0).slice(0, 60);
    for (const { task, every } of filled) {
      const wanted = every[every.length >> 1]!;
      for (const { id, rejects } of strategies) {
        const answered = { ...task, answers: wanted };
        expect(rejects?.(answered, 'all')).toBeUndefined();
        expect((await run(id, answered, 'all')).fillings).toEqual([wanted]);
      }
    }
  });

  it('are watched from the beginning to a filling, node by node as they are searched', async () => {
    for (const { task, every } of levels.slice(0, 80)) {
      for (const id of searching) {
        const strategy = strategies.find((one) => one.id === id)!;
        const first = traced(await strategy.watch!(task, 'first', {}, context));
        expect(first.complaints).toEqual([]);
        for (const { position } of first.nodes) {
          expect(position.map(({ length }) => length)).toEqual(task.slots.map(({ cells }) => cells.length));
        }
        const found = first.solutions.map((filling) => filling.join(' '));
        expect(found).toHaveLength(Math.min(1, every.length));
        expect(every.map((filling) => filling.join(' '))).toEqual(expect.arrayContaining(found));
        for (const goal of ['first', 'best', 'all', 'count'] as const) {
          for (const options of [{}, inOrder]) {
            const { counted } = traced(await strategy.watch!(task, goal, options, context));
            expect([id, goal, counted]).toEqual([id, goal, (await run(id, task, goal, options)).nodes]);
          }
        }
      }
    }
  });
});

describe('the grid of the paper', () => {
  it.each(searching)('is filled by %s in 8 ways with common words, in 3,136 with all', async (id) => {
    const common = await run(id, paper, 'all', { common: true });
    expect(common.fillings.length).toBe(8);
    expect(common.fillings[0]).toEqual(answers);
    expect((await run(id, paper, 'all')).fillings.length).toBe(3136);
    expect((await run(id, paper, 'best')).fillings.at(-1)).toEqual(answers);
  });

  it('takes fewer words tried by propagation', async () => {
    const [fewer, more] = await Promise.all(searching.map((id) => run(id, paper, 'count')));
    expect(fewer!.nodes).toBeLessThan(more!.nodes / 2);
    // What is remembered of a slot on the way saves time, but no tried word.
    expect(more!.nodes).toBe(8831);
  });

  it.each(searching)('takes more words tried by %s where the places are taken in order', async (id) => {
    const [fewer, more] = [await run(id, paper, 'count'), await run(id, paper, 'count', inOrder)];
    expect(more.count).toBe(fewer.count);
    expect(more.nodes).toBeGreaterThan(fewer.nodes);
  });

  it('is refused by those that need answers, where there are none', () => {
    const refusals = strategies.map(({ id, rejects }) => [id, rejects?.(paper, 'all')?.code]);
    expect(refusals).toEqual([
      ['propagate', undefined],
      ['dictionary-backtracking', undefined],
      ['crossings', 'needs-answers'],
      ['permutations', 'needs-answers'],
    ]);
  });
});

describe('single words', () => {
  const single = (...patterns: readonly string[]): Task => ({
    ...paper,
    shape: { kind: 'words', patterns },
    slots: [],
  });

  it.each(searching)('are told by %s longest first, then commonest; the best is the commonest', async (id) => {
    const all = (await run(id, single(), 'all', { common: true })).fillings.flat();
    const lexicon = await lexiconOf(paper);
    expect(all.slice(0, 1)).toEqual(['CUSTOM']);
    expect(all.map(({ length }) => length)).toEqual(all.map(({ length }) => length).sort((a, b) => b - a));
    expect(all.length).toBe(lexicon.wordsOf(paper.letters).filter(({ isCommon }) => isCommon).length);
    const [best] = (await run(id, single(), 'best')).fillings.flat();
    const least = Math.min(...all.map((text) => lexicon.find(text)!.rarity));
    expect(lexicon.find(best!)!.rarity).toBe(least);
    expect((await run(id, single(), 'first')).nodes).toBeGreaterThan(0);
  });

  it.each(searching)('are held by %s against patterns', async (id) => {
    const found = (await run(id, single('C?S?', 'S??'), 'all')).fillings.flat();
    expect(found).toEqual(expect.arrayContaining(['COST', 'SUM']));
    expect(found.every((word) => /^C.S.$|^S..$/.test(word))).toBe(true);
    expect(await run(id, single('Z?'), 'all')).toMatchObject({ count: 0, note: { code: 'none-words' } });
    expect((await run(id, { ...single('Z?'), list: 'common', own: ['CUT', 'COST'] }, 'all')).note?.params).toEqual({
      ...{ source: 'own', least: 3, most: 4 },
    });
    const { watch } = strategies.find((one) => one.id === id)!;
    const trace = traced(await watch!(single('C?S?', 'S??'), 'all', {}, context));
    expect(trace.complaints).toEqual([]);
    expect(trace.solutions.flat().sort()).toEqual([...found].sort());
  });
});
