import { describe, expect, it } from 'vitest';
import type { AnyPuzzle } from '../../contract/index.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { contendersWith, readContender, writeContender } from './contender.ts';

const puzzles: readonly AnyPuzzle[] = await Promise.all(catalogue.map(({ load }) => load()));
const withOptions = puzzles.find(({ solving }) => solving.strategies.some(({ id }) => id === 'ida-star'))!;

describe('a contender in writing', () => {
  it('is read back as it was, for every setting of every strategy', () => {
    for (const puzzle of puzzles) {
      for (const { id, options = {} } of puzzle.solving.strategies) {
        const words = Object.entries(options).flatMap(([name, spec]) =>
          spec.kind === 'flag'
            ? [`${id}:${name}=${!spec.default}`]
            : spec.kind === 'choice'
              ? spec.values.map((v) => `${id}:${name}=${v.id}`)
              : [],
        );
        for (const word of [id, ...words]) {
          const read = readContender(puzzle, word);
          expect(read.ok, word).toBe(true);
          if (!read.ok) continue;
          const written = writeContender(puzzle, read.value);
          expect(readContender(puzzle, written)).toEqual(read);
          expect(word.startsWith(written) || written === word, `${word} ${written}`).toBe(true);
        }
      }
    }
  });

  it('names a switch alone', () => {
    const read = readContender(withOptions, 'ida-star:multi-tile');
    expect(read.ok && read.value.options['multi-tile']).toBe(true);
  });

  it.each([
    ['nonsense', 'unknown-strategy'],
    ['ida-star:colour=red', 'unknown-option'],
    ['ida-star:heuristic=none', 'bad-option'],
    ['', 'unknown-strategy'],
  ])('%o is refused', (word, code) => {
    const read = readContender(withOptions, word);
    expect(!read.ok && read.problem.text.code).toBe(code);
  });
});

describe('options for all', () => {
  it('reach those that have them and do not name their own', () => {
    const read = contendersWith(withOptions, ['ida-star', 'a-star:heuristic=misplaced', 'branch-and-bound'], {
      heuristic: 'manhattan',
    });
    expect(read.ok && read.value.map(({ options }) => options.heuristic)).toEqual([
      'manhattan',
      'misplaced',
      undefined,
    ]);
  });

  it('are refused where no contender has them', () => {
    const read = contendersWith(withOptions, ['branch-and-bound'], { heuristic: 'manhattan' });
    expect(!read.ok && read.problem.text.code).toBe('unknown-option');
  });
});
