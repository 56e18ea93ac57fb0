/** Where the words of a task may come from, for sentences that name it; and how long words are there. */
import type { Task } from './model.ts';

/** The dictionary, its common words, or the person's own list, all words of which count as common. */
export type WordSource = 'full' | 'common' | 'own';

export const sourceOf = ({ list, own }: Pick<Task, 'list' | 'own'>): WordSource => (own ? 'own' : list);

/** How many letters the words of every dictionary have, at least and at most. */
const DICTIONARY = { least: 3, most: 8 };

/** The shortest and the longest length that any word has there. */
export function lengthsOf({ own }: Pick<Task, 'own'>): { readonly least: number; readonly most: number } {
  if (!own) return DICTIONARY;
  const lengths = own.map(({ length }) => length);
  const least = lengths.reduce((a, b) => Math.min(a, b));
  return { least, most: lengths.reduce((a, b) => Math.max(a, b)) };
}
