/** The letters of the wheel, the language, the list, and the bonus words. */
import { type Parsed, parsed, placeAt, refused, shown } from '../../../contract/index.ts';
import { type DictionaryLanguage, dictionaryLanguages, type List, lists, MOST_LETTERS } from '../model.ts';
import { lackOf } from '../spelling.ts';
import { text } from '../texts.ts';
import { linesIn, type Piece, placeOf, type Section, wordsIn } from './sections.ts';

/** Letters may be spaced or divided by commas. */
export function readLetters(source: string, line: Piece): Parsed<string> {
  let letters = '';
  for (const { text: sign, at } of wordsIn(line, /[^\s,]/gu)) {
    if (!/^[a-zA-Z]$/.test(sign)) return refused(text('not-a-letter', { sign }), placeAt(source, at, sign.length));
    letters += sign.toUpperCase();
    if (letters.length > MOST_LETTERS) {
      return refused(text('too-many-letters', { most: MOST_LETTERS }), placeAt(source, at, 1));
    }
  }
  if (letters.length < 2) return refused(text('too-few-letters'), placeOf(source, line));
  return parsed(letters);
}

const languageNames: Readonly<Record<string, DictionaryLanguage>> = {
  english: 'en',
  inggris: 'en',
  indonesian: 'id',
  indonesia: 'id',
};

export function readLanguage(source: string, section: Section | undefined): Parsed<DictionaryLanguage> {
  if (!section) return parsed('en');
  const word = onlyWord(source, section);
  if (!word.ok) return word;
  const name = word.value.text.toLowerCase();
  const language = dictionaryLanguages.find((known) => known === name);
  if (language) return parsed(language);
  if (Object.hasOwn(languageNames, name)) return parsed(languageNames[name]!);
  return refused(text('unknown-language', { word: shown(word.value.text) }), placeOf(source, word.value));
}

export function readList(source: string, section: Section | undefined): Parsed<List> {
  if (!section) return parsed('full');
  const word = onlyWord(source, section);
  if (!word.ok) return word;
  const list = lists.find((known) => known === word.value.text.toLowerCase());
  if (list) return parsed(list);
  return refused(text('unknown-list', { word: shown(word.value.text) }), placeOf(source, word.value));
}

function onlyWord(source: string, { keyword, beside }: Section): Parsed<Piece> {
  const [word, more] = beside ? wordsIn(beside) : [];
  const name = keyword.text.toUpperCase();
  if (!word) return refused(text('nothing-beside', { keyword: name }), placeOf(source, keyword));
  if (more) return refused(text('too-much-beside', { keyword: name, word: shown(more.text) }), placeOf(source, more));
  return parsed(word);
}

/** Each once, in the order in which they were found. */
export function readBonus(source: string, section: Section | undefined, letters: string): Parsed<readonly string[]> {
  const words = new Set<string>();
  for (const piece of section ? linesIn(section).flatMap((line) => wordsIn(line)) : []) {
    const word = piece.text.toUpperCase();
    if (!/^[a-zA-Z]{2,}$/.test(piece.text)) {
      return refused(text('bonus-not-a-word', { word: shown(piece.text) }), placeOf(source, piece));
    }
    const lack = lackOf(word, letters);
    if (lack) {
      const { letter, there } = lack;
      return refused(text('bonus-not-layable', { word: shown(word), letter, there }), placeOf(source, piece));
    }
    words.add(word);
  }
  if (section && words.size === 0) {
    return refused(text('nothing-beside', { keyword: 'BONUS' }), placeOf(source, section.keyword));
  }
  return parsed([...words]);
}
