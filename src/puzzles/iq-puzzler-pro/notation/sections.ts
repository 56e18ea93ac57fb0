/** The sections of our extension below the board, each as it stands; their names are looked up when all pieces are known. */
import { type Parsed, type Place, parsed, refused, shown } from '../../../contract/index.ts';
import { type Board, NAMES, type SetName } from '../model.ts';
import { sets } from '../sets.ts';
import { text } from '../texts.ts';
import { type Line, placeIn, placeOf, type Reader, type Word, wholeLine, wordsOf } from './lines.ts';
import { type DrawnPiece, readPieces } from './pieces.ts';
import { toCount } from './sizes.ts';
import { keywordOf } from './words.ts';

export interface PieceSection {
  readonly set: SetName | undefined;
  readonly pieces: readonly DrawnPiece[];
}

/** A name that is looked up once all pieces are known. */
export interface Naming {
  readonly name: string;
  readonly place: Place;
}

export interface Copies extends Naming {
  readonly count: number;
  readonly countPlace: Place;
}

/** Pieces that may not do something; all where none is named. */
export interface Ban {
  readonly freedom: 'mirror' | 'turn';
  readonly names: readonly Naming[];
}

export function readPieceSection(reader: Reader, line: Line, board: Board): Parsed<PieceSection> {
  const keyword = wordsOf(line, 1)[0]!;
  const rest = line.text.slice(keyword.at + keyword.text.length).trimStart();
  const set = (Object.keys(sets) as SetName[]).find(
    (name) =>
      name ===
      rest
        .toLowerCase()
        .split(/[\s_-]+/)
        .join('-'),
  );
  if (rest !== '' && !set) {
    const known = Object.values(sets).map(({ title }) => title);
    const place = placeIn(line, line.text.length - rest.length, rest.length);
    return refused(text('unknown-set', { word: shown(rest), known: known.join(', ') }), place);
  }
  if (set && sets[set].oneSided && board.kind !== 'flat') {
    return refused(text('one-sided-in-space', { set: sets[set].title }), wholeLine(line));
  }
  const own = readPieces(reader, {
    names: NAMES,
    layers: board.kind === 'box',
    blankLines: true,
    // More than two different characters are a word, and not two pieces in one row.
    ends: (next) => keywordOf(next) !== undefined || new Set(next.text.replace(/[\s|]/g, '')).size > 2,
    badName: (character) =>
      character === '|' && board.kind !== 'box' ? text('layers-outside-box') : text('name-not-allowed', { character }),
    unwelcome: (name) =>
      set && Object.hasOwn(sets[set].pieces, name) ? text('name-in-set', { name, set: sets[set].title }) : undefined,
  });
  if (!own.ok) return own;
  const known = set ? Object.entries(sets[set].pieces).map(([name, shape]) => ({ name, shape })) : [];
  const pieces = [...known, ...own.value];
  return pieces.length > 0 ? parsed({ set, pieces }) : refused(text('no-pieces'), wholeLine(line));
}

export function readCopies(line: Line, words: readonly Word[]): Parsed<Copies> {
  const [, name, number, extra] = words;
  if (!name || !number || extra) return refused(text('copies-words'), wholeLine(line));
  const count = toCount(number.text);
  const countPlace = placeOf(line, number);
  if (!count) return refused(text('copies-number', { word: shown(number.text) }), countPlace);
  return parsed({ name: name.text, place: placeOf(line, name), count, countPlace });
}

export function readBan(line: Line, [, what, ...names]: readonly Word[], board: Board): Parsed<Ban> {
  const banned = what?.text.toUpperCase() ?? '';
  if (!['MIRROR', 'TURN', 'ROTATION'].includes(banned)) {
    return refused(text('no-what'), what ? placeOf(line, what) : wholeLine(line));
  }
  const freedom = banned === 'MIRROR' ? 'mirror' : 'turn';
  if (freedom === 'mirror' && board.kind !== 'flat') return refused(text('mirror-in-space'), wholeLine(line));
  return parsed({ freedom, names: names.map((word) => ({ name: word.text, place: placeOf(line, word) })) });
}
