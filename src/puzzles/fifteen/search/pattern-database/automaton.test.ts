import { describe, expect, it } from 'vitest';
import { automatonOf, forbiddenWords, type Word } from './automaton.ts';

const words = forbiddenWords();
const steps = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

interface Walked {
  /** Where everything that was moved has gone, and the blank. */
  readonly effect: string;
  readonly box: readonly [top: number, left: number, bottom: number, right: number];
}

/** A word done on a board without end. */
function walk(word: Word): Walked {
  const at = new Map<string, string>();
  const [rows, columns] = [[0], [0]];
  let [row, column] = [0, 0];
  for (const move of word) {
    const blank = `${row},${column}`;
    row += steps[move]![0];
    column += steps[move]![1];
    const from = `${row},${column}`;
    at.set(blank, at.get(from) ?? from);
    at.delete(from);
    rows.push(row);
    columns.push(column);
  }
  const moved = [...at].filter(([cell, tile]) => cell !== tile).sort();
  return {
    effect: `${row},${column} ${moved.join(' ')}`,
    box: [Math.min(...rows), Math.min(...columns), Math.max(...rows), Math.max(...columns)],
  };
}

/** All words of up to a length without an opposite of the last move. */
function wordsUpTo(length: number): Word[] {
  const all: Word[] = [[]];
  for (let i = 0; i < all.length && all[i]!.length < length; i++) {
    for (let move = 0; move < 4; move++) if (all[i]!.at(-1) !== 3 - move) all.push([...all[i]!, move]);
  }
  return all;
}

const isBetter = (a: Word, b: Word): boolean =>
  a.length < b.length || (a.length === b.length && a.join('') < b.join(''));
const isInside = (a: Walked, b: Walked): boolean =>
  a.box[0] >= b.box[0] && a.box[1] >= b.box[1] && a.box[2] <= b.box[2] && a.box[3] <= b.box[3];

describe('the forbidden words', () => {
  it('of up to nine moves are exactly those that have a better one, and no such word inside', () => {
    const byEffect = new Map<string, { word: Word; walked: Walked }[]>();
    const expected = new Set(['03', '12', '21', '30']);
    const hasOneInside = (word: string): boolean => {
      for (let from = 0; from < word.length; from++) {
        for (let to = from + 1; to <= word.length; to++) if (expected.has(word.slice(from, to))) return true;
      }
      return false;
    };
    for (const word of wordsUpTo(9)) {
      const walked = walk(word);
      const same = byEffect.get(walked.effect) ?? [];
      const better = same.some((other) => isBetter(other.word, word) && isInside(other.walked, walked));
      if (better && !hasOneInside(word.join(''))) expected.add(word.join(''));
      else same.push({ word, walked });
      byEffect.set(walked.effect, same);
    }
    const found = words.filter((word) => word.length <= 9).map((word) => word.join(''));
    expect(new Set(found)).toEqual(expected);
  });

  it('of twelve moves each have a better one, sampled by looking for it', () => {
    // Better words are looked for among those that visit the same box: depth first, and never out of it.
    for (const word of words.filter((w) => w.length === 12).filter((_, i) => i % 300 === 0)) {
      expect(hasBetter(word), word.join('')).toBe(true);
    }
  });

  it('can be stopped while they are found, and are all there the next time', () => {
    const stop = new Error('stop');
    let ticks = 0;
    const stopping = () => {
      if (++ticks === 3) throw stop;
    };
    expect(() => forbiddenWords(stopping)).toThrow(stop);
    expect(ticks).toBe(3);
    expect(forbiddenWords()).toEqual(words);
  });

  it('are as many as on the day they were first counted', () => {
    const counts: Record<number, number> = {};
    for (const { length } of words) counts[length] = (counts[length] ?? 0) + 1;
    expect(counts).toEqual({ 2: 4, 6: 4, 7: 2, 8: 32, 9: 22, 10: 294, 11: 211, 12: 2098 });
  });
});

function hasBetter(word: Word): boolean {
  const target = walk(word);
  const [top, left, bottom, right] = target.box;
  const look = (begun: Word, row: number, column: number): boolean => {
    if (isBetter(begun, word) && walk(begun).effect === target.effect) return true;
    if (begun.length === word.length) return false;
    return steps.some(([down, across], move) => {
      const [r, c] = [row + down, column + across];
      if (begun.at(-1) === 3 - move || r < top || r > bottom || c < left || c > right) return false;
      return look([...begun, move], r, c);
    });
  };
  return look([], 0, 0);
}

describe('the automaton', () => {
  const { open, next } = automatonOf(words);

  const accepts = (word: Word): boolean => {
    let state = 0;
    for (const move of word) {
      if (!(open[state]! & (1 << move))) return false;
      state = next[4 * state + move]!;
    }
    return true;
  };

  it('stops at every forbidden word, wherever it begins, and at nothing else', () => {
    const forbidden = new Set(words.map((word) => word.join('')));
    const isClean = (word: string): boolean => {
      for (let from = 0; from < word.length; from++) {
        for (let to = from + 2; to <= word.length; to++) if (forbidden.has(word.slice(from, to))) return false;
      }
      return true;
    };
    expect(wordsUpTo(7).filter((word) => accepts(word) !== isClean(word.join('')))).toEqual([]);
    const samples = words.flatMap((word) => {
      const begun = word.slice(0, -1);
      const anyMove = [0, 1, 2, 3];
      return [word.slice(1), ...anyMove.map((move) => [move, ...word]), ...anyMove.map((move) => [...begun, move])];
    });
    expect(samples.filter((word) => accepts(word) !== isClean(word.join('')))).toEqual([]);
  });
});
