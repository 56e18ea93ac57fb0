import { describe, expect, it } from 'vitest';
import type { Probe } from '../../../../contract/index.ts';
import type { Filling } from '../../model.ts';
import { costIn, everyFilling, levelOf } from '../../testing/small-levels.ts';
import { countFillings } from './count.ts';
import { fillingOf, type Network, networkOf, networkWith, withLetters, without } from './network.ts';
import { bestFilling, type Found, fillings, isFillable, someFillings, unstopped } from './search.ts';
import { tablesOf } from './table.ts';
import { type Limits, tellAll, usual } from './telling.ts';

const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const levels = seeds.map((seed) => {
  const level = levelOf(seed);
  return { seed, level, network: networkOf(level.task, level.lexicon), every: everyFilling(level) };
});
const written = (fillings: readonly Filling[]) => fillings.map((filling) => filling.join(' ')).sort();

/** What a search for all tells, in its order, and what it says beside it. */
function told(network: Network, limits: Partial<Limits> = {}) {
  const heard: Filling[] = [];
  const notes: string[] = [];
  const probe = {
    tick: () => undefined,
    solution: (filling: Filling) => heard.push(filling),
    note: ({ code }: { code: string }) => notes.push(code),
  } as unknown as Probe<Filling>;
  tellAll(network, probe, { ...usual, ...limits });
  return { fillings: heard, notes };
}

describe('300 small levels', () => {
  it('are of all kinds: none, one and many fillings, grids and rows, crossings and twins', () => {
    const counts = levels.map(({ every }) => every.length);
    for (const is of [(n: number) => n === 0, (n: number) => n === 1, (n: number) => n > 100]) {
      expect(counts.filter(is).length).toBeGreaterThan(10);
    }
    const twins = levels.filter(({ network }) => network.spaces.some(({ twin }) => twin !== undefined));
    expect(twins.filter(({ every }) => every.length > 0).length).toBeGreaterThan(10);
    expect(levels.filter(({ level }) => level.task.shape.kind === 'grid').length).toBeGreaterThan(100);
  });

  it('have the fillings that the plainest search finds, each once', () => {
    for (const { seed, network, every } of levels) {
      const found = Array.from(fillings(network, unstopped), (chosen) => fillingOf(network, chosen));
      expect(`${seed}: ${written(found).join('\n')}`).toBe(`${seed}: ${written(every).join('\n')}`);
    }
  });

  it('are counted without being listed, up to a limit', () => {
    for (const { seed, network, every } of levels) {
      expect({ seed, count: countFillings(network) }).toEqual({ seed, count: every.length });
      for (const most of [1, 2, 7]) {
        expect({ seed, count: countFillings(network, most) }).toEqual({ seed, count: Math.min(most, every.length) });
      }
    }
  });

  it('have as their best the least that any filling costs, each one told better than the last', () => {
    for (const { seed, level, network, every } of levels) {
      const costs: number[] = [];
      const best = bestFilling(network, unstopped, ({ cost }: Found) => costs.push(cost));
      const least = Math.min(...every.map((filling) => costIn(level, filling)));
      expect({ seed, cost: best?.cost ?? Number.POSITIVE_INFINITY }).toEqual({ seed, cost: least });
      if (best) expect(costIn(level, best.filling)).toBe(best.cost);
      expect(costs).toEqual([...new Set(costs)].sort((a, b) => b - a));
    }
  });

  it('are told in order of likelihood, and by text where alike', () => {
    for (const { seed, level, network, every } of levels) {
      const sorted = [...every].sort(
        (a, b) => costIn(level, a) - costIn(level, b) || (a.join(' ') < b.join(' ') ? -1 : 1),
      );
      // All at once, and step by step.
      for (const { fillings: all, notes } of [told(network), told(network, { fewNodes: 0 })]) {
        expect(`${seed}: ${all.join('\n')}`).toBe(`${seed}: ${sorted.join('\n')}`);
        expect(notes).toEqual([]);
      }
    }
  });

  it('are told as they are found where they are too many, and that is said', () => {
    const many = levels.filter(({ every }) => every.length > 100);
    const some = many.map(({ network, every }) => {
      const late = told(network, { sorted: 3 });
      const never = told(network, { fewNodes: 0, bestNodes: 0 });
      for (const { fillings: all } of [late, never]) expect(written(all).join('\n')).toBe(written(every).join('\n'));
      expect(never.notes).toEqual(['told-as-found']);
      return late.notes;
    });
    expect(some.flat()).toContain('told-as-found');
  });

  it('give up to a number of fillings, or whether there is one', () => {
    for (const { network, every } of levels) {
      const all = new Set(written(every));
      expect(isFillable(network)).toBe(every.length > 0);
      for (const most of [0, 1, 2, 5]) {
        const some = written(someFillings(network, most));
        expect(some.length).toBe(Math.min(most, every.length));
        expect(some.every((filling) => all.has(filling))).toBe(true);
      }
    }
  });

  it('keep the fillings that have a letter more that is known, and those of fewer slots', () => {
    for (const { level, network, every } of levels.slice(0, 100)) {
      const [first] = every;
      if (!first || first.length === 1) continue;
      const { slots } = level.task;
      const [cell, letter] = [slots.at(-1)!.cells[0]!, first.at(-1)![0]!];
      const having = every.filter((filling) => filling.at(-1)![0] === letter);
      // Twins stand in order among their like only, which a known letter changes.
      if (level.task.shape.kind === 'grid') {
        expect(written(someFillings(withLetters(network, [[cell, letter]]), 1e9))).toEqual(written(having));
      }
      const fewer = someFillings(without(network, new Set([0])), 1e9).map((filling) => filling.join(' '));
      expect(fewer).toContain(first.slice(1).join(' '));
    }
  });
});

it('tables can be shared by the networks of one wheel', () => {
  const { level, every } = levels.find(({ level: { task }, every: { length } }) => task.list === 'full' && length > 5)!;
  const tables = tablesOf(level.lexicon.wordsOf(''));
  expect(written(someFillings(networkWith(level.task, tables), 1e9))).toEqual(written(every));
});
