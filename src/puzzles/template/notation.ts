/** How a task and a pick are written: `3 5 8 -> 8` and `3 5`. The first bad word ends the reading, and is told. */
import { type Notation, type Parsed, type Place, parsed, placeAt, refused, shown } from '../../contract/index.ts';
import { MOST_NUMBERS, type Picked, type Task } from './model.ts';
import { text } from './texts.ts';

/** No number at all. */
const NOTHING = '-';

export const picks: Notation<Picked> = {
  parse: (source) => (source.trim() === NOTHING ? parsed([]) : readNumbers(source)),
  format: (pick) => pick.join(' ') || NOTHING,
};

export const tasks: Notation<Task> = {
  parse(source) {
    const arrow = source.indexOf('->');
    if (arrow < 0) return refused(text('no-arrow'), placeAt(source, source.trimEnd().length, 1));
    const numbers = picks.parse(source.slice(0, arrow));
    if (!numbers.ok) return numbers;
    const [target, extra] = wordsOf(source, arrow + 2);
    if (!target) return refused(text('no-target'), placeAt(source, arrow, 2));
    const value = target[0] === '0' ? 0 : toNumber(target[0]);
    if (value === undefined) return refused(text('bad-number', { word: shown(target[0]) }), placeOf(source, target));
    if (extra) return refused(text('after-target', { word: shown(extra[0]) }), placeOf(source, extra));
    return parsed({ numbers: numbers.value, target: value });
  },
  format: ({ numbers, target }) => `${picks.format(numbers)} -> ${target}`,
};

/** At least one number; a move needs one too. */
export function readNumbers(source: string): Parsed<readonly number[]> {
  const numbers: number[] = [];
  for (const word of wordsOf(source, 0)) {
    const value = toNumber(word[0]);
    if (value === undefined) return refused(text('bad-number', { word: shown(word[0]) }), placeOf(source, word));
    if (numbers.includes(value)) return refused(text('twice', { number: value }), placeOf(source, word));
    if (numbers.length === MOST_NUMBERS)
      return refused(text('too-many', { most: MOST_NUMBERS }), placeOf(source, word));
    numbers.push(value);
  }
  return numbers.length > 0 ? parsed(numbers) : refused(text('no-numbers'), placeAt(source, 0, 1));
}

/** Up to one word more than is ever looked at, so that a huge text costs no more than a small one. */
function wordsOf(source: string, from: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  const word = /\S+/g;
  word.lastIndex = from;
  for (let match = word.exec(source); match && found.length <= MOST_NUMBERS; match = word.exec(source))
    found.push(match);
  return found;
}

const toNumber = (word: string): number | undefined => (/^[1-9][0-9]{0,5}$/.test(word) ? Number(word) : undefined);

const placeOf = (source: string, word: RegExpExecArray): Place => placeAt(source, word.index, word[0].length);
