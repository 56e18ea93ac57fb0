/**
 * Rows of marks in colour: each tint as a ground under dark letters, in as many colours as the terminal says it has. The
 * letters are there in any case, so nothing is shown by colour alone.
 */
import type { Mark } from '../../contract/index.ts';
import { plainRows, type Rows } from '../../presentation/layout.ts';
import { tintColour } from '../../presentation/picture/palette.ts';

/** Bits of colour, as Node reports them; 1 means no colour. */
export type ColorDepth = 1 | 4 | 8 | 24;

const RESET = '\x1b[0m';
/** Grounds that every terminal has, the bright ones first; black letters are read on all of them. */
const PLAIN_GROUNDS = [101, 102, 103, 104, 105, 106, 41, 42, 43, 44, 45, 46];

export function paintRows(rows: Rows, depth: ColorDepth): readonly string[] {
  return depth === 1 ? plainRows(rows) : rows.map((row) => paintRow(row, depth));
}

function paintRow(row: readonly Mark[], depth: ColorDepth): string {
  let line = '';
  let tint: number | undefined;
  for (const mark of row) {
    if (mark.tint !== tint) line += `${tint === undefined ? '' : RESET}${codeOf(mark.tint, depth)}`;
    tint = mark.tint;
    line += mark.text;
  }
  return tint === undefined ? line : line + RESET;
}

function codeOf(tint: number | undefined, depth: ColorDepth): string {
  if (tint === undefined) return '';
  if (depth === 4) return `\x1b[30;${PLAIN_GROUNDS[tint % PLAIN_GROUNDS.length]}m`;
  const [ink, ground] = [tintColour('on-tint'), tintColour(`tint-${tint}`)].map((colour) => colourCode(colour, depth));
  return `\x1b[38;${ink};48;${ground}m`;
}

function colourCode(colour: string, depth: ColorDepth): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  if (depth === 24) return `2;${parts.join(';')}`;
  // The cube of 6 x 6 x 6 colours that terminals with 256 colours share.
  const [red, green, blue] = parts.map(cubeStep) as [number, number, number];
  return `5;${16 + 36 * red + 6 * green + blue}`;
}

/** The nearest of the cube's levels 0, 95, 135, 175, 215 and 255. */
const cubeStep = (part: number): number => (part < 48 ? 0 : part < 115 ? 1 : Math.floor((part - 35) / 40));
