/** New tasks: hard ones have larger numbers. The same wish always gives the same task. */
import { type Random, seededRandom, shuffled } from '../../algorithms/random/random.ts';
import { type Generator, parsed } from '../../contract/index.ts';
import type { Task } from './model.ts';
import { picks, readNumbers } from './notation.ts';
import { text } from './texts.ts';

/** The numbers to draw from. */
const ranges = { easy: { least: 1, most: 20 }, hard: { least: 21, most: 99 } } as const;
type Difficulty = keyof typeof ranges;

/** How hard a task is; tests hold the generator to it. */
export const difficultyOf = ({ numbers }: Task): Difficulty =>
  Math.max(...numbers) > ranges.easy.most ? 'hard' : 'easy';

export const generator: Generator<Task> = {
  difficulties: [
    { id: 'easy', name: text('easy') },
    { id: 'hard', name: text('hard') },
  ],
  options: { count: { kind: 'number', default: 6, least: 2, most: 20, summary: text('option-count') } },
  like: ({ numbers }) => ({ count: Math.min(20, Math.max(2, numbers.length)) }),
  key: ({ numbers }) => picks.format([...numbers].sort((a, b) => a - b)),
  generate({ seed, difficulty = 'easy', options, attached }) {
    const random = seededRandom(seed);
    const { least, most } = ranges[difficulty as Difficulty];
    const range = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    // A person's own numbers stand in place of drawn ones.
    const drawn = attached?.numbers === undefined ? parsed(range) : readNumbers(attached.numbers);
    if (!drawn.ok) return drawn;
    return parsed(taskOf(shuffled(drawn.value, random).slice(0, Number(options.count)), random));
  },
  // A person's own task gives the numbers, and only the target is new.
  on: {
    inPlaceOf: ['count'],
    isNeeded: () => true,
    generate: ({ numbers }, { seed }) => parsed(taskOf(numbers, seededRandom(seed))),
  },
};

/** Some of the numbers make the target. */
function taskOf(numbers: readonly number[], random: Random): Task {
  const pick = shuffled(numbers, random).slice(0, 1 + random.below(numbers.length));
  return { numbers: shuffled(numbers, random), target: pick.reduce((sum, number) => sum + number, 0) };
}
