/** Hints, explanations and problems in words. */
import type { Explanation, Hint, Problem, Scene, Speaker } from '../contract/index.ts';
import type { Complaint } from './error.ts';

/** A hint whose sentences are worded; the kind and the data of the puzzle's own type stay as they are. */
export type ToldHint<Own extends Hint = Hint> = Own extends unknown
  ? Omit<Own, 'offer' | 'text'> & {
      /** What this level will tell, without telling it. */
      readonly offer: string;
      readonly text: string;
    }
  : never;

/** An explanation whose sentences are worded; the data of the puzzle's own type stay as they are. */
export type ToldExplanation<Own extends Explanation = Explanation> = Pick<Own, Extract<keyof Own, 'data'>> & {
  /** The one sentence that matters most. */
  readonly verdict: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly figures?: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly (number | string)[])[];
  };
  /** What the facts say, to be drawn by `renderSvg`. */
  readonly picture?: Scene;
};

export const tellHint = <Own extends Hint>(hint: Own, say: Speaker): ToldHint<Own> =>
  ({ ...hint, offer: say(hint.offer), text: say(hint.text) }) as ToldHint<Own>;

export const tellExplanation = <Own extends Explanation>(explanation: Own, say: Speaker): ToldExplanation<Own> => {
  const { verdict, facts, figures, ...rest } = explanation;
  return {
    ...rest,
    verdict: say(verdict),
    facts: facts.map(({ label, value }) => ({ label: say(label), value: say(value) })),
    ...(figures && { figures: { columns: figures.columns.map(say), rows: figures.rows } }),
  } as unknown as ToldExplanation<Own>;
};

export const tellProblem = ({ text, place }: Problem, say: Speaker): Complaint => ({
  code: text.code,
  message: say(text),
  ...place,
});
