/** Questions with one answer: check, explain, hint, pick, trace, split, generate. They run in the worker too, beside its cache. */

import { seededRandom } from '../algorithms/random/random.ts';
import {
  type AnyPuzzle,
  type Context,
  type Explanation,
  type Goal,
  type Hint,
  type Options,
  type Problem,
  refused,
  type Shard,
  type Trace,
  type Wish,
} from '../contract/index.ts';
import { readOptions } from './options.ts';
import { withoutOwnEnd } from './own-line.ts';
import { questionProblem } from './request.ts';
import { engineText } from './texts.ts';

export type Question =
  | { readonly ask: 'check'; readonly puzzle: string; readonly text: string; readonly answer: string }
  | { readonly ask: 'explain'; readonly puzzle: string; readonly text: string }
  | { readonly ask: 'hint'; readonly puzzle: string; readonly text: string }
  /** One of all solutions: by its number from 0, or, without one, drawn evenly by the seed. */
  | {
      readonly ask: 'pick';
      readonly puzzle: string;
      readonly text: string;
      readonly index?: number;
      readonly seed?: number;
    }
  /** Events of a strategy's search, from the one with this number on; for the usual goal where none is named. */
  | {
      readonly ask: 'trace';
      readonly puzzle: string;
      readonly text: string;
      readonly strategy: string;
      readonly goal?: Goal;
      readonly options?: Options;
      readonly from: number;
      readonly count: number;
    }
  /** The shards of a search, in the round with this number, from 0. */
  | {
      readonly ask: 'split';
      readonly puzzle: string;
      readonly text: string;
      readonly strategy?: string;
      readonly goal?: Goal;
      readonly options?: Options;
      readonly round: number;
    }
  | {
      readonly ask: 'generate';
      readonly puzzle: string;
      readonly seed: number;
      readonly difficulty?: string;
      readonly options?: Options;
      /** The contents of files, by the attachment's id. */
      readonly attached?: Wish['attached'];
    };

/** `of` says in whose text a problem lies: the instance's, or the person's answer. */
export type Reply<OwnHint extends Hint = Hint, OwnExplanation extends Explanation = Explanation> =
  | { readonly ok: false; readonly of: 'instance' | 'answer'; readonly problem: Problem }
  /** What a right answer costs, where the puzzle has a word for it. */
  | { readonly ok: true; readonly ask: 'check'; readonly problems: readonly Problem[]; readonly cost?: number }
  | { readonly ok: true; readonly ask: 'explain'; readonly explanation: OwnExplanation }
  | { readonly ok: true; readonly ask: 'hint'; readonly hints: readonly OwnHint[] }
  /** How many solutions there are, and the one that was asked for; left out where no solution has this number. */
  | {
      readonly ok: true;
      readonly ask: 'pick';
      readonly count: number;
      readonly index: number;
      readonly solution?: string;
    }
  /** Positions are in the solution's notation; `done` where the search is over after these events. */
  | { readonly ok: true; readonly ask: 'trace'; readonly events: readonly Trace<string>[]; readonly done: boolean }
  | {
      readonly ok: true;
      readonly ask: 'split';
      readonly text: string;
      readonly strategy: string;
      readonly goal: Goal;
      readonly shards: readonly Shard[];
    }
  | { readonly ok: true; readonly ask: 'generate'; readonly text: string };

/** What a question of one kind is answered with when all goes well. */
export type ReplyTo<Q extends Question> = Extract<Reply, { ask: Q['ask'] }> | Extract<Reply, { ok: false }>;

/** Answers a question; anything wrong with it is a value with a place. */
export async function answer(puzzle: AnyPuzzle, question: Question, context: Context): Promise<Reply> {
  const malformed = questionProblem(question);
  if (malformed) return { ...refused(malformed), of: 'instance' };
  if (question.ask === 'generate') return generate(puzzle, question, context);
  const instance = puzzle.instance.parse(question.text);
  if (!instance.ok) return { ok: false, of: 'instance', problem: instance.problem };
  switch (question.ask) {
    case 'check': {
      const answer = withoutOwnEnd(question.answer);
      const given = puzzle.solution.parse(answer);
      if (!given.ok) return { ok: false, of: 'answer', problem: given.problem };
      const judge = await puzzle.judge(instance.value);
      const problems = judge.verify(given.value);
      const isTold = problems.length === 0 && typeof puzzle.solution.cost === 'function';
      const cost = isTold ? judge.cost?.(given.value) : undefined;
      return { ok: true, ask: 'check', problems, ...(cost !== undefined && { cost }) };
    }
    case 'explain':
      if (!puzzle.helping?.explain) return notOffered('explain');
      return { ok: true, ask: 'explain', explanation: await puzzle.helping?.explain(instance.value, context) };
    case 'hint':
      if (!puzzle.helping?.hint) return notOffered('hint');
      return { ok: true, ask: 'hint', hints: await puzzle.helping?.hint(instance.value, context) };
    case 'pick':
      return pick(puzzle, instance.value, question, context);
    // A player needs neither, so they are loaded when they are asked for.
    case 'trace':
      return (await import('./trace.ts')).trace(puzzle, question, context);
    case 'split':
      return (await import('./split.ts')).split(puzzle, question, context);
  }
}

async function pick(
  puzzle: AnyPuzzle,
  instance: unknown,
  { index, seed = 1 }: Extract<Question, { ask: 'pick' }>,
  context: Context,
): Promise<Reply> {
  if (!puzzle.solving.atlas) return notOffered('pick');
  const atlas = await puzzle.solving.atlas(instance, context);
  if (!atlas.ok) return { ...atlas, of: 'instance' };
  const { count } = atlas.value;
  const number = index ?? (count > 0 ? seededRandom(seed).below(count) : 0);
  const there = Number.isInteger(number) && number >= 0 && number < count;
  const solution = there ? { solution: puzzle.solution.format(atlas.value.at(number)) } : {};
  return { ok: true, ask: 'pick', count, index: number, ...solution };
}

async function generate(
  puzzle: AnyPuzzle,
  wish: Extract<Question, { ask: 'generate' }>,
  context: Context,
): Promise<Reply> {
  const generator = puzzle.making;
  if (!generator) return notOffered('generate');
  const known = generator.difficulties.map((d) => d.id);
  const { seed, difficulty, attached } = wish;
  if (difficulty !== undefined && !known.includes(difficulty)) {
    const problem = engineText('unknown-difficulty', { word: difficulty, known: known.join(', ') });
    return { ...refused(problem), of: 'instance' };
  }
  const options = readOptions('generate', generator.options, wish.options ?? {});
  if (!options.ok) return { ...options, of: 'instance' };
  const made = await generator.generate(
    { seed, options: options.value, ...(difficulty ? { difficulty } : {}), ...(attached ? { attached } : {}) },
    context,
  );
  if (!made.ok) return { ...made, of: 'instance' };
  return { ok: true, ask: 'generate', text: puzzle.instance.format(made.value) };
}

const notOffered = (what: string): Reply => ({ ...refused(engineText('not-offered', { what })), of: 'instance' });
