/** A question to the worker of which only the latest counts: asking again, or dropping it, cancels the one before. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Text } from '../../../contract/index.ts';
import type { Question, Reply, ReplyTo } from '../../../engine/ask.ts';
import type { Asking, BoardProps } from '../board.ts';

export type Answer<T> = 'asking' | { readonly value: T } | { readonly problem: Text };

export interface Asked<Q extends Question> {
  readonly answer: ReadonlySignal<Answer<Good<Q>> | undefined>;
  /** Asks; the answer comes back too, unless another question took its place. */
  put(question: Q): Promise<Good<Q> | undefined>;
  drop(): void;
}

type Good<Q extends Question> = Extract<Reply, { ask: Q['ask']; ok: true }>;

export function createAsked<Q extends Question>(ask: BoardProps['ask']): Asked<Q> {
  const answer = signal<Answer<Good<Q>> | undefined>(undefined);
  let pending: Asking<ReplyTo<Q>> | undefined;
  const drop = () => {
    const before = pending;
    pending = undefined;
    before?.cancel();
    answer.value = undefined;
  };
  return {
    answer,
    drop,
    async put(question) {
      drop();
      answer.value = 'asking';
      const mine = ask(question);
      pending = mine;
      const reply = await mine.done;
      if (pending !== mine) return undefined;
      pending = undefined;
      if (!isGood<Q>(reply)) {
        answer.value = { problem: (reply as Extract<Reply, { ok: false }>).problem.text };
        return undefined;
      }
      answer.value = { value: reply };
      return reply;
    },
  };
}

const isGood = <Q extends Question>(reply: Reply): reply is Good<Q> => reply.ok;

/** What came back, if it did. */
export const answerOf = <T>(answer: Answer<T> | undefined): T | undefined =>
  typeof answer === 'object' && 'value' in answer ? answer.value : undefined;
