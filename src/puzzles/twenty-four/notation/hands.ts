/**
 * How a hand is written: `4 J 10 9`, or `25 50 75 100 3 6 -> 952`, or the latter followed by ` countdown`.
 * Words are read one by one and the first bad one ends the reading, so that a huge text is refused as fast as a short one.
 */
import { type Notation, type Parsed, type Place, parsed, refused, shown, type Text } from '../../../contract/index.ts';
import {
  CARD_TARGET,
  CARDS_IN_HAND,
  cardName,
  exactnessBound,
  FEWEST_NUMBERS,
  type Hand,
  MOST_NUMBERS,
} from '../model.ts';
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

export const hands: Notation<Hand> = {
  parse: (source) => (ARROW.test(source) ? parseNumbers(source) : parseCards(source)),
  format({ numbers, target, rules }) {
    if (rules === 'cards') return numbers.map(cardName).join(' ');
    return `${numbers.join(' ')} -> ${target}${rules === 'countdown' ? ` ${COUNTDOWN}` : ''}`;
  },
};

function parseCards(source: string): Parsed<Hand> {
  const numbers: number[] = [];
  let last: Word | undefined;
  for (const word of words(source)) {
    const position = numbers.length + 1;
    const number = cardValue(word.text);
    if (number === undefined && (position <= CARDS_IN_HAND || !DIGITS.test(word.text))) {
      return refused(notACard(word.text, position), word.place);
    }
    if (number === undefined || position > CARDS_IN_HAND) {
      return refused(text('too-many-cards', { word: shown(word.text) }), word.place);
    }
    numbers.push(number);
    last = word;
  }
  if (numbers.length === 0) return refused(text('no-hand'), after(last));
  if (numbers.length < CARDS_IN_HAND) return refused(text('too-few-cards', { count: numbers.length }), after(last));
  return parsed({ numbers, target: CARD_TARGET, rules: 'cards' });
}

function cardValue(word: string): number | undefined {
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

function parseNumbers(source: string): Parsed<Hand> {
  const numbers: number[] = [];
  let target: number | undefined;
  let arrow: Word | undefined;
  let countdown = false;
  let last: Word | undefined;
  for (const word of words(source)) {
    last = word;
    if (ARROW.test(word.text)) {
      if (arrow) return refused(text('second-arrow'), word.place);
      arrow = word;
      if (numbers.length < FEWEST_NUMBERS)
        return refused(text('too-few-numbers', { count: numbers.length }), word.place);
      continue;
    }
    if (target !== undefined) {
      if (countdown || word.text.toLowerCase() !== COUNTDOWN) {
        return refused(text('after-target', { word: shown(word.text) }), word.place);
      }
      countdown = true;
      continue;
    }
    const value = CARDS[word.text.toUpperCase()] ?? (DIGITS.test(word.text) ? Number(word.text) : undefined);
    if (value === undefined && /^[0-9]+$/.test(word.text)) return refused(text('too-large'), word.place);
    if (value === undefined) {
      const what = { word: shown(word.text), position: numbers.length + 1 };
      return refused(arrow ? text('bad-target', what) : text('bad-number', what), word.place);
    }
    if (arrow) target = value;
    else if (numbers.length === MOST_NUMBERS) return refused(text('too-many-numbers', { word: word.text }), word.place);
    else numbers.push(value);
  }
  if (target === undefined) return refused(text('no-target'), after(last));
  if (exactnessBound(numbers, target) > Number.MAX_SAFE_INTEGER) {
    return refused(text('too-large'), { line: 1, column: 1, length: Math.min(source.length, 80) });
  }
  return parsed({ numbers, target, rules: countdown ? 'countdown' : 'numbers' });
}
