/**
 * How a filling is written: its words on one line, in the order of the slots, `?` for a box that is open. A filled grid is
 * read as well, as a terminal shows it and a file keeps it: then the words come in the order of a crossword.
 */
import { type Notation, type Parsed, parsed, placeAt, refused } from '../../../contract/index.ts';
import { type Filling, NONE } from '../model.ts';
import { slotsOf } from '../slots.ts';
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
  const rows = source.split(/[\n/]/).map((line) => [...line.replace(/\s/g, '')].map(boxOf));
  if (rows.length > 1 && rows.flat().includes(NONE) && !rows.flat().includes(undefined)) {
    return ofGrid(rows.map((row) => row.join('')).filter((row) => row !== ''));
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

/** The words of a filled grid; places without a box may be left out at the end of a row. */
function ofGrid(lines: readonly string[]): Parsed<Filling> {
  const columns = Math.max(...lines.map((line) => line.length));
  const cells = lines.map((line) => line.padEnd(columns, NONE)).join('');
  const words = slotsOf({ kind: 'grid', rows: lines.length, columns, cells }).map((slot) =>
    slot.cells.map((cell) => cells[cell]).join(''),
  );
  return words.length > 0 ? parsed(words) : refused(text('no-words'), { line: 1, column: 1, length: 1 });
}
