/** How moves are written: `UR2DL3`, the way each tile slides, with repeat counts. No move at all is `-`. */
import { type Notation, type Parsed, parsed, placeAt, refused, shown } from '../../../contract/index.ts';
import { type Direction, directions, type Path } from '../model.ts';
import { text } from '../texts.ts';

/** Far more than any board needs. */
export const MOST_MOVES = 100_000;

const EMPTY = '-';
const arrows = '↑→↓←';

export const paths: Notation<Path> = {
  parse: (source) => (source.trim() === EMPTY ? parsed([]) : readMoves(source)),
  format: (path) => stretchesOf(path).join('') || EMPTY,
};

/** Moves in the same direction together: `R2`. */
export function stretchesOf(path: Path): string[] {
  const stretches: string[] = [];
  for (let from = 0, to = 0; from < path.length; from = to) {
    while (to < path.length && path[to] === path[from]) to++;
    stretches.push(to - from === 1 ? path[from]! : `${path[from]}${to - from}`);
  }
  return stretches;
}

function readMoves(source: string): Parsed<Path> {
  const path: Direction[] = [];
  const placeOf = (word: RegExpExecArray) => placeAt(source, word.index, word[0].length);
  // A letter with its count, or anything else that is neither a space nor a comma.
  for (const word of source.matchAll(/([URDL↑→↓←])(\d*)|\d+|[^\s,]/giu)) {
    const [whole, sign, count] = word;
    if (sign === undefined) {
      const code = /^\d/.test(whole) ? 'count-without-move' : 'not-a-move';
      return refused(text(code, { word: shown(whole) }), placeOf(word));
    }
    const times = count ? Number(count) : 1;
    if (times === 0) return refused(text('count-zero', { word: shown(whole) }), placeOf(word));
    if (path.length + times > MOST_MOVES) return refused(text('path-too-long', { most: MOST_MOVES }), placeOf(word));
    for (let i = 0; i < times; i++) path.push(directionOf(sign));
  }
  return path.length > 0 ? parsed(path) : refused(text('no-moves'), placeAt(source, 0, 1));
}

const directionOf = (sign: string): Direction =>
  arrows.includes(sign) ? directions[arrows.indexOf(sign)]! : (sign.toUpperCase() as Direction);
