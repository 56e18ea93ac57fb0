import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../lexicon/index.ts';
import { HALVING } from '../../lexicon/lexicon.ts';
import type { Filling, Task } from '../../model.ts';
import { slotsOf } from '../../slots.ts';
import { paperTask } from '../../testing/paper-task.ts';
import { costIn, everyFilling, type Level, levelOf } from '../../testing/small-levels.ts';
import { type Analysis, analyse, type Chance } from './chances.ts';
import { networkOf } from './network.ts';
import { unstopped } from './search.ts';

/** The letter of each box in a filling. */
function lettersOf({ slots }: Task, filling: Filling): ReadonlyMap<number, string> {
  return new Map(slots.flatMap(({ cells }, i) => cells.map((cell, place) => [cell, filling[i]![place]!] as const)));
}

/** Letters or words with their chances, from all fillings by adding up. */
function expected(level: Level, every: readonly Filling[], of: (filling: Filling) => string): Map<string, number> {
  const weights = every.map((filling) => 2 ** (-costIn(level, filling) / HALVING));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = new Map<string, number>();
  for (const [i, filling] of every.entries()) {
    chances.set(of(filling), (chances.get(of(filling)) ?? 0) + weights[i]! / total);
  }
  return chances;
}

function expectChances(found: readonly Chance[], wanted: ReadonlyMap<string, number>): void {
  expect(found.map(({ text }) => text).sort()).toEqual([...wanted.keys()].sort());
  for (const { text, chance } of found) expect(chance).toBeCloseTo(wanted.get(text)!, 9);
  expect(found.map(({ chance }) => chance)).toEqual(found.map(({ chance }) => chance!).sort((a, b) => b - a));
}

/** Boxes that are the same in all of them. */
function sameIn(task: Task, every: readonly Filling[]): number[] {
  const all = every.map((filling) => lettersOf(task, filling));
  return [...all[0]!.keys()].filter((cell) => all.every((letters) => letters.get(cell) === all[0]!.get(cell)));
}

const sureOf = ({ boxes }: Analysis): number[] => boxes.flatMap(({ cell, sure }) => (sure ? [cell] : []));
const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** Those with thousands of fillings take long to add up. */
const levels = Array.from({ length: 200 }, (_, i) => levelOf(1000 + i))
  .map((level) => ({ level, every: everyFilling(level), network: networkOf(level.task, level.lexicon) }))
  .filter(({ every }) => every.length < 500);

describe('the chances of small levels', () => {
  it('are those of all fillings together', () => {
    for (const { level, every, network } of levels) {
      const analysis = analyse(network);
      expect(analysis).toMatchObject({ fillings: every.length, counted: true, exact: true });
      if (every.length === 0) {
        expect(analysis).toMatchObject({ boxes: [], bestChance: 0 });
        expect(analysis.best).toBeUndefined();
        continue;
      }
      for (const [i, { words }] of analysis.slots.entries()) {
        expectChances(
          words,
          expected(level, every, (filling) => filling[i]!),
        );
      }
      for (const { cell, letters } of analysis.boxes) {
        expectChances(
          letters,
          expected(level, every, (filling) => lettersOf(level.task, filling).get(cell)!),
        );
      }
      expect(sureOf(analysis)).toEqual(ascending(sameIn(level.task, every)));
      const chances = expected(level, every, (filling) => filling.join(' '));
      expect(analysis.bestChance).toBeCloseTo(Math.max(...chances.values()), 9);
    }
  });

  it('come from the likeliest fillings where not all can be listed, and what is sure is proven all the same', () => {
    let unlisted = 0;
    let some = 0;
    for (const { level, every, network } of levels) {
      if (every.length === 0) continue;
      const analysis = analyse(network, unstopped, { fillings: 5 });
      expect(analysis).toMatchObject({ fillings: every.length, counted: true });
      expect(sureOf(analysis)).toEqual(ascending(sameIn(level.task, every)));
      for (const { letters } of analysis.boxes) {
        if (letters.some(({ chance }) => chance === undefined)) expect(letters.length).toBe(1);
        else expect(letters.reduce((sum, { chance }) => sum + chance!, 0)).toBeCloseTo(1, 9);
      }
      if (analysis.exact) continue;
      unlisted++;
      if (analysis.slots.some(({ words }) => words.length > 1)) some++;
      const { best } = analysis;
      expect(analysis.slots.every(({ words }, i) => words.some(({ text }) => text === best!.filling[i]))).toBe(true);
    }
    expect(unlisted).toBeGreaterThan(20);
    expect(some).toBeGreaterThan(5);
  });
});

describe('the chances of small levels that are hardly looked at', () => {
  const filled = levels.filter(({ every }) => every.length > 0);
  /** So few tried words find a filling of many levels, but prove little. */
  const efforts = [3, 5, 7].flatMap((forBest) => filled.map((one) => ({ ...one, forBest })));
  const leastOf = ({ level, every }: (typeof levels)[number]) => Math.min(...every.map((one) => costIn(level, one)));

  it('are not told where only one of many fillings was listed, but what is sure is', () => {
    let unknown = 0;
    for (const { level, every, network } of filled) {
      const analysis = analyse(network, unstopped, { fillings: 1, nodes: 0 });
      const sure = sureOf(analysis);
      expect(sure).toEqual(ascending(sameIn(level.task, every)));
      // A level is exact only where nothing is left to list.
      if (analysis.exact) continue;
      for (const box of analysis.boxes) {
        if (box.sure) expect(box.letters).toMatchObject([{ chance: 1 }]);
        else if (box.letters[0]!.chance === undefined) unknown++;
      }
      for (const [i, { words }] of analysis.slots.entries()) {
        const isSure = level.task.slots[i]!.cells.every((cell) => sure.includes(cell));
        expect(words[0]!.chance === 1).toBe(isSure);
      }
      expect(analysis.bestChance).toBeUndefined();
    }
    expect(unknown).toBeGreaterThan(100);
  });

  it('come with a filling that is called the likeliest only where that is proven', () => {
    let [proven, unproven, dearer] = [0, 0, 0];
    for (const one of efforts) {
      const analysis = analyse(one.network, unstopped, { forBest: one.forBest, nodes: 0 });
      if (!analysis.best) continue;
      const isLeast = analysis.best.cost === leastOf(one);
      if (analysis.isBestProven) expect(isLeast).toBe(true);
      if (analysis.isBestProven) proven++;
      else unproven++;
      if (!isLeast) dearer++;
    }
    expect(Math.min(proven, unproven, dearer)).toBeGreaterThan(5);
  });

  it('come with the likeliest filling where the search for it was given up and the listing has it', () => {
    let mended = 0;
    for (const one of efforts) {
      const { forBest } = one;
      const analysis = analyse(one.network, unstopped, { forBest });
      if (!analysis.best || !analysis.exact) continue;
      expect(analysis).toMatchObject({ isBestProven: true, best: { cost: leastOf(one) } });
      const chances = expected(one.level, one.every, (filling) => filling.join(' '));
      expect(analysis.bestChance).toBeCloseTo(Math.max(...chances.values()), 9);
      const alone = analyse(one.network, unstopped, { forBest, nodes: 0 });
      if (alone.best!.cost > analysis.best.cost) mended++;
    }
    expect(mended).toBeGreaterThan(5);
  });
});

describe('the grid of the paper, with its answers not known', () => {
  const { answers, ...open } = paperTask;
  const of = async (list: Task['list']) => {
    const task = { ...open, list };
    return analyse(networkOf(task, await lexiconOf(task)));
  };

  it('has 8 fillings of common words, 23 of its 27 boxes are sure, and one is the paper’s', async () => {
    const analysis = await of('common');
    expect(analysis).toMatchObject({ fillings: 8, counted: true, exact: true });
    expect(analysis.boxes.length).toBe(27);
    expect(sureOf(analysis).length).toBe(23);
    expect(analysis.best!.filling).toEqual(answers);
  });

  it('has 3,136 fillings from the whole dictionary, 9 boxes are sure, and the likeliest is the paper’s', async () => {
    const analysis = await of('full');
    expect(analysis).toMatchObject({ fillings: 3136, counted: true, exact: true });
    expect(sureOf(analysis).length).toBe(9);
    expect(analysis.best!.filling).toEqual(answers);
    expect(analysis.slots[0]!.candidates).toBeGreaterThan(analysis.slots[0]!.words.length);
    expect(analysis.slots[0]!.words.slice(0, 2).map(({ text }) => text)).toEqual(['CUT', 'COT']);
  });

  it('is its answers and nothing else where they are known', async () => {
    const analysis = analyse(networkOf(paperTask, await lexiconOf(paperTask)));
    expect(analysis).toMatchObject({ fillings: 1, exact: true, bestChance: 1, best: { filling: answers } });
    expect(sureOf(analysis).length).toBe(27);
  });
});

it('rows without end are counted, and their first letters are not sure', async () => {
  const shape = { kind: 'rows', patterns: ['????', '????', '????', '????', 'S???', '?????', '?????'] } as const;
  const task: Task = { ...paperTask, letters: 'STUOMCAE', shape, slots: slotsOf(shape) };
  const { answers: _, ...open } = task;
  const analysis = analyse(networkOf(open, await lexiconOf(open)));
  expect(analysis).toMatchObject({ exact: false, counted: true });
  expect(analysis.fillings).toBeGreaterThan(1e9);
  expect(sureOf(analysis)).toEqual([16]);
  expect([...analysis.best!.filling.slice(0, 4)].sort()).toEqual(analysis.best!.filling.slice(0, 4));
});
