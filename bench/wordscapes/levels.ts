/** Levels as our generator draws and lays them out, but without asking how many fillings they have. */
import type { Random } from '../../src/algorithms/random/random.ts';
import { choose, drawersOf } from '../../src/puzzles/wordscapes/generate/choosing.ts';
import { cellsOf, crosswords, taskOf } from '../../src/puzzles/wordscapes/generate/making.ts';
import { allTerms, type Plan, RAREST } from '../../src/puzzles/wordscapes/generate/plans.ts';
import type { Lexicon } from '../../src/puzzles/wordscapes/lexicon/lexicon.ts';
import { type DictionaryLanguage, type Filling, OPEN, type Task } from '../../src/puzzles/wordscapes/model.ts';

/** A level with what its maker meant. */
export interface Meant {
  readonly task: Task;
  readonly right: Filling;
}

/** No letter is shown, and any word of the dictionary may be an answer. */
export function openLevel(lexicon: Lexicon, language: DictionaryLanguage, plan: Plan, random: Random): Meant {
  const drawers = drawersOf(lexicon, plan, RAREST);
  for (;;) {
    const wheel = drawers[random.below(drawers.length)]!(random);
    const chosen = choose(lexicon, wheel, { ...plan, ...allTerms[0]! }, RAREST, random);
    const crossword = chosen && crosswords(chosen.words, random)[0];
    if (!crossword) continue;
    const cells = cellsOf(crossword);
    const task = taskOf(chosen.letters, { language }, crossword, cells.replace(/[A-Z]/g, OPEN));
    const right = task.slots.map((slot) => slot.cells.map((cell) => cells[cell]).join(''));
    return { task: { ...task, list: 'full' }, right };
  }
}
