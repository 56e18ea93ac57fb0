/**
 * A player types words. One that fits goes into its boxes; where it fits in several places, into those of the likeliest
 * filling that has it. Any other word of the dictionary that the wheel allows is a bonus word.
 */

import { limited } from '../../algorithms/effort/limited.ts';
import { Recent } from '../../algorithms/kept/recent.ts';
import {
  type Play,
  type Playing,
  parsed,
  placeAt,
  refused,
  shown,
  type Text,
  type Ticker,
} from '../../contract/index.ts';
import { withWord } from './boxes.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { cellsOf, type Filling, OPEN, patternOf, type Task } from './model.ts';
import { wordsIn } from './search/filling/effort.ts';
import { candidatesOf, fits, type Network, networkWith, singleWords } from './search/filling/network.ts';
import { bestFilling, isFillable, unstopped } from './search/filling/search.ts';
import { type Tables, tablesOf } from './search/filling/table.ts';
import { lackOf } from './spelling.ts';
import { text } from './texts.ts';
import { verify } from './verify.ts';

/**
 * A move is answered at once, however large the grid is: this is the work spent on one move at most, where each word
 * tried costs the words of all slots. A word that is not judged by then counts as one that may fit.
 */
const MOST_WORK = 4_000_000;
/** How many bonus words are named at most, those found last. */
const MOST_NAMED = 20;
/** The candidates of the wheels played last, since the next word is mostly played on the same one. */
const kept = new Recent<Tables>(4);

export const moves: Playing = { help: text('help-moves') };

export const playOf = (task: Task, lexicon: Lexicon): Play<Task, Filling> => ({
  move(typed) {
    const source = typed.trim();
    const word = source.toUpperCase();
    const refuse = (why: Text) => refused(why, placeAt(source, 0, Math.max(1, source.length)));
    const objection = objectionTo(task, source, word);
    if (objection) return refuse(objection);
    const placed = placedIn(task, word, lexicon);
    if (placed === 'hopeless') return refuse(text('move-hopeless'));
    if (placed) return parsed(placed);
    const stranger = strangerIn(task, word, lexicon);
    return stranger ? refuse(stranger) : parsed({ ...task, bonus: [...task.bonus, word] });
  },
  finished() {
    if (task.shape.kind === 'words') {
      const { n, of } = wordsFound(task, lexicon);
      return of > 0 && n === of;
    }
    if (cellsOf(task).includes(OPEN)) return false;
    const filling = task.slots.map((slot) => patternOf(task, slot));
    return verify(task, filling, lexicon).length === 0;
  },
  status() {
    if (task.shape.kind === 'words') return text('status-words', wordsFound(task, lexicon));
    const n = task.bonus.length;
    const last = task.bonus.slice(-MOST_NAMED).join(' ');
    return n === 0 ? undefined : text('status-bonus', { n, words: n > MOST_NAMED ? `… ${last}` : last });
  },
});

/** Where single words are looked for: how many of them are found, of how many. */
function wordsFound(task: Task, lexicon: Lexicon) {
  const found = new Set(task.bonus);
  const words = singleWords(task, lexicon);
  return { n: words.filter((word) => found.has(word.text)).length, of: words.length };
}

/** What keeps it from being a word of this wheel that is not found yet, whatever the dictionary says. */
function objectionTo(task: Task, source: string, word: string): Text | undefined {
  if (!/^[a-z]+$/i.test(source)) return text('move-no-word', { word: shown(source) });
  if (word.length < 2) return text('move-too-short');
  const { letters, slots, bonus } = task;
  const lack = lackOf(word, letters);
  if (lack) return text('move-lacks', { word: shown(word), letter: lack.letter, there: lack.there, letters });
  if (bonus.includes(word)) return text('move-found', { word });
  return slots.some((slot) => patternOf(task, slot) === word) ? text('move-in-grid', { word }) : undefined;
}

/** The task with the word in the boxes where it fits best; nothing where it fits nowhere. */
function placedIn(task: Task, word: string, lexicon: Lexicon): Task | 'hopeless' | undefined {
  const { slots, answers } = task;
  if (answers) {
    const slot = slots.find((one, i) => answers[i] === word && patternOf(task, one) !== word);
    return slot && withWord(task, slot, word);
  }
  const places = slots.filter((slot) => fits(word, patternOf(task, slot)));
  if (places.length === 0 || !isCandidate(task, word, lexicon)) return undefined;
  return likeliestOf(task, differing(places.map((slot) => withWord(task, slot, word))), lexicon);
}

/**
 * Of some ways to go on, the one that the likeliest filling has, as far as it is found; where none is found but not all
 * ways are proven to be wrong, the one that was looked at last. Without any of them, hopeless if the task is so already.
 */
function likeliestOf(task: Task, ways: Iterable<Task>, lexicon: Lexicon): Task | 'hopeless' | undefined {
  const tables = tablesFor(task, lexicon);
  let best: Task | undefined;
  let least = Number.POSITIVE_INFINITY;
  let looked: Task | undefined;
  const none = limited(unstopped, MOST_WORK, (budget): 'hopeless' | undefined => {
    for (const way of ways) {
      looked = way;
      const network = networkWith(way, tables);
      bestFilling(network, charging(budget, network), ({ cost }) => {
        if (cost < least) [best, least] = [way, cost];
      });
      looked = undefined;
    }
    if (best) return undefined;
    const network = networkWith(task, tables);
    return isFillable(network, charging(budget, network)) ? undefined : 'hopeless';
  });
  return best ?? looked ?? none;
}

/** Every word tried, and the start of the search, costs the number of words in all slots. */
function charging(budget: Ticker, network: Network): Ticker {
  const work = wordsIn(network);
  budget.tick(work);
  return { tick: (nodes = 1) => budget.tick(nodes * work) };
}

const tablesFor = (task: Task, lexicon: Lexicon): Tables => {
  const { language, list, letters, own } = task;
  const key = [language, list, letters, ...(own ?? [])].join(' ');
  return kept.once(key, () => tablesOf(candidatesOf(task, lexicon)));
};

/** Of rows that differ in nothing but their order, the first will do. */
function differing(written: readonly Task[]): Iterable<Task> {
  const looks = written.map((task) =>
    task.shape.kind === 'rows' ? [...task.shape.patterns].sort().join() : cellsOf(task),
  );
  return written.filter((_, i) => looks.indexOf(looks[i]!) === i);
}

function isCandidate(task: Task, word: string, lexicon: Lexicon): boolean {
  const found = lexicon.find(word);
  return found !== undefined && (task.list === 'full' || found.isCommon);
}

/** Why a word that is in no boxes does not count as found beside them. */
function strangerIn(task: Task, word: string, lexicon: Lexicon): Text | undefined {
  if (!lexicon.find(word)) return text(task.own ? 'move-unlisted' : 'move-unknown', { word });
  if (task.shape.kind !== 'words') return undefined;
  const { patterns } = task.shape;
  const isMatch = patterns.length === 0 || patterns.some((pattern) => fits(word, pattern));
  return isMatch ? undefined : text('move-no-pattern', { word, patterns: patterns.join(' ') });
}
