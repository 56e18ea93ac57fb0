/** Exercises about the searches of every puzzle, of every strategy that can be watched. */
import { describe, expect, it } from 'vitest';
import type { AnyPuzzle } from '../../contract/index.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { template } from '../../puzzles/template/index.ts';
import { record } from '../record.ts';
import { clientOf } from '../testing/client.ts';
import { drawQuestions } from './draw.ts';
import { exerciseLimits } from './model.ts';
import { complaints } from './testing/complaints.ts';

const puzzles: readonly AnyPuzzle[] = [
  template as unknown as AnyPuzzle,
  ...(await Promise.all(catalogue.map(({ load }) => load()))),
];
const watchable = puzzles.flatMap((puzzle) =>
  puzzle.solving.strategies.filter(({ watch }) => watch).map(({ id }) => [puzzle.about.id, id, puzzle] as const),
);
/** Of each search, and each by as many seeds. */
const EXAMPLES = 2;
const SEEDS = [1, 2];

describe.each(watchable)('%s by %s', (id, strategy, puzzle) => {
  it('can be asked about: one right answer each, never twice the same, nothing given away', async () => {
    const client = clientOf(puzzle);
    const searched = { puzzle, strategy };
    let asked = 0;
    let tried = 0;
    for (const { text } of puzzle.about.examples) {
      const recorder = record(
        (question) => client.ask(question),
        { puzzle: id, text, strategy },
        undefined,
        exerciseLimits,
      );
      if (await recorder.done) continue;
      for (const seed of SEEDS) {
        const questions = drawQuestions(recorder.recording, searched, seed, 10);
        expect(complaints(recorder.recording, searched, questions)).toEqual([]);
        expect(drawQuestions(recorder.recording, searched, seed, 10)).toEqual(questions);
        asked += questions.length;
      }
      if (++tried === EXAMPLES) break;
    }
    expect(asked).toBeGreaterThanOrEqual(SEEDS.length * 5);
  });
});
