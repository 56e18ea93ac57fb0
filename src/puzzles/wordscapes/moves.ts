/**
 * A player types words. One that fits goes into its boxes; where it fits in several places, into those of the likeliest
 * filling that has it. Any other word of the dictionary that the wheel allows is a bonus word.
 */
import { Recent } from '../../algorithms/kept/recent.ts';
import { type Moves, parsed, placeAt, refused, shown, type Text } from '../../contract/index.ts';
import { withWord } from './boxes.ts';
import { candidatesOf, fits, problemWith, singleWords } from './filling/problem.ts';
import { bestFilling, unstopped } from './filling/search.ts';
import { type Tables, tablesOf } from './filling/table.ts';
import { loadedLexicon } from './lexicon/index.ts';
import { limited } from './limited.ts';
import { cellsOf, type Filling, OPEN, patternOf, type Task } from './model.ts';
import { lackOf } from './spelling.ts';
import { text } from './texts.ts';
import { verify } from './verify.ts';

/** A move is answered at once: a search is given up after so many words tried, and the word then may fit. */
const MOST_NODES = 3_000;
/** So many bonus words are named, those found last. */
const MOST_NAMED = 20;
/** The candidates of the wheels played last, since the next word is mostly played on the same one. */
const kept = new Recent<Tables>(4);

export const moves: Moves<Task, Filling> = {
  help: text('help-moves'),
  play(task, typed) {
    const source = typed.trim();
    const word = source.toUpperCase();
    const refuse = (why: Text) => refused(why, placeAt(source, 0, Math.max(1, source.length)));
    const objection = objectionTo(task, source, word);
    if (objection) return refuse(objection);
    const placed = placedIn(task, word);
    if (placed === 'hopeless') return refuse(text('move-hopeless'));
    if (placed) return parsed(placed);
    const stranger = strangerIn(task, word);
    return stranger ? refuse(stranger) : parsed({ ...task, bonus: [...task.bonus, word] });
  },
  finished(task) {
    if (task.shape.kind === 'words') {
      const { n, of } = wordsFound(task);
      return of > 0 && n === of;
    }
    if (cellsOf(task).includes(OPEN)) return false;
    const filling = task.slots.map((slot) => patternOf(task, slot));
    return verify(task, filling).length === 0;
  },
  status(task) {
    if (task.shape.kind === 'words') return text('status-words', wordsFound(task));
    const n = task.bonus.length;
    const last = task.bonus.slice(-MOST_NAMED).join(' ');
    return n === 0 ? undefined : text('status-bonus', { n, words: n > MOST_NAMED ? `… ${last}` : last });
  },
};

/** Where single words are looked for: how many of them are found, of how many. */
function wordsFound(task: Task) {
  const found = new Set(task.bonus);
  const words = singleWords(task, loadedLexicon(task));
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
function placedIn(task: Task, word: string): Task | 'hopeless' | undefined {
  const { slots, answers } = task;
  if (answers) {
    const slot = slots.find((one, i) => answers[i] === word && patternOf(task, one) !== word);
    return slot && withWord(task, slot, word);
  }
  const places = slots.filter((slot) => fits(word, patternOf(task, slot)));
  if (places.length === 0 || !isCandidate(task, word)) return undefined;
  let best: Task | undefined;
  let least: number | undefined;
  for (const written of differing(places.map((slot) => withWord(task, slot, word)))) {
    const cost = leastCost(written);
    if (cost === undefined || (least !== undefined && cost >= least)) continue;
    [best, least] = [written, cost];
  }
  return best ?? (leastCost(task) === undefined ? 'hopeless' : undefined);
}

/** Of rows that differ in nothing but their order, the first will do. */
function differing(written: readonly Task[]): Iterable<Task> {
  const looks = written.map((task) =>
    task.shape.kind === 'rows' ? [...task.shape.patterns].sort().join() : cellsOf(task),
  );
  return written.filter((_, i) => looks.indexOf(looks[i]!) === i);
}

function isCandidate(task: Task, word: string): boolean {
  const found = loadedLexicon(task).find(word);
  return found !== undefined && (task.list === 'full' || found.isCommon);
}

/** What the likeliest filling costs; nothing where it is proven that there is none, infinite where nobody knows. */
function leastCost(task: Task): number | undefined {
  const { language, list, letters, own } = task;
  const tables = kept.once([language, list, letters, ...(own ?? [])].join(' '), () =>
    tablesOf(candidatesOf(task, loadedLexicon(task))),
  );
  let least: number | undefined;
  const isDone = limited(unstopped, MOST_NODES, (ticker) => {
    bestFilling(problemWith(task, tables), ticker, ({ cost }) => {
      least = cost;
    });
    return true;
  });
  return least ?? (isDone ? undefined : Number.POSITIVE_INFINITY);
}

/** Why a word that is in no boxes does not count as found beside them. */
function strangerIn(task: Task, word: string): Text | undefined {
  if (!loadedLexicon(task).find(word)) return text(task.own ? 'move-unlisted' : 'move-unknown', { word });
  if (task.shape.kind !== 'words') return undefined;
  const { patterns } = task.shape;
  const isMatch = patterns.length === 0 || patterns.some((pattern) => fits(word, pattern));
  return isMatch ? undefined : text('move-no-pattern', { word, patterns: patterns.join(' ') });
}
