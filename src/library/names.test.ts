/** What the compiler promises to programs; the compiler checks this file, and running it only shows that it is there. */
import { describe, expectTypeOf, it } from 'vitest';
import type { Explanation, Hint, Trace } from '../contract/index.ts';
import type { SlidingHint } from '../puzzles/fifteen/hint.ts';
import type { Path, Task as SlidingTask } from '../puzzles/fifteen/model.ts';
import type { Filling, Task as FillingTask } from '../puzzles/iq-puzzler-pro/model.ts';
import type { WordExplanation } from '../puzzles/wordscapes/explain/data.ts';
import type { Built } from './builder.ts';
import type { fifteen, iq } from './builders.ts';
import type { loadPuzzle } from './load.ts';
import type { ExplanationOf, HintOf, IdOf, InstanceOf, PuzzleName, SolutionOf } from './names.ts';
import type { Signal } from './signal.ts';
import type { Result, Solved, Teka } from './teka.ts';
import type { ToldHint } from './told.ts';

declare const teka: Teka;
declare const load: typeof loadPuzzle;

describe('the types of the library', () => {
  it('know every puzzle by its names', () => {
    expectTypeOf<PuzzleName>().toEqualTypeOf<
      'iq-puzzler-pro' | 'iq' | 'twenty-four' | '24' | 'fifteen' | '15' | 'wordscapes' | 'words'
    >();
    expectTypeOf<IdOf<'15'>>().toEqualTypeOf<'fifteen'>();
    expectTypeOf<IdOf<string>>().toEqualTypeOf<string>();
  });

  it("know a puzzle's own types, and nothing of a name that is not known", () => {
    expectTypeOf<InstanceOf<'15'>>().toEqualTypeOf<SlidingTask>();
    expectTypeOf<InstanceOf<'iq-puzzler-pro'>>().toEqualTypeOf<FillingTask>();
    expectTypeOf<SolutionOf<'fifteen'>>().toEqualTypeOf<Path>();
    expectTypeOf<HintOf<'15'>>().toEqualTypeOf<SlidingHint>();
    expectTypeOf<ExplanationOf<'words'>>().toEqualTypeOf<WordExplanation>();
    expectTypeOf<InstanceOf<string>>().toBeUnknown();
    expectTypeOf<HintOf<string>>().toEqualTypeOf<Hint>();
    expectTypeOf<ExplanationOf<'24'>>().toEqualTypeOf<Explanation>();
  });

  it('follow from what is asked', () => {
    const calls = () => {
      expectTypeOf(teka.solve({ puzzle: '15', text: '' })).resolves.toEqualTypeOf<Solved>();
      expectTypeOf(teka.solutions({ puzzle: '15', text: '' })).toEqualTypeOf<
        AsyncGenerator<string, Result, undefined>
      >();
      expectTypeOf(teka.watch({ puzzle: '15', text: '' })).toEqualTypeOf<
        AsyncGenerator<Trace<string>, void, undefined>
      >();
      expectTypeOf(teka.hint({ puzzle: '15', text: '' })).resolves.toEqualTypeOf<readonly ToldHint<SlidingHint>[]>();
      expectTypeOf(teka.hint({ puzzle: '' as string, text: '' })).resolves.toEqualTypeOf<readonly ToldHint[]>();
      expectTypeOf(teka.generate({ puzzle: 'iq' }))
        .resolves.toHaveProperty('puzzle')
        .toEqualTypeOf<'iq-puzzler-pro'>();
      expectTypeOf(load('15')).resolves.toHaveProperty('judge').parameter(0).toEqualTypeOf<SlidingTask>();
    };
    expectTypeOf(calls).toBeFunction();
  });

  it('give instances of builders their own types, and take them everywhere', () => {
    expectTypeOf<typeof fifteen.board>().returns.toEqualTypeOf<Built<'fifteen', SlidingTask>>();
    expectTypeOf<typeof iq.solution.fromText>().returns.toEqualTypeOf<Filling>();
    expectTypeOf<typeof teka.solve>().toBeCallableWith({} as Built<'fifteen', SlidingTask>);
    expectTypeOf<typeof fifteen.board>().parameter(0).toEqualTypeOf<readonly (readonly number[])[]>();
  });

  it('take a signal of the platform', () => {
    expectTypeOf<AbortSignal>().toExtend<Signal>();
  });

  it('refuse what is wrong', () => {
    const wrong = () => {
      // @ts-expect-error a goal that does not exist
      teka.solve({ puzzle: '15', text: '' }, { goal: 'some' });
      // @ts-expect-error no text
      teka.solve({ puzzle: '15' });
      // @ts-expect-error rows, not a text
      ({}) as ReturnType<typeof fifteen.board> satisfies string;
    };
    expectTypeOf(wrong).toBeFunction();
  });
});
