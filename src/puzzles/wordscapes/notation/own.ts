/**
 * A person's own word list: one word a line; blanks and commas separate words too. Lines that begin with `//` or `#`
 * are comments. Word lists hold more than a wheel can lay: single letters, very long words, and words with an accent,
 * an apostrophe or a hyphen are left out silently. A digit or any other sign shows that the text is no list of words.
 */
import { type Parsed, parsed, placeAt, refused, shown } from '../../../contract/index.ts';
import { MOST_LETTERS, MOST_WORDS } from '../model.ts';
import { text } from '../texts.ts';
import { MOST_CHARACTERS } from './sections.ts';

/** Reads from an index of the text to its end. */
export function readOwn(source: string, from: number): Parsed<readonly string[]> {
  if (source.length > MOST_CHARACTERS) {
    return refused(text('text-too-long', { most: MOST_CHARACTERS }), placeAt(source, MOST_CHARACTERS, 1));
  }
  const words = new Set<string>();
  const token = /(?<=^|[\n\r;])[^\S\n\r]*(?:\/\/|#)[^\n\r;]*|[^\s,;]+/g;
  token.lastIndex = from;
  for (let found = token.exec(source); found; found = token.exec(source)) {
    const word = found[0];
    if (/^\s*(\/\/|#)/.test(word)) continue;
    if (!isWord(word)) {
      return refused(text('own-not-a-word', { word: shown(word) }), placeAt(source, found.index, word.length));
    }
    if (!isLayable(word)) continue;
    words.add(word.toUpperCase());
    if (words.size > MOST_WORDS) {
      return refused(text('own-too-many', { most: MOST_WORDS }), placeAt(source, found.index, word.length));
    }
  }
  if (words.size === 0) return refused(text('own-empty'), placeAt(source, Math.max(0, from - 1), 1));
  return parsed([...words].sort());
}

/** Asked in two steps: in one, a very long word would be tried at every letter of it. */
const isWord = (word: string) => /^[\p{L}\p{M}'’.-]+$/u.test(word) && /\p{L}/u.test(word);
const isLayable = (word: string) => word.length >= 2 && word.length <= MOST_LETTERS && /^[a-zA-Z]+$/.test(word);
