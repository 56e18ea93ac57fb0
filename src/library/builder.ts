/** Instances from values, and texts to values and back, with the puzzle's own types. */
import type { Dictionary, Notation, Parsed } from '../contract/index.ts';
import { errorOf, type Source } from './error.ts';
import type { Asked } from './names.ts';

/** What a puzzle's folder exports to be built with: its notation, and functions that write a text from values. */
export interface Building<Id extends string, Instance, Solution, Makers> {
  readonly id: Id;
  readonly texts: Dictionary;
  readonly instance: Notation<Instance>;
  readonly solution: Notation<Solution>;
  readonly makers: Makers;
}

type MakersOf = Readonly<Record<string, (...given: never[]) => string>>;

/** An instance as a text and as a value: every function of the library takes it. It is the text that counts. */
export interface Built<Id extends string, Instance> extends Asked<Id> {
  readonly value: Instance;
}

/** Reads and writes; what cannot be read is a `TekaError`. */
export interface TextOf<Value, Read = Value> {
  toText(value: Value): string;
  fromText(text: string): Read;
}

/** The functions of one puzzle that make its instances, and what reads and writes them and their solutions. */
export type Builder<Id extends string, Instance, Solution, Makers> = {
  readonly [Name in keyof Makers]: Makers[Name] extends (...given: infer Given) => string
    ? (...given: Given) => Built<Id, Instance>
    : never;
} & TextOf<Instance, Built<Id, Instance>> & {
    readonly solution: TextOf<Solution>;
  };

export function builder<Id extends string, Instance, Solution, Makers extends MakersOf>(
  building: Building<Id, Instance, Solution, Makers>,
): Builder<Id, Instance, Solution, Makers> {
  const { id, texts, instance, solution, makers } = building;
  const read = <T>(parsed: Parsed<T>, source: Source): T => {
    if (parsed.ok) return parsed.value;
    throw errorOf(parsed.problem, texts, undefined, source);
  };
  const built = (value: Instance): Built<Id, Instance> => ({ puzzle: id, text: instance.format(value), value });
  /** Values have no lines and columns. */
  const make = (text: string) => {
    const parsed = instance.parse(text);
    return built(read(parsed.ok ? parsed : { ok: false, problem: { text: parsed.problem.text } }, 'text'));
  };
  const made = Object.entries(makers).map(([name, maker]) => [
    name,
    (...given: never[]) => make((maker as (...given: never[]) => string)(...given)),
  ]);
  return {
    ...Object.fromEntries(made),
    toText: (value: Instance) => instance.format(value),
    fromText: (text: string) => built(read(instance.parse(text), 'text')),
    solution: {
      toText: (value: Solution) => solution.format(value),
      fromText: (text: string) => read(solution.parse(text), 'answer'),
    },
  };
}
