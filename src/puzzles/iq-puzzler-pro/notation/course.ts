/** Course files: three numbers, a kind of board, its drawing where it is a CUSTOM one, and the pieces. */
import { type Parsed, parsed, refused, shown } from '../../../contract/index.ts';
import { type Board, COURSE_NAMES, MOST_CELLS, type Task } from '../model.ts';
import { text } from '../texts.ts';
import { LINE_ENDS, type Line, nameOf, placeIn, placeOf, Reader, type Word, wholeLine, wordsOf } from './lines.ts';
import { drawPiece, readPieces } from './pieces.ts';
import { ballsIn, flatBoard, toCount } from './sizes.ts';

/** The first line: the numbers, and the words for when they turn out too large. */
interface Sizes {
  readonly line: Line;
  readonly words: readonly Word[];
  readonly rows: number;
  readonly columns: number;
  readonly count: number;
}

export function parseCourse(source: string): Parsed<Task> {
  const reader = new Reader(source, LINE_ENDS);
  const sizes = readSizes(reader.take()!);
  if (!sizes.ok) return sizes;
  const { count } = sizes.value;
  const board = readBoard(reader, sizes.value);
  if (!board.ok) return board;
  const pieces = readPieces(reader, {
    names: COURSE_NAMES,
    layers: false,
    blankLines: false,
    ends: () => false,
    badName: (character) => text('not-a-letter', { character }),
    unwelcome: (name, { length }) => (length < count ? undefined : text('too-many-pieces', { name, count })),
  });
  if (!pieces.ok) return pieces;
  const found = pieces.value.length;
  if (found < count) return refused(text('too-few-pieces', { found, count }), reader.end);
  return parsed({
    form: 'course',
    board: board.value,
    pieces: pieces.value.map((piece) => ({ ...piece, mirror: true, turn: true })),
    placed: [],
    gaps: false,
  });
}

function readSizes(line: Line): Parsed<Sizes> {
  const words = wordsOf(line, 4);
  const extra = words[3];
  if (extra) return refused(text('too-many-values', { word: shown(extra.text) }), placeOf(line, extra));
  if (words.length < 3) {
    return refused(text('too-few-values', { found: words.length }), placeIn(line, line.text.length, 1));
  }
  const numbers: number[] = [];
  for (const [i, code] of (['value-rows', 'value-columns', 'value-pieces'] as const).entries()) {
    const word = words[i]!;
    const number = toCount(word.text);
    if (!number)
      return refused(text('not-positive', { word: shown(word.text), what: text(code) }), placeOf(line, word));
    numbers.push(number);
  }
  const [rows, columns, count] = numbers as [number, number, number];
  if (count > COURSE_NAMES.length) {
    const word = shown(words[2]!.text);
    return refused(text('count-too-large', { word, most: COURSE_NAMES.length }), placeOf(line, words[2]!));
  }
  return parsed({ line, words, rows, columns, count });
}

function readBoard(reader: Reader, sizes: Sizes): Parsed<Board> {
  const { line, words, rows, columns } = sizes;
  const typeLine = reader.next;
  if (!typeLine) return refused(text('no-type'), reader.end);
  reader.take();
  const [type, extra] = wordsOf(typeLine, 2);
  if (!type) return refused(text('no-type'), placeIn(typeLine, 0, 1));
  const kind = type.text.toUpperCase();
  if (kind !== 'DEFAULT' && kind !== 'CUSTOM' && kind !== 'PYRAMID') {
    return refused(text('unknown-type', { word: shown(type.text) }), placeOf(typeLine, type));
  }
  if (extra) return refused(text('after-type', { word: shown(extra.text) }), placeOf(typeLine, extra));
  if (kind === 'PYRAMID' && rows !== columns) {
    return refused(text('pyramid-not-square', { rows, columns }), placeOf(line, words[1]!));
  }
  if ((kind === 'PYRAMID' ? ballsIn(rows) : rows * columns) > MOST_CELLS) {
    const [first, second] = words as [Word, Word];
    const size = `${shown(first.text)} x ${shown(second.text)}${kind === 'PYRAMID' ? ` x ${shown(first.text)}` : ''}`;
    const place = placeIn(line, first.at, second.at + second.text.length - first.at);
    return refused(text('board-too-large', { size, most: MOST_CELLS }), place);
  }
  if (kind === 'PYRAMID') return parsed({ kind: 'pyramid', side: rows });
  return kind === 'DEFAULT' ? parsed({ kind: 'flat', rows, columns }) : readMask(reader, rows, columns);
}

function readMask(reader: Reader, rows: number, columns: number): Parsed<Board> {
  let mask = '';
  let first: Line | undefined;
  for (let found = 0; found < rows; found++) {
    const line = reader.next;
    const short = found === 0 ? text('no-mask', { rows }) : text('mask-too-short', { found, rows });
    if (!line) return refused(short, reader.end);
    if (line.text === '') return refused(text('mask-blank-line', { found, rows }), placeIn(line, 0, 1));
    // Other letters and blanks alone: the pieces have begun.
    if (/^[A-WYZ ]+$/.test(line.text)) return refused(short, wholeLine(line));
    const wrong = line.text.search(/[^X.]/);
    if (wrong >= 0) {
      const character = String.fromCodePoint(line.text.codePointAt(wrong)!);
      const problem = character === '\t' ? text('mask-tab') : text('mask-character', { character: nameOf(character) });
      return refused(problem, placeIn(line, wrong, character.length));
    }
    if (line.text.length !== columns) {
      return refused(text('mask-line-length', { found: line.text.length, columns }), wholeLine(line));
    }
    mask += line.text;
    first ??= line;
    reader.take();
  }
  if (reader.next && /^X*\.[X.]*$/.test(reader.next.text)) {
    return refused(text('mask-too-long', { rows }), wholeLine(reader.next));
  }
  return mask.includes('X') ? parsed(flatBoard(rows, columns, mask)) : refused(text('no-open-cell'), wholeLine(first!));
}

export function formatCourse({ board, pieces }: Task): string {
  const drawn = pieces.flatMap(drawPiece);
  if (board.kind === 'pyramid') return [`${board.side} ${board.side} ${pieces.length}`, 'PYRAMID', ...drawn].join('\n');
  const { rows, columns } = board;
  const mask = board.kind === 'flat' ? board.mask : undefined;
  const lines = mask === undefined ? [] : rowsOf(mask, columns);
  return [`${rows} ${columns} ${pieces.length}`, mask === undefined ? 'DEFAULT' : 'CUSTOM', ...lines, ...drawn].join(
    '\n',
  );
}

const rowsOf = (mask: string, columns: number): string[] =>
  Array.from({ length: mask.length / columns }, (_, row) => mask.slice(row * columns, (row + 1) * columns));
