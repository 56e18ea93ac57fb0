/** A question to the worker of which only the latest counts: asking again, or dropping it, cancels the one before. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { AnyPuzzle, Problem } from '../../../contract/index.ts';
import type { Question } from '../../../engine/ask.ts';
import type { Asker, Asking, GoodReply, Refusal } from '../board.ts';

/** An answer on its way, here, or not to be had. */
export type Answer<T> = 'asking' | { readonly value: T } | { readonly problem: Problem };

type Kind = Question['ask'];

/** What a question of one kind is about, beside the puzzle. */
type About<K extends Kind> = Omit<Extract<Question, { ask: K }>, 'ask' | 'puzzle'>;

export interface Asked<K extends Kind, P extends AnyPuzzle = AnyPuzzle> {
  readonly answer: ReadonlySignal<Answer<GoodReply<P, K>> | undefined>;
  /** Asks; the answer comes back too, unless another question took its place. */
  put(about: About<K>): Promise<GoodReply<P, K> | undefined>;
  drop(): void;
}

export function createAsked<K extends Kind, P extends AnyPuzzle>({ ask, puzzle }: Asker<P>, kind: K): Asked<K, P> {
  const answer = signal<Answer<GoodReply<P, K>> | undefined>(undefined);
  let pending: Asking<GoodReply<P, K> | Refusal> | undefined;
  const drop = () => {
    const before = pending;
    pending = undefined;
    before?.cancel();
    answer.value = undefined;
  };
  return {
    answer,
    drop,
    async put(about) {
      drop();
      answer.value = 'asking';
      // The compiler does not see that a question of this kind has an answer of this kind.
      const question = { ...about, ask: kind, puzzle: puzzle.about.id } as Extract<Question, { ask: K }>;
      const mine = ask(question) as Asking<GoodReply<P, K> | Refusal>;
      pending = mine;
      const reply = await mine.done;
      if (pending !== mine) return undefined;
      pending = undefined;
      if (isRefusal(reply)) {
        answer.value = { problem: reply.problem };
        return undefined;
      }
      answer.value = { value: reply };
      return reply;
    },
  };
}

const isRefusal = (reply: { readonly ok: boolean }): reply is Refusal => !reply.ok;

/** What came back, if it did. */
export const answerOf = <T>(answer: Answer<T> | undefined): T | undefined =>
  typeof answer === 'object' && 'value' in answer ? answer.value : undefined;

/** Why nothing came back, if that is so. */
export const problemOf = (answer: Answer<unknown> | undefined): Problem | undefined =>
  typeof answer === 'object' && 'problem' in answer ? answer.problem : undefined;
