/** Where single words are looked for: how many there are of each length, and which. */
import type { Lexicon, Word } from '../lexicon/lexicon.ts';
import type { Task } from '../model.ts';
import { singleWords } from '../search/filling/network.ts';
import { text } from '../texts.ts';
import { sourceOf } from '../word-source.ts';
import { byLength, commonByLength, commonOf, sorted } from '../words-by-length.ts';
import type { WordExplanation } from './data.ts';
import { wheelFact } from './facts.ts';

/** How many words of a length are written out at most. */
const MOST_LISTED = 30;

export function explainWords(task: Task, lexicon: Lexicon): WordExplanation {
  const words = sorted(singleWords(task, lexicon));
  const best = words.reduce<Word | undefined>((a, b) => (a && a.rarity <= b.rarity ? a : b), undefined);
  return {
    verdict: text('verdict-words', { count: words.length, common: commonOf(words), source: sourceOf(task) }),
    facts: [wheelFact(task, lexicon)],
    figures: {
      columns: [text('column-length'), text('column-words'), text('column-common'), text('column-list')],
      rows: [...byLength(words)].map(([length, alike]) => [length, alike.length, commonOf(alike), listed(alike)]),
    },
    data: {
      fillings: words.length,
      exact: true,
      estimated: false,
      best: best?.text ?? null,
      proven: true,
      boxes: [],
      slots: [],
      bonus: words.map((word) => word.text),
      rare: words.length - commonOf(words),
      common: commonByLength(words),
      blame: [],
    },
  };
}

function listed(words: readonly Word[]): string {
  const some = words.slice(0, MOST_LISTED).map((word) => word.text);
  return words.length > MOST_LISTED ? `${some.join(' ')} … (+${words.length - MOST_LISTED})` : some.join(' ');
}
