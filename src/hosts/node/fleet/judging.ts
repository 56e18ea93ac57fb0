/**
 * Judges what workers sent, with the puzzle's own judge. Only what is right, and written as we write it, goes on from here: so
 * nothing that steers a terminal does.
 */
import type { AnyPuzzle, Goal, Judge, Nearest, Text } from '../../../contract/index.ts';
import { Digest } from '../../../engine/digest.ts';
import { bundlesOf, isOf, type ShardResult } from './shard-job.ts';
import { textFrom } from './text-from.ts';

/** What a result says, once it was judged. */
export interface Judged {
  readonly texts: readonly string[];
  readonly note?: Text;
  readonly nearest?: Nearest;
}

/** `malformed` where it does not fit together, `wrong` where the judge rejects something in it. */
export type Judgement = Judged | 'malformed' | 'wrong';

export class Judging {
  private constructor(
    private readonly puzzle: AnyPuzzle,
    private readonly judge: Judge<unknown, unknown>,
    private readonly goal: Goal,
  ) {}

  /** `text` is the instance as it is solved, which this program wrote itself. */
  static async of(puzzle: AnyPuzzle, text: string, goal: Goal): Promise<Judging> {
    const instance = puzzle.instance.parse(text);
    if (!instance.ok) throw new Error(`an instance of our own cannot be read: ${instance.problem.text.code}`);
    return new Judging(puzzle, await puzzle.judge(instance.value), goal);
  }

  /** Other things have their turn while it judges a long list. */
  async judged(result: ShardResult): Promise<Judgement> {
    // A count comes without solutions; every other goal with as many as there are.
    if ((result.packed === undefined) !== (this.goal === 'count' || result.count === 0)) return 'malformed';
    const texts: string[] = [];
    const known = new Set<string>();
    const all = new Digest();
    const bundles = bundlesOf(result);
    for (let next = this.#next(bundles); next !== undefined; next = this.#next(bundles)) {
      if (next === 'malformed' || texts.length + next.length > result.count) return 'malformed';
      for (const text of next) {
        if (known.has(text) || !this.#isRight(text)) return 'wrong';
        known.add(text);
        texts.push(text);
      }
      all.add(next);
      await new Promise((go) => setImmediate(go));
    }
    if (!isOf(result, texts.length, all)) return 'malformed';
    return this.#withAbout(result, texts);
  }

  /** The next solutions, or that they cannot be unpacked. */
  #next(bundles: ReturnType<typeof bundlesOf>): readonly string[] | 'malformed' | undefined {
    try {
      return bundles.next().value ?? undefined;
    } catch {
      return 'malformed';
    }
  }

  #isRight(text: string): boolean {
    const problems = this.#problemsOf(text);
    return problems !== undefined && problems.length === 0;
  }

  /** What is wrong with a solution; undefined where it is none, or not written as we write it. */
  #problemsOf(text: string): Nearest['problems'] | undefined {
    const { parse, format } = this.puzzle.solution;
    try {
      const read = parse(text);
      return read.ok && format(read.value) === text ? this.judge.verify(read.value) : undefined;
    } catch {
      // Something that no strategy finds may break a judge.
      return undefined;
    }
  }

  /** A note that we have no words for is left out; what is nearly a solution gets the reasons of our own judge. */
  #withAbout({ note, nearest, count }: ShardResult, texts: readonly string[]): Judgement {
    const known = note && textFrom(note, [this.puzzle.texts]);
    const problems = nearest && count === 0 ? this.#problemsOf(nearest.text) : undefined;
    if (nearest && (problems === undefined || problems.length === 0)) return 'wrong';
    const own = nearest && problems && { text: nearest.text, problems };
    return { texts, ...(known && { note: known }), ...(own && { nearest: own }) };
  }
}
