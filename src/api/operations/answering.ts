/** Every operation from a request that its schema has read to its answer, and what there is to see of it. */
import type { Scene } from '../../contract/index.ts';
import type { Outcome } from '../failure.ts';
import type { Operation } from '../schemas/requests.ts';
import type { Call, Service } from '../service.ts';
import { check, explain, generate, hint, pick } from './questions.ts';
import { solve } from './solve.ts';

/** A scene that is there already, or a text with perhaps a solution. */
export type Sight = { readonly scene: Scene } | { readonly text: string; readonly solution?: string };

/** An answer, and what there is to see of it. */
export interface Shown {
  readonly answer: object;
  readonly what?: Sight | undefined;
}

type Answering = (service: Service, request: never, call: Call) => Promise<Outcome<Shown>>;

export const seen = <T extends object>(
  outcome: Outcome<T>,
  what: (value: T) => Shown['what'] = () => undefined,
): Outcome<Shown> => (outcome.ok ? { ok: true, value: { answer: outcome.value, what: what(outcome.value) } } : outcome);

export const answering: Readonly<Record<Operation, Answering>> = {
  solve: async (...given) =>
    seen(await solve(...given), ({ text, goal, solutions }) => {
      const solution = goal === 'best' ? solutions.at(-1) : solutions[0];
      return solution === undefined ? undefined : { text, solution };
    }),
  check: async (...given) => seen(await check(...given)),
  hint: async (...given) => seen(await hint(...given)),
  pick: async (service, request: { readonly text: string }, call) =>
    seen(await pick(service, request as never, call), ({ solution }) =>
      solution === undefined ? undefined : { text: request.text, solution },
    ),
  generate: async (...given) => seen(await generate(...given), ({ text }) => ({ text })),
  explain: async (...given) => {
    const outcome = await explain(...given);
    if (!outcome.ok) return outcome;
    const { answer, picture } = outcome.value;
    return { ok: true, value: { answer, what: picture && { scene: picture } } };
  },
};
