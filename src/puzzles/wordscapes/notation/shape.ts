/** What is to be filled, under its keyword or as lines of its own below the letters. */
import { type Parsed, parsed, refused } from '../../../contract/index.ts';
import type { Shape } from '../model.ts';
import { text } from '../texts.ts';
import { readLengths, readPatterns } from './boxes.ts';
import { readGrid } from './grid.ts';
import {
  type Keyword,
  linesIn,
  type Piece,
  placeOf,
  type Section,
  type Sections,
  trimmed,
  wordsIn,
} from './sections.ts';

const kinds = ['GRID', 'LENGTHS', 'ROWS', 'PATTERNS'] as const satisfies readonly Keyword[];
type Kind = (typeof kinds)[number];

/** `bare` are the lines below the letters that stand under no keyword. */
export function readShape(
  source: string,
  named: Sections['named'],
  bare: readonly Piece[],
  letters: string,
): Parsed<Shape> {
  const given = kinds.flatMap((kind) => (named[kind] ? [{ kind, section: named[kind] }] : []));
  const [first, second] = given.sort((a, b) => a.section.keyword.at - b.section.keyword.at);
  if (first && second) {
    return refused(
      text('two-shapes', { first: first.kind, second: second.kind }),
      placeOf(source, second.section.keyword),
    );
  }
  if (first && bare[0]) return refused(text('stray-line', { keyword: first.kind }), placeOf(source, trimmed(bare[0])));
  if (first) return readKind(source, first.kind, first.section, letters);
  if (bare.length === 0) return parsed({ kind: 'words', patterns: [] });
  const [line] = bare;
  return readKind(source, kindOf(bare), { keyword: line!, lines: bare }, letters);
}

function readKind(source: string, kind: Kind, section: Section, letters: string): Parsed<Shape> {
  const lines = linesIn(section);
  if (lines.length === 0) return refused(text('nothing-beside', { keyword: kind }), placeOf(source, section.keyword));
  if (kind === 'GRID') return readGrid(source, section.beside, section.lines, letters);
  const words = lines.flatMap((line) => wordsIn(line, /[^\s,/]+/g));
  if (words.length === 0) return refused(text('nothing-beside', { keyword: kind }), placeOf(source, section.keyword));
  const patterns = (kind === 'LENGTHS' ? readLengths : readPatterns)(source, words, letters);
  if (!patterns.ok) return patterns;
  return parsed({ kind: kind === 'PATTERNS' ? 'words' : 'rows', patterns: patterns.value });
}

/** What lines without a keyword are: lengths where there are only numbers, a grid where they are drawn as one. */
function kindOf(lines: readonly Piece[]): Kind {
  if (lines.every(({ text: line }) => /^[\d\s,]+$/.test(line))) return 'LENGTHS';
  const isGrid = lines.length > 1 || /[/.·-]/.test(lines[0]!.text);
  return isGrid ? 'GRID' : 'PATTERNS';
}
