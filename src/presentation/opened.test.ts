import { describe, expect, it } from 'vitest';
import { catalogue } from '../puzzles/catalogue.ts';
import { puzzleIn } from './opened.ts';
import { reportWithPuzzle } from './report.ts';

describe.each(catalogue.map((entry) => [entry.id, entry] as const))('a file that was saved with %s', (_, entry) => {
  it('opens again, with one solution, with several and with none', async () => {
    const puzzle = await entry.load();
    const solved = puzzle.about.examples.flatMap(({ text, answers }) => {
      const first = answers.find((answer) => answer.first !== undefined)?.first;
      return first === undefined ? [] : [{ text, first }];
    });
    expect(solved.length).toBeGreaterThan(0);
    for (const { text, first } of solved.slice(0, 4)) {
      for (const solutions of [[first], [first, first], []]) {
        const saved = reportWithPuzzle(puzzle, text, solutions.length, solutions, 'so much');
        const [opened, own] = [puzzleIn(puzzle, saved), text].map((one) => puzzle.instance.parse(one));
        expect(opened).toEqual(own);
      }
    }
  });

  it('is left as it is where no puzzle can be read in it', async () => {
    const puzzle = await entry.load();
    for (const text of ['', '?!\n12\n', '== none ==\n3']) expect(puzzleIn(puzzle, text)).toBe(text);
  });
});
