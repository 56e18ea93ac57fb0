import { describe, expect, it } from 'vitest';
import type { Goal, SolveRequest } from '../contract/index.ts';
import { planSolve } from './plan.ts';
import { countUp, fakePuzzle, fakeStrategy } from './testing/fake.ts';

const word = { code: 'word' };
const puzzle = fakePuzzle([
  fakeStrategy('small', countUp, { rejects: (n) => (n > 9 ? { code: 'too-large' } : undefined) }),
  fakeStrategy('any', countUp, {
    options: {
      double: { kind: 'flag', default: false, summary: word },
      order: {
        kind: 'choice',
        default: 'up',
        summary: word,
        values: [
          { id: 'up', name: word },
          { id: 'down', name: word },
        ],
      },
    },
    adapt: (n, { double }) => (double ? 2 * n : n),
    rejects: (n) => (n > 99 ? { code: 'too-large' } : undefined),
  }),
]);

const plan = (request: Partial<SolveRequest>) => planSolve(puzzle as never, { puzzle: 'fake', text: '5', ...request });
const problem = (request: Partial<SolveRequest>) => {
  const result = plan(request);
  return result.ok ? undefined : result.problem.text.code;
};

describe('a plan', () => {
  it('takes the first strategy that takes the instance', () => {
    expect(plan({})).toMatchObject({ value: { strategy: { id: 'small' }, goal: 'all', instance: 5 } });
    expect(plan({ text: '50' })).toMatchObject({ value: { strategy: { id: 'any' } } });
    expect(problem({ text: '500' })).toBe('too-large');
  });

  it('takes a strategy that excels before those listed before it, unless it objects', () => {
    const excelling = fakePuzzle([
      fakeStrategy('usual', countUp),
      fakeStrategy('counter', countUp, {
        excels: (_, goal) => goal === 'count',
        rejects: (n) => (n > 9 ? { code: 'too-large' } : undefined),
      }),
    ]);
    const chosen = (text: string, goal: Goal) => planSolve(excelling as never, { puzzle: 'fake', text, goal });
    expect(chosen('5', 'count')).toMatchObject({ value: { strategy: { id: 'counter' } } });
    expect(chosen('5', 'all')).toMatchObject({ value: { strategy: { id: 'usual' } } });
    expect(chosen('50', 'count')).toMatchObject({ value: { strategy: { id: 'usual' } } });
  });

  it('takes the strategy that is named, unless it objects', () => {
    expect(plan({ strategy: 'any' })).toMatchObject({ value: { strategy: { id: 'any' } } });
    expect(problem({ strategy: 'small', text: '50' })).toBe('too-large');
    expect(problem({ strategy: 'none' })).toBe('unknown-strategy');
  });

  it('refuses a text that cannot be read', () => {
    expect(problem({ text: 'five' })).toBe('no-number');
  });

  it('refuses a goal that does not exist', () => {
    expect(problem({ goal: 'some' as never })).toBe('unknown-goal');
  });

  it('pursues the goal that suits the instance, unless one is named', () => {
    const suited = fakePuzzle([fakeStrategy('any', countUp)], {
      solving: { goal: (n = 0) => (n > 9 ? 'count' : 'all') },
    });
    const goalOf = (request: Partial<SolveRequest>) => {
      const result = planSolve(suited as never, { puzzle: 'fake', text: '5', ...request });
      return result.ok && result.value.goal;
    };
    expect(goalOf({})).toBe('all');
    expect(goalOf({ text: '50' })).toBe('count');
    expect(goalOf({ text: '50', goal: 'first' })).toBe('first');
  });

  it('refuses to look for the best where nothing has a cost', () => {
    const free = fakePuzzle([fakeStrategy('any', countUp)], { solution: { cost: undefined } });
    const best = planSolve(free as never, { puzzle: 'fake', text: '5', goal: 'best' });
    expect(best).toMatchObject({ ok: false, problem: { text: { code: 'no-cost' } } });
  });

  it.each(['solutions', 'nodes', 'milliseconds'])('refuses a malformed budget of %s', (name) => {
    for (const value of [0, -1, Number.NaN]) expect(problem({ budget: { [name]: value } })).toBe('bad-budget');
    expect(problem({ budget: { [name]: 1 } })).toBeUndefined();
  });

  it('fills in the options that are left out', () => {
    expect(plan({ strategy: 'any' })).toMatchObject({ value: { options: { double: false, order: 'up' } } });
  });

  it('takes options as words, and lets them change the instance before it is judged', () => {
    expect(plan({ strategy: 'any', options: { double: 'true', order: 'down' } })).toMatchObject({
      value: { options: { double: true, order: 'down' }, instance: 10 },
    });
    expect(problem({ strategy: 'any', text: '60', options: { double: true } })).toBe('too-large');
  });

  it.each([
    [{ order: 'sideways' }, 'bad-option'],
    [{ double: 'maybe' }, 'bad-option'],
    [{ colour: 'red' }, 'unknown-option'],
    [{ constructor: true } as never, 'unknown-option'],
  ])('refuses the options %j', (options, code) => {
    expect(problem({ strategy: 'any', options })).toBe(code);
  });

  it('says so where there are no options', () => {
    expect(plan({ strategy: 'small', options: { double: true } })).toMatchObject({
      problem: { text: { code: 'unknown-option', params: { word: 'double', known: { code: 'none' } } } },
    });
  });
});
