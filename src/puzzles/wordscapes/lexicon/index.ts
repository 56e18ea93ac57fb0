/**
 * The dictionary that a task is solved with: that of its language, or a list of one's own. Dictionaries are loaded when
 * they are first needed, and stay.
 */
import { readGrades, readWords } from '../../../algorithms/word-graph/front-coding.ts';
import { pack } from '../../../algorithms/word-graph/packed.ts';
import type { DictionaryLanguage, Task } from '../model.ts';
import { gradeOf, isCommonGrade } from './grades.ts';
import type { Lexicon } from './lexicon.ts';
import { WordList } from './word-list.ts';

/** Of a word in a list of one's own that the dictionary does not have: about that of the middle one of the common words. */
const UNKNOWN = gradeOf(48);

const loading = new Map<DictionaryLanguage, Promise<Lexicon>>();
const loaded = new Map<DictionaryLanguage, Lexicon>();
/** Lists of one's own, as long as somebody holds them; how rare their words are depends on the language. */
const owned = { en: new WeakMap<readonly string[], Lexicon>(), id: new WeakMap<readonly string[], Lexicon>() };

/** Loads it where it is not loaded yet. */
export async function lexiconOf(task: Pick<Task, 'language' | 'own'>): Promise<Lexicon> {
  const { language } = task;
  if (!loading.has(language)) loading.set(language, load(language));
  try {
    loaded.set(language, await loading.get(language)!);
  } catch (error) {
    // A connection that failed may be there again the next time.
    loading.delete(language);
    throw error;
  }
  return loadedLexicon(task);
}

/** The same for those who cannot wait; a bug where it was never loaded. */
export function loadedLexicon({ language, own }: Pick<Task, 'language' | 'own'>): Lexicon {
  const whole = loaded.get(language);
  if (!whole) throw new Error(`the dictionary "${language}" was never loaded`);
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

/** Whoever brings a list wants all of its words: every one counts as common. */
function ownLexicon(own: readonly string[], whole: Lexicon): Lexicon {
  const grades = Uint8Array.from(own, (text) => {
    const word = whole.find(text);
    return word ? gradeOf(word.rarity) : UNKNOWN;
  });
  return new WordList(pack(own), grades, () => true);
}
