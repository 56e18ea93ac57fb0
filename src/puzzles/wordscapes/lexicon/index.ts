/**
 * The dictionary that a task is solved with: that of its language, or the person's own list. Dictionaries are loaded
 * when they are first needed, and stay.
 */
import { readGrades, readWords } from '../../../algorithms/word-graph/front-coding.ts';
import { pack } from '../../../algorithms/word-graph/packed.ts';
import type { DictionaryLanguage, Task } from '../model.ts';
import { gradeOf, isCommonGrade } from './grades.ts';
import type { Lexicon } from './lexicon.ts';
import { WordList } from './word-list.ts';

/** The grade of a word in a person's own list that the dictionary lacks: about the median grade of the common words. */
const UNKNOWN = gradeOf(48);

const loading = new Map<DictionaryLanguage, Promise<Lexicon>>();
/** The person's own lists, kept as long as their text; how rare their words are depends on the language. */
const owned = { en: new WeakMap<readonly string[], Lexicon>(), id: new WeakMap<readonly string[], Lexicon>() };

/** Loads it where it is not loaded yet. */
export async function lexiconOf(task: Pick<Task, 'language' | 'own'>): Promise<Lexicon> {
  const { language } = task;
  const whole = loading.get(language) ?? load(language);
  loading.set(language, whole);
  try {
    return within(await whole, task);
  } catch (error) {
    // A connection that failed may be there again the next time.
    loading.delete(language);
    throw error;
  }
}

/** The dictionary of a task that brings its own list, or the whole one of its language. */
export function within(whole: Lexicon, { language, own }: Pick<Task, 'language' | 'own'>): Lexicon {
  if (!own) return whole;
  const kept = owned[language].get(own) ?? ownLexicon(own, whole);
  owned[language].set(own, kept);
  return kept;
}

async function load(language: DictionaryLanguage): Promise<Lexicon> {
  const [{ words }, { ranks }] = await data[language]();
  const packed = readWords(words);
  return new WordList(packed, readGrades(packed, ranks), isCommonGrade);
}

const data = {
  en: () => Promise.all([import('./data/en/words.ts'), import('./data/en/ranks.ts')]),
  id: () => Promise.all([import('./data/id/words.ts'), import('./data/id/ranks.ts')]),
} as const;

/** A person who brings a list wants all of its words: every word counts as common. */
function ownLexicon(own: readonly string[], whole: Lexicon): Lexicon {
  const grades = Uint8Array.from(own, (text) => {
    const word = whole.find(text);
    return word ? gradeOf(word.rarity) : UNKNOWN;
  });
  return new WordList(pack(own), grades, () => true);
}
