/** Levels as values. */
import type { DictionaryLanguage, List } from './model.ts';
import { fillings, tasks } from './notation/index.ts';
import { texts } from './texts.ts';

export type { Filling, Task } from './model.ts';

/** What is to be filled: a crossword, rows that cross nowhere, or nothing, where single words are looked for. */
type Boxes =
  /** Row by row: `?` an open box, `.` no box, or a known letter. */
  | { readonly grid: readonly string[] }
  | { readonly rows: readonly string[] }
  | { readonly lengths: readonly number[] }
  | { readonly patterns?: readonly string[] };

export type Level = Boxes & {
  /** The wheel: 2 to 16 letters. */
  readonly letters: string;
  readonly language?: DictionaryLanguage;
  /** Whether every word of the dictionary may be an answer, or only the common ones. */
  readonly list?: List;
  /** What the game knows: a word for each slot by its name, such as `4D`. They are then the only filling. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Words that a player found beside the grid. */
  readonly bonus?: readonly string[];
  /** Your own words in place of the dictionary. */
  readonly words?: readonly string[];
};

const level = (given: Level): string => {
  const { letters, language = 'en', list, answers = {}, bonus = [], words } = given;
  const known = Object.entries(answers).map(([slot, word]) => `${slot} ${word}`);
  return [
    `LETTERS ${letters}`,
    // Written in any case: a text of one word would be a wheel, also where it is a keyword without letters.
    `LANGUAGE ${language}`,
    ...(list ? [`LIST ${list}`] : []),
    ...boxLines(given),
    ...(known.length > 0 ? [`ANSWERS ${known.join(', ')}`] : []),
    ...(bonus.length > 0 ? [`BONUS ${bonus.join(' ')}`] : []),
    ...(words ? ['WORDS', ...words] : []),
  ].join('\n');
};

function boxLines(boxes: Boxes): readonly string[] {
  if ('grid' in boxes) return [`GRID ${boxes.grid.join('/')}`];
  if ('rows' in boxes) return [`ROWS ${boxes.rows.join(' ')}`];
  if ('lengths' in boxes) return [`LENGTHS ${boxes.lengths.join(' ')}`];
  return 'patterns' in boxes && boxes.patterns ? [`PATTERNS ${boxes.patterns.join(' ')}`] : [];
}

export const building = { id: 'wordscapes', texts, instance: tasks, solution: fillings, makers: { level } } as const;
