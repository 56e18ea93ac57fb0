/** How a filling is written: its words on one line, in the order of the slots, `?` for a box that is open. */
import { type Notation, type Parsed, parsed, placeAt, refused } from '../../../contract/index.ts';
import { type Filling, NONE } from '../model.ts';
import { text } from '../texts.ts';
import { boxOf } from './boxes.ts';

/** More than the largest grid can take. */
const MOST_CHARACTERS = 20_000;

export const fillings: Notation<Filling> = {
  parse: readWords,
  format: (filling) => filling.join(' '),
};

function readWords(source: string): Parsed<Filling> {
  if (source.length > MOST_CHARACTERS) {
    return refused(text('filling-too-long', { most: MOST_CHARACTERS }), placeAt(source, MOST_CHARACTERS, 1));
  }
  const words: string[] = [];
  for (const { 0: word, index } of source.matchAll(/[^\s,;/]+/g)) {
    let boxes = '';
    for (const { 0: sign, index: at } of word.matchAll(/./gsu)) {
      const box = boxOf(sign);
      if (box === undefined || box === NONE) {
        return refused(text('not-in-a-word', { sign }), placeAt(source, index + at, sign.length));
      }
      boxes += box;
    }
    words.push(boxes);
  }
  return words.length > 0 ? parsed(words) : refused(text('no-words'), placeAt(source, 0, 1));
}
