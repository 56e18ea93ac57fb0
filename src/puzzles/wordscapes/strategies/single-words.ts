/** Where single words are looked for there is nothing to fill: every word of the wheel is held against the patterns. */
import { DepthFirst } from '../../../algorithms/trace/depth-first.ts';
import type { Goal, Run, Trace } from '../../../contract/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Filling, OPEN, type Task } from '../model.ts';
import { candidatesOf, singleWords } from '../search/filling/network.ts';
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

/** Every word of the wheel is a node; those that fit are solutions, or the likeliest one where the best is asked for. */
export function* watchSingly(task: Task, lexicon: Lexicon, goal: Goal): Generator<Trace<Filling>, void> {
  const fitting = new Set(singleWords(task, lexicon));
  const best = goal === 'best' ? [...fitting].sort(byLikelihood)[0] : undefined;
  const tree = new DepthFirst<Filling>();
  yield tree.enter([OPEN], false);
  tree.mark('dead end', text('watch-wheel'));
  for (const word of candidatesOf(task, lexicon)) {
    yield tree.enter([word.text], true, { length: word.text.length });
    if (!fitting.has(word)) tree.mark('dead end', text('watch-fits-none', { word: word.text }));
    else if (best && word !== best) tree.mark('dead end', text('watch-less-likely'));
    else tree.mark('solution');
    yield tree.leave();
  }
  yield* tree.leaveAll();
}
