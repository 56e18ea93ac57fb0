/** Questions with one answer: check, explain, hint, pick, trace, divides, split, generate. They run in the worker too, beside its cache. */

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
  type SolveRequest,
  type Trace,
  type Wish,
} from '../contract/index.ts';
import { withoutOwnEnd } from './own-line.ts';
import { questionProblem } from './request.ts';
import { engineText } from './texts.ts';

/** What is searched, and how. */
type Searched = Omit<SolveRequest, 'budget' | 'part'>;

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
  /** Whether the strategy of a search divides searches, which is known at once; this one may still be too small for that. */
  | ({ readonly ask: 'divides' } & Searched)
  /** The shards of a search, in the round with this number, from 0. */
  | ({ readonly ask: 'split'; readonly round: number } & Searched)
  | {
      readonly ask: 'generate';
      readonly puzzle: string;
      readonly seed: number;
      readonly difficulty?: string;
      readonly options?: Options;
      /** The contents of files, by the attachment's id. */
      readonly attached?: Wish['attached'];
      /** A puzzle on whose board it is made, as text. */
      readonly on?: string;
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
  | { readonly ok: true; readonly ask: 'divides'; readonly divides: boolean }
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

/** Answers a question; anything wrong with it is a value with a place. What a player seldom asks is loaded when it is asked. */
export async function answer(puzzle: AnyPuzzle, question: Question, context: Context): Promise<Reply> {
  const malformed = questionProblem(question);
  if (malformed) return { ...refused(malformed), of: 'instance' };
  if (question.ask === 'generate') {
    if (!puzzle.making) return notOffered('generate');
    return (await import('./generate.ts')).generate(puzzle, puzzle.making, question, context);
  }
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
      if (!puzzle.solving.atlas) return notOffered('pick');
      return (await import('./pick.ts')).pick(puzzle, puzzle.solving.atlas, instance.value, question, context);
    case 'trace':
      return (await import('./trace.ts')).trace(puzzle, question, context);
    case 'divides':
      return (await import('./split.ts')).divides(puzzle, question);
    case 'split':
      return (await import('./split.ts')).split(puzzle, question, context);
  }
}

const notOffered = (what: string): Reply => ({
  ...refused(engineText('not-offered', { what })),
  of: 'instance',
});
