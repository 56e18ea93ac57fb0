/**
 * Checks the form of a request. Requests are plain JSON, and may come from a program that no compiler has checked: what
 * is missing or of the wrong kind is refused here, once for every solve and question, before anything reads it.
 */
import type { SolveRequest, Text } from '../contract/index.ts';
import type { Question } from './ask.ts';
import { engineText } from './texts.ts';

/** What a field must be. */
interface Kind {
  readonly name: Text;
  fits(value: unknown): boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isOption = (value: unknown): boolean => isText(value) || isNumber(value) || typeof value === 'boolean';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const eachOf = (fits: Kind['fits']) => (value: unknown) => isObject(value) && Object.values(value).every(fits);

const text: Kind = { name: engineText('kind-text'), fits: isText };
const number: Kind = { name: engineText('kind-number'), fits: isNumber };
const options: Kind = { name: engineText('kind-options'), fits: eachOf(isOption) };
const texts: Kind = { name: engineText('kind-texts'), fits: eachOf(isText) };
const numbers: Kind = { name: engineText('kind-numbers'), fits: eachOf(isNumber) };
const optional = ({ name, fits }: Kind): Kind => ({ name, fits: (value) => value === undefined || fits(value) });

type Fields<T> = Readonly<Record<keyof T, Kind>>;

const solveFields: Fields<SolveRequest> = {
  puzzle: text,
  text,
  strategy: optional(text),
  goal: optional(text),
  options: optional(options),
  budget: optional(numbers),
  part: optional(text),
};

const about = { ask: text, puzzle: text, text };
const searched = { ...about, strategy: optional(text), goal: optional(text), options: optional(options) };
const questionFields: { readonly [A in Question['ask']]: Fields<Extract<Question, { ask: A }>> } = {
  check: { ...about, answer: text },
  explain: about,
  hint: about,
  pick: { ...about, index: optional(number), seed: optional(number) },
  trace: { ...about, strategy: text, goal: optional(text), options: optional(options), from: number, count: number },
  divides: searched,
  split: { ...searched, round: number },
  generate: {
    ask: text,
    puzzle: text,
    seed: number,
    difficulty: optional(text),
    options: optional(options),
    attached: optional(texts),
    on: optional(text),
  },
};

/** Why a value is not a valid request to solve, if it is not. What it names, such as a goal, is looked up elsewhere. */
export function requestProblem(request: unknown): Text | undefined {
  return isObject(request) ? fieldProblem(request, solveFields) : engineText('no-request');
}

/** Why a value is not a valid question, if it is not. */
export function questionProblem(question: unknown): Text | undefined {
  if (!isObject(question)) return engineText('no-request');
  const { ask } = question;
  if (!isText(ask)) return fieldProblem(question, { ask: text });
  if (Object.hasOwn(questionFields, ask)) return fieldProblem(question, questionFields[ask as Question['ask']]);
  return engineText('unknown-question', { word: ask, known: Object.keys(questionFields).join(', ') });
}

function fieldProblem(given: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, Kind>>) {
  const wrong = Object.entries(fields).find(([name, kind]) => !kind.fits(given[name]));
  return wrong && engineText('bad-field', { field: wrong[0], kind: wrong[1].name });
}
