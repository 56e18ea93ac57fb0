import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type * as Model from '../../client/model.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { read } from '../malformed.ts';
import { Service } from '../service.ts';
import { speakerFor } from '../speaking.ts';
import type { AnswerSchemas } from './answers.ts';
import { operationNames } from './requests.ts';

const service = await Service.open(catalogue);

/** A type as JSON has it: what may be left out is left out, and nothing is written to. */
type Exact<T> = T extends readonly (infer E)[]
  ? readonly Exact<E>[]
  : T extends object
    ? { readonly [K in keyof T as undefined extends T[K] ? never : K]: Exact<T[K]> } & {
        readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exact<Exclude<T[K], undefined>>;
      }
    : T;
type Flat<T> = T extends readonly (infer E)[]
  ? readonly Flat<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Flat<T[K]> }
    : T;
type Wire<A extends keyof AnswerSchemas> = Flat<Exact<z.output<AnswerSchemas[A]>>>;

it('have the types that clients know', () => {
  expectTypeOf<Wire<'solve'>>().toEqualTypeOf<Flat<Model.SolveAnswer>>();
  expectTypeOf<Wire<'check'>>().toEqualTypeOf<Flat<Model.CheckAnswer>>();
  expectTypeOf<Wire<'pick'>>().toEqualTypeOf<Flat<Model.PickAnswer>>();
  expectTypeOf<Wire<'generate'>>().toEqualTypeOf<Flat<Model.GenerateAnswer>>();
  expectTypeOf<Wire<'puzzles'>>().toEqualTypeOf<readonly Flat<Model.PuzzleSummary>[]>();
  expectTypeOf<Wire<'puzzle'>>().toEqualTypeOf<Flat<Model.PuzzleAbout>>();
  expectTypeOf<Wire<'job'>>().toEqualTypeOf<Flat<Model.JobAnswer>>();
  expectTypeOf<Wire<'problem'>>().toEqualTypeOf<Flat<Model.ProblemDetails>>();
  // Their `data` is any JSON, whose type has no end.
  expectTypeOf<Omit<Wire<'hint'>, 'data'>>().toEqualTypeOf<Omit<Flat<Model.HintAnswer>, 'data'>>();
  expectTypeOf<Omit<Wire<'explain'>, 'data'>>().toEqualTypeOf<Omit<Flat<Model.ExplainAnswer>, 'data'>>();
});

describe('schemas of requests', () => {
  it('take every example of every puzzle, by its id and its short words', () => {
    const { requests } = service.schemas('en');
    for (const { entry, puzzle } of service.puzzles) {
      for (const word of [entry.id, ...entry.aliases]) {
        for (const { text } of puzzle.about.examples) {
          expect(read(requests.solve, { puzzle: word, text })).toEqual({ ok: true, value: { puzzle: word, text } });
        }
      }
    }
  });

  it('take every strategy with each of its options, and nothing beyond their ranges', () => {
    const { requests } = service.schemas('en');
    const isTaken = (given: unknown) => read(requests.solve, given).ok;
    for (const { entry, puzzle } of service.puzzles) {
      for (const { id: strategy, options = {} } of puzzle.solving.strategies) {
        const asked = { puzzle: entry.id, text: '', strategy };
        for (const [name, spec] of Object.entries(options)) {
          const values = spec.kind === 'choice' ? spec.values.map(({ id }) => id) : [];
          const right = { flag: [true, false], choice: values, number: spec.kind === 'number' ? [spec.least] : [] };
          const wrong = { flag: ['yes', 1], choice: ['?', true], number: [0.5, '1', -1e15] };
          for (const value of right[spec.kind]) expect(isTaken({ ...asked, options: { [name]: value } })).toBe(true);
          for (const value of wrong[spec.kind]) expect(isTaken({ ...asked, options: { [name]: value } })).toBe(false);
        }
      }
    }
  });

  it.each([
    [null, 'no-request', undefined],
    [[], 'no-request', undefined],
    [{}, 'field-missing', 'puzzle'],
    [{ puzzle: 'chess', text: '' }, 'field-value', 'puzzle'],
    [{ puzzle: '24' }, 'field-missing', 'text'],
    [{ puzzle: '24', text: 1 }, 'field-kind', 'text'],
    [{ puzzle: '24', text: '', goal: 'most' }, 'field-value', 'goal'],
    [{ puzzle: '24', text: '', budget: { nodes: 0 } }, 'field-least', 'budget.nodes'],
    [{ puzzle: '24', text: '', budget: { nodes: 1.5 } }, 'field-kind', 'budget.nodes'],
    [{ puzzle: '24', text: '', budget: { milliseconds: 0 } }, 'field-above', 'budget.milliseconds'],
    [{ puzzle: '24', text: '', budget: { nodes: 1e300 } }, 'field-most', 'budget.nodes'],
    [{ puzzle: '24', text: '', options: { colour: true } }, 'field-unknown', 'options.colour'],
    [{ puzzle: '24', text: '', part: 'x' }, 'field-unknown', 'part'],
    [JSON.parse('{"puzzle":"24","text":"","__proto__":{}}'), 'field-unknown', '__proto__'],
  ])('say what is wrong with %j', (given, code, field) => {
    const found = read(service.schemas('en').requests.solve, given);
    expect(found).toMatchObject({ ok: false, failure: { kind: 'malformed', problem: { text: { code } } } });
    expect(!found.ok && found.failure.field).toBe(field);
  });

  it('word everything that can be wrong in both languages', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc
        .record({ puzzle: fc.constantFrom(...catalogue.map(({ id }) => id)) })
        .chain((base) => fc.object().map((more) => ({ text: '', ...more, ...base }))),
    );
    fc.assert(
      fc.property(anything, fc.constantFrom(...operationNames), (given, name) => {
        const found = read<unknown>(service.schemas('en').requests[name], given);
        if (found.ok) return;
        const { text } = found.failure.problem;
        const words = (['en', 'id'] as const).map((language) => speakerFor(language)(text));
        for (const sentence of words) expect(sentence).toMatch(/^\S.*\.$/s);
        expect(words[0]).not.toBe(words[1]);
      }),
    );
  });
});
