/** What is wrong with something a program gave, as an exception: code, place and words. */
import { type Dictionary, type Language, type Problem, speaker, type Worded } from '../contract/index.ts';
import { commonTexts } from '../presentation/texts.ts';

/** What is wrong, in words and for programs. Lines and columns count from 1, columns in UTF-16 units. */
export interface Complaint {
  /** Kebab-case, such as `number-twice`; docs has those of each puzzle. */
  readonly code: string;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  readonly length?: number;
}

/** Which text a problem lies in: the one that was asked about, or the answer to be checked. */
export type Source = 'text' | 'answer';

/**
 * Thrown where something that was given cannot be worked with: a text that cannot be read, an option that does not exist, a
 * limit that was over before there was an answer (`out-of-time`); and where a worker died (`worker-died`) or a bug was found
 * (`bug`). A cancelled call rejects with the reason of its signal instead.
 *
 * @example
 * ```ts
 * import { solve, TekaError } from 'teka';
 *
 * try {
 *   await solve({ puzzle: '15', text: '1 2 3\n4 5 5\n7 - 8' });
 * } catch (error) {
 *   if (!(error instanceof TekaError)) throw error;
 *   console.log(error.code, error.line, error.column); // => number-twice 2 5
 *   console.log(error.words.id); // => 5 sudah ada di baris 2, kolom 2; yang kurang: 6.
 * }
 * ```
 */
export class TekaError extends Error implements Complaint {
  override readonly name = 'TekaError';
  readonly code: string;
  declare readonly line?: number;
  declare readonly column?: number;
  declare readonly length?: number;

  constructor(
    /** The same as plain JSON: a code with parameters, and a place. */
    readonly problem: Problem,
    /** The sentence in every language; `message` is one of them. */
    readonly words: Worded,
    language: Language = 'en',
    readonly source: Source = 'text',
  ) {
    super(words[language]);
    this.code = problem.text.code;
    if (problem.place) Object.assign(this, problem.place);
  }
}

/** A problem as an exception, worded by the dictionary of its puzzle. */
export function errorOf(problem: Problem, texts: Dictionary, language?: Language, source?: Source): TekaError {
  const say = (one: Language) => speaker(one, commonTexts, texts)(problem.text);
  return new TekaError(problem, { en: say('en'), id: say('id') }, language, source);
}
