/** Where single words are looked for there is nothing to fill: every word of the wheel is held against the patterns. */
import type { Goal, Run } from '../../../contract/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Filling, Task } from '../model.ts';
import { candidatesOf, singleWords } from '../search/filling/problem.ts';
import { byLikelihood } from '../search/filling/table.ts';
import { text } from '../texts.ts';
import { lengthsOf, sourceOf } from '../word-source.ts';

/** Tells them longest first, then likeliest; the best is the likeliest of all. */
export function singly(task: Task, lexicon: Lexicon, goal: Goal): Run<Filling> {
  return (probe) => {
    probe.tick(candidatesOf(task, lexicon).length);
    const words = singleWords(task, lexicon);
    const told = goal === 'best' ? [...words].sort(byLikelihood).slice(0, 1) : words;
    for (const word of told) {
      probe.tick(0);
      probe.solution([word.text]);
    }
    if (words.length === 0) probe.note(text('none-words', { source: sourceOf(task), ...lengthsOf(task) }));
  };
}

export const watchSingly = (task: Task, lexicon: Lexicon): Iterable<Filling> =>
  singleWords(task, lexicon).map((word) => [word.text]);
