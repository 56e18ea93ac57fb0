/** The words that begin a line of our extension. They are written in capitals and read in any case. */
import { type Line, wordsOf } from './lines.ts';

const KEYWORDS = ['BOARD', 'PIECES', 'COPIES', 'NO', 'GAPS'] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const keywordIn = (word: string): Keyword | undefined =>
  KEYWORDS.find((keyword) => keyword === word.toUpperCase());

/** The keyword that a line begins with. */
export const keywordOf = (line: Line): Keyword | undefined => keywordIn(wordsOf(line, 1)[0]?.text ?? '');
