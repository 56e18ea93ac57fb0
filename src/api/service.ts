/** What operations work with. */
import type { AnyPuzzle, CatalogueEntry, Language } from '../contract/index.ts';
import type { Workers } from '../hosts/pool.ts';
import { type Limits, usualLimits } from './limits.ts';
import { answerSchemas } from './schemas/answers.ts';
import { type Known, requestSchemas } from './schemas/requests.ts';

/** An `AbortSignal`, of whatever platform. */
export interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** How one request is to be answered. */
export interface Call {
  readonly workers: Pick<Workers, 'solve' | 'ask'>;
  readonly language: Language;
  /** Aborted when the caller has left: the work is then cancelled. */
  readonly signal?: Signal | undefined;
}

/** The puzzles with their schemas; made once, used for every request. */
export class Service {
  readonly #schemas = new Map<Language, ReturnType<typeof makeSchemas>>();

  private constructor(
    readonly puzzles: readonly Known[],
    readonly limits: Limits,
  ) {}

  static async open(catalogue: readonly CatalogueEntry[], limits: Limits = usualLimits): Promise<Service> {
    const puzzles = await Promise.all(catalogue.map(async (entry) => ({ entry, puzzle: await entry.load() })));
    return new Service(puzzles, limits);
  }

  /** The puzzle with this id, or this short word for it. */
  find(word: string): AnyPuzzle | undefined {
    return this.puzzles.find(({ entry: { id, aliases } }) => id === word || aliases.includes(word))?.puzzle;
  }

  /** Schemas that say in this language what they are about; what they accept is the same in all. */
  schemas(language: Language) {
    const made = this.#schemas.get(language) ?? makeSchemas(this.puzzles, language);
    this.#schemas.set(language, made);
    return made;
  }
}

const makeSchemas = (puzzles: readonly Known[], language: Language) => ({
  requests: requestSchemas(puzzles, language),
  answers: answerSchemas(language),
});
