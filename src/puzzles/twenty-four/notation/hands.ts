/**
 * How a hand is written: `4 J 10 9`, or `25 50 75 100 3 6 -> 952`, or the latter followed by ` countdown`. A pattern is
 * written in the same way, with `?` for any number and for any target.
 * Words are read one by one and the first bad one ends the reading, so that a huge text is refused as fast as a short one.
 */
import {
  type Notation,
  type Parsed,
  type Place,
  parsed,
  placeAt,
  refused,
  shown,
  type Text,
} from '../../../contract/index.ts';
import {
  CARD_TARGET,
  CARDS_IN_HAND,
  cardName,
  exactnessBound,
  FEWEST_NUMBERS,
  type Hand,
  isPattern,
  MOST_NUMBERS,
  MOST_UNKNOWN,
  numberName,
  type Rules,
  type Slot,
  type Task,
} from '../model.ts';
import { isExact } from '../pattern.ts';
import { text } from '../texts.ts';

interface Word {
  readonly text: string;
  readonly place: Place;
}

const WORD = /\S+/g;
const ARROW = /->|→/;
const DIGITS = /^[0-9]{1,16}$/;
const CARDS: Readonly<Record<string, number>> = { A: 1, J: 11, Q: 12, K: 13 };
const COUNTDOWN = 'countdown';
const ANY = '?';

/** The words of a text with their places, lazily. */
function* words(source: string): Generator<Word> {
  let line = 1;
  let lineStart = 0;
  let seen = 0;
  for (const match of source.matchAll(WORD)) {
    for (let at = source.indexOf('\n', seen); at >= 0 && at < match.index; at = source.indexOf('\n', at + 1)) {
      line++;
      lineStart = at + 1;
    }
    seen = match.index;
    for (const [at, text] of cutAtArrows(match[0])) {
      yield { text, place: { line, column: match.index + at - lineStart + 1, length: text.length } };
    }
  }
}

/** An arrow needs no spaces around it. One expression for this would run out of stack on a word of many megabytes. */
function* cutAtArrows(word: string): Generator<[at: number, part: string]> {
  let from = 0;
  for (const arrow of word.matchAll(/->|→/g)) {
    if (arrow.index > from) yield [from, word.slice(from, arrow.index)];
    yield [arrow.index, arrow[0]];
    from = arrow.index + arrow[0].length;
  }
  if (from < word.length) yield [from, word.slice(from)];
}

/** Just after a word, or at the very start. */
const after = (word: Word | undefined): Place =>
  word
    ? { line: word.place.line, column: word.place.column + word.place.length, length: 1 }
    : { line: 1, column: 1, length: 1 };

export const tasks: Notation<Task> = {
  parse: (source) => (ARROW.test(source) ? parseNumbers(source) : parseCards(source)),
  format(task) {
    const { target, rules } = task;
    const row = (isPattern(task) ? task.slots : task.numbers).map((slot) => numberName(task, slot)).join(' ');
    return rules === 'cards' ? row : `${row} -> ${target}${rules === 'countdown' ? ` ${COUNTDOWN}` : ''}`;
  },
};

/** Where a pattern will not do. */
export const hands: Notation<Hand> = {
  parse(source) {
    const task = tasks.parse(source);
    if (!task.ok || !isPattern(task.value)) return task as Parsed<Hand>;
    return refused(text('hand-wanted'), placeAt(source, source.indexOf(ANY), 1));
  },
  format: tasks.format,
};

/** A hand, or a pattern where something is left open. */
function taskOf(slots: readonly Slot[], target: Slot, rules: Rules): Task {
  const numbers = slots.filter((slot) => slot !== ANY);
  return target !== ANY && numbers.length === slots.length ? { numbers, target, rules } : { slots, target, rules };
}

function parseCards(source: string): Parsed<Task> {
  const slots: Slot[] = [];
  let last: Word | undefined;
  for (const word of words(source)) {
    const position = slots.length + 1;
    const slot = cardValue(word.text);
    if (slot === undefined && (position <= CARDS_IN_HAND || !DIGITS.test(word.text))) {
      return refused(notACard(word.text, position), word.place);
    }
    if (slot === undefined || position > CARDS_IN_HAND) {
      return refused(text('too-many-cards', { word: shown(word.text) }), word.place);
    }
    slots.push(slot);
    last = word;
  }
  if (slots.length === 0) return refused(text('no-hand'), after(last));
  if (slots.length < CARDS_IN_HAND) return refused(text('too-few-cards', { count: slots.length }), after(last));
  return parsed(taskOf(slots, CARD_TARGET, 'cards'));
}

function cardValue(word: string): Slot | undefined {
  if (word === ANY) return ANY;
  const letter = CARDS[word.toUpperCase()];
  return letter ?? (/^([2-9]|10)$/.test(word) ? Number(word) : undefined);
}

function notACard(word: string, position: number): Text {
  if (/^(=>?|>|countdown)$/i.test(word)) return text('arrow-wanted', { word: shown(word) });
  if (!DIGITS.test(word)) return text('unknown-card', { word: shown(word), position });
  const face = Number(word) === 0 ? '0' : cardName(Number(word));
  return face === String(Number(word))
    ? text('number-not-card', { word: shown(word), position })
    : text('face-as-number', { word, position, face });
}

function parseNumbers(source: string): Parsed<Task> {
  const slots: Slot[] = [];
  let target: Slot | undefined;
  let unknown = 0;
  let arrow: Word | undefined;
  let countdown = false;
  let last: Word | undefined;
  for (const word of words(source)) {
    last = word;
    if (ARROW.test(word.text)) {
      if (arrow) return refused(text('second-arrow'), word.place);
      arrow = word;
      if (slots.length < FEWEST_NUMBERS) return refused(text('too-few-numbers', { count: slots.length }), word.place);
      continue;
    }
    if (target !== undefined) {
      if (countdown || word.text.toLowerCase() !== COUNTDOWN) {
        return refused(text('after-target', { word: shown(word.text) }), word.place);
      }
      countdown = true;
      continue;
    }
    const value = slotOf(word.text);
    if (value === undefined && /^[0-9]+$/.test(word.text)) return refused(text('too-large'), word.place);
    if (value === undefined) {
      const what = { word: shown(word.text), position: slots.length + 1 };
      return refused(arrow ? text('bad-target', what) : text('bad-number', what), word.place);
    }
    if (arrow) target = value;
    else if (slots.length === MOST_NUMBERS) return refused(text('too-many-numbers', { word: word.text }), word.place);
    else if (value === ANY && ++unknown > MOST_UNKNOWN) {
      return refused(text('too-many-unknown', { most: MOST_UNKNOWN }), word.place);
    } else slots.push(value);
  }
  if (target === undefined) return refused(text('no-target'), after(last));
  const task = taskOf(slots, target, countdown ? 'countdown' : 'numbers');
  if (isPattern(task) ? !isExact(task) : exactnessBound(task.numbers, task.target) > Number.MAX_SAFE_INTEGER) {
    return refused(text('too-large'), { line: 1, column: 1, length: Math.min(source.length, 80) });
  }
  return parsed(task);
}

function slotOf(word: string): Slot | undefined {
  if (word === ANY) return ANY;
  return CARDS[word.toUpperCase()] ?? (DIGITS.test(word) ? Number(word) : undefined);
}
