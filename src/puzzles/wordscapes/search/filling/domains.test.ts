import { describe, expect, it } from 'vitest';
import { costIn, everyFilling, levelOf } from '../../testing/small-levels.ts';
import { Bounds } from './bounds.ts';
import { Domains } from './domains.ts';
import { type Network, networkOf } from './network.ts';

const levels = Array.from({ length: 200 }, (_, i) => levelOf(2000 + i))
  .map((level) => ({ level, network: networkOf(level.task, level.lexicon), every: everyFilling(level) }))
  .filter(({ every }) => every.length < 500);

/** The words that each slot may still hold. */
const stateOf = ({ spaces }: Network, domains: Domains): string[][] =>
  spaces.map(({ table }, slot) => domains.list(slot).map((word) => table.words[word]!.text));

describe('what is possible', () => {
  it('keeps the words of every filling, and in a grid only such as something crossing agrees with', () => {
    let [kept, gone] = [0, 0];
    for (const { level, network, every } of levels) {
      const domains = new Domains(network);
      if (!domains.isPossible) {
        expect(every).toEqual([]);
        gone++;
        continue;
      }
      const state = stateOf(network, domains);
      expect([...domains.counts]).toEqual(state.map(({ length }) => length));
      // Twins are held in another order than they are written in.
      if (level.task.shape.kind === 'rows') continue;
      for (const filling of every) for (const [i, word] of filling.entries()) expect(state[i]).toContain(word);
      for (const [slot, meetings] of domains.meetings.entries()) {
        for (const { place, other, otherPlace } of meetings) {
          const there = new Set(state[other]!.map((word) => word[otherPlace]));
          expect(state[slot]!.every((word) => there.has(word[place]))).toBe(true);
          kept++;
        }
      }
    }
    expect(kept).toBeGreaterThan(100);
    expect(gone).toBeGreaterThan(10);
  });

  it('is as it was after anything is undone', () => {
    for (const { network } of levels) {
      const domains = new Domains(network);
      if (!domains.isPossible) continue;
      const before = stateOf(network, domains);
      const mark = domains.mark();
      for (const slot of network.spaces.keys()) {
        for (const word of domains.list(slot)) {
          const inner = domains.mark();
          const held = stateOf(network, domains);
          if (domains.assign(slot, word)) {
            expect(stateOf(network, domains)[slot]).toEqual([network.spaces[slot]!.table.words[word]!.text]);
            if (slot % 2 === 0) break;
          }
          domains.undo(inner);
          expect(stateOf(network, domains)).toEqual(held);
        }
      }
      domains.undo(mark);
      expect(stateOf(network, domains)).toEqual(before);
    }
  });

  it('shows the letters that all words of a slot have', () => {
    for (const { network } of levels) {
      const domains = new Domains(network);
      if (!domains.isPossible) continue;
      for (const [slot, words] of stateOf(network, domains).entries()) {
        const common = [...words[0]!].map((letter, i) => (words.every((word) => word[i] === letter) ? letter : '?'));
        expect(domains.pattern(slot)).toBe(common.join(''));
      }
    }
  });
});

describe('what fillings cost at least', () => {
  const grids = levels.filter(({ level, every }) => level.task.shape.kind === 'grid' && every.length > 0);
  const numbersOf = ({ spaces }: Network, filling: readonly string[]) =>
    filling.map((text, slot) => spaces[slot]!.table.words.findIndex((word) => word.text === text));

  it('is never more than one does', () => {
    for (const { level, network, every } of grids) {
      const domains = new Domains(network);
      const bounds = new Bounds(network, domains);
      expect(bounds.tighten(Number.MAX_SAFE_INTEGER)).toBe(true);
      for (const filling of every) {
        const least = numbersOf(network, filling).map((word, slot) => bounds.least(slot, word));
        expect(Math.max(...least)).toBeLessThanOrEqual(costIn(level, filling));
      }
    }
  });

  it('takes away no word of a filling under the ceiling, and says when no filling is', () => {
    let emptied = 0;
    for (const { level, network, every } of grids) {
      const costs = every.map((filling) => costIn(level, filling));
      for (const ceiling of [Math.min(...costs) - 1, Math.min(...costs), Math.max(...costs)]) {
        const domains = new Domains(network);
        const isPossible = new Bounds(network, domains).tighten(ceiling);
        const under = every.filter((_, i) => costs[i]! <= ceiling);
        if (!isPossible) {
          expect(under).toEqual([]);
          emptied++;
          continue;
        }
        const state = stateOf(network, domains);
        for (const filling of under) for (const [i, word] of filling.entries()) expect(state[i]).toContain(word);
      }
    }
    // On most of these small grids the bound is exact.
    expect(emptied).toBeGreaterThan(grids.length / 2);
  });
});
