/**
 * Our extension of the course format: a board, its pieces, and what is special about them, each under a keyword of its
 * own. Sections are gathered first and put together when all pieces are known, so they may come in any order.
 */
import { type Parsed, parsed, refused, shown } from '../../../contract/index.ts';
import { MOST_PIECES, NAMES, type Piece, type SetName, type Task } from '../model.ts';
import { sets } from '../sets.ts';
import { text } from '../texts.ts';
import { type BoardSection, readBoard, readPlaced, writeBoard } from './board.ts';
import { type Line, lineEndsOrSemicolons, placeOf, Reader, wholeLine, wordsOf } from './lines.ts';
import { type DrawnPiece, drawPiece } from './pieces.ts';
import {
  type Ban,
  type Copies,
  type Naming,
  type PieceSection,
  readBan,
  readCopies,
  readPieceSection,
} from './sections.ts';
import { keywordOf } from './words.ts';

interface Sections {
  board: BoardSection;
  pieces?: PieceSection;
  gaps?: true;
  readonly copies: Copies[];
  readonly bans: Ban[];
}

export function parseExtension(source: string): Parsed<Task> {
  const reader = new Reader(source, lineEndsOrSemicolons(source));
  reader.skipBlankLines();
  const first = reader.take()!;
  if (keywordOf(first) !== 'BOARD') {
    const word = wordsOf(first, 1)[0]!;
    return refused(text('no-board', { word: word.text.toUpperCase() }), placeOf(first, word));
  }
  const board = readBoard(reader, first);
  if (!board.ok) return board;
  const sections: Sections = { board: board.value, copies: [], bans: [] };
  for (reader.skipBlankLines(); reader.next; reader.skipBlankLines()) {
    const problem = readSection(reader, reader.take()!, sections);
    if (problem) return problem;
  }
  if (!sections.pieces) return refused(text('no-pieces'), reader.end);
  return assemble(sections, sections.pieces);
}

type Refusal = ReturnType<typeof refused>;

function readSection(reader: Reader, line: Line, sections: Sections): Refusal | undefined {
  const keyword = keywordOf(line);
  const words = wordsOf(line, Number.POSITIVE_INFINITY);
  const first = words[0]!;
  if (!keyword) return refused(text('unknown-word', { word: shown(first.text) }), wholeLine(line));
  if (keyword === 'BOARD' || (keyword === 'PIECES' && sections.pieces) || (keyword === 'GAPS' && sections.gaps)) {
    return refused(text('section-twice', { word: keyword }), placeOf(line, first));
  }
  if (keyword === 'PIECES') {
    const pieces = readPieceSection(reader, line, sections.board.board);
    if (!pieces.ok) return pieces;
    sections.pieces = pieces.value;
  } else if (keyword === 'COPIES') {
    const copies = readCopies(line, words);
    if (!copies.ok) return copies;
    sections.copies.push(copies.value);
  } else if (keyword === 'NO') {
    const ban = readBan(line, words, sections.board.board);
    if (!ban.ok) return ban;
    sections.bans.push(ban.value);
  } else {
    const extra = words[1];
    if (extra) return refused(text('after-gaps', { word: shown(extra.text) }), placeOf(line, extra));
    sections.gaps = true;
  }
  return undefined;
}

function assemble({ board, copies, bans, gaps }: Sections, { set, pieces: drawn }: PieceSection): Parsed<Task> {
  const all = withCopies(drawn, copies, oneSidedIn(set));
  if (!all.ok) return all;
  let pieces = all.value;
  for (const { freedom, names } of bans) {
    const originals = new Set<string>();
    for (const { name, place } of names) {
      const piece = pieces.find((one) => one.name === name);
      if (!piece) return unknownPiece({ name, place });
      originals.add(piece.copyOf ?? piece.name);
    }
    const banned = ({ name, copyOf }: Piece) => names.length === 0 || originals.has(copyOf ?? name);
    pieces = pieces.map((piece) => (banned(piece) ? { ...piece, [freedom]: false } : piece));
  }
  const placed = readPlaced(board, pieces);
  if (!placed.ok) return placed;
  return parsed({
    form: 'extension',
    board: board.board,
    ...(set ? { set } : {}),
    pieces,
    placed: placed.value,
    gaps: gaps ?? false,
  });
}

/** All pieces, the copies behind the others and with the first names that are free. */
function withCopies(
  drawn: readonly DrawnPiece[],
  copies: readonly Copies[],
  oneSided: number,
): Parsed<readonly Piece[]> {
  const pieces: Piece[] = drawn.map((piece, i) => ({ ...piece, mirror: i >= oneSided, turn: true }));
  const seen = new Set<string>();
  for (const { name, place, count, countPlace } of copies) {
    const original = pieces.find((piece) => piece.name === name && piece.copyOf === undefined);
    if (!original) return unknownPiece({ name, place });
    if (seen.has(name)) return refused(text('copies-twice', { name }), place);
    seen.add(name);
    if (pieces.length + count - 1 > MOST_PIECES) {
      return refused(text('pieces-over-limit', { most: MOST_PIECES }), countPlace);
    }
    for (let copy = 1; copy < count; copy++) {
      const free = [...NAMES].find((one) => pieces.every((piece) => piece.name !== one))!;
      pieces.push({ ...original, name: free, copyOf: name });
    }
  }
  return parsed(pieces);
}

/** How many of the first pieces the set itself forbids to turn over. */
const oneSidedIn = (set: SetName | undefined): number =>
  set && sets[set].oneSided ? Object.keys(sets[set].pieces).length : 0;

const unknownPiece = ({ name, place }: Naming) => refused(text('unknown-piece', { word: shown(name) }), place);

export function formatExtension(task: Task): string {
  const { set, pieces, gaps } = task;
  const own = pieces.slice(set ? Object.keys(sets[set].pieces).length : 0).filter(({ copyOf }) => copyOf === undefined);
  const copied = new Set(pieces.flatMap(({ copyOf }) => copyOf ?? []));
  // What the set itself forbids is not written.
  const forbidden = new Set(pieces.slice(0, oneSidedIn(set)).map(({ name }) => name));
  const mayTurnOver = ({ name, copyOf = name }: Piece) => !forbidden.has(copyOf);
  return [
    ...writeBoard(task),
    set ? `PIECES ${sets[set].title}` : 'PIECES',
    ...own.flatMap(drawPiece),
    ...[...copied].map((name) => `COPIES ${name} ${1 + pieces.filter(({ copyOf }) => copyOf === name).length}`),
    ...writeBan('NO MIRROR', pieces.filter(mayTurnOver), ({ mirror }) => !mirror),
    ...writeBan('NO TURN', pieces, ({ turn }) => !turn),
    ...(gaps ? ['GAPS'] : []),
  ].join('\n');
}

/** Copies may do what their originals may, so they are not named. */
function writeBan(words: string, pieces: readonly Piece[], banned: (piece: Piece) => boolean): string[] {
  if (!pieces.some(banned)) return [];
  if (pieces.every(banned)) return [words];
  const names = pieces.filter((piece) => piece.copyOf === undefined && banned(piece)).map(({ name }) => name);
  return [[words, ...names].join(' ')];
}
