import { describe, expect, it } from 'vitest';
import { answer } from './ask.ts';
import { costOf, costText } from './cost.ts';
import { courseOf } from './course.ts';
import { solve } from './solve.ts';
import { countUp, fakeHost, fakePuzzle, fakeStrategy, number } from './testing/fake.ts';

const cost = (n: number) => ({ code: 'cost', params: { n } });
const walking = fakePuzzle([fakeStrategy('up', countUp)], {
  solution: { ...number, kind: 'moves', cost },
  judge: async (instance) => ({
    verify: () => [],
    key: String,
    cost: (solution) => solution,
    play: {
      move: () => ({ ok: true, value: instance - 1 }),
      finished: () => instance === 0,
      course: (solution) => [instance, instance - solution],
    },
  }),
}) as never;
const context = () => ({ ticker: { tick() {} }, cache: new Map() });

describe('the judge of an instance', () => {
  it('tells the cost of a right answer, where people are told it', async () => {
    const question = { ask: 'check', puzzle: 'fake', text: '3', answer: '2' } as const;
    expect(await answer(walking, question, context())).toEqual({ ok: true, ask: 'check', problems: [], cost: 2 });
    const untold = fakePuzzle([]) as never;
    expect(await answer(untold, question, context())).toEqual({ ok: true, ask: 'check', problems: [] });
  });

  it('has the costs and courses that faces ask for', async () => {
    expect(await costOf(walking, '3', '2')).toBe(2);
    expect(await costText(walking, '3', '2')).toEqual(cost(2));
    expect(await courseOf(walking, '3', '2')).toEqual(['3', '1']);
    expect(await courseOf(fakePuzzle([]) as never, '3', '2')).toEqual([]);
  });

  it('is made on the clock of the preparation', async () => {
    const host = fakeHost();
    const plain = fakePuzzle([fakeStrategy('count-up', countUp)]);
    const slow = {
      ...plain,
      judge: async (instance: number) => {
        host.pass(40);
        return plain.judge(instance);
      },
    };
    await solve(slow as never, { puzzle: 'fake', text: '3' }, host);
    expect(host.last()).toMatchObject({ stats: { prepareMilliseconds: 40, milliseconds: 0 } });
  });

  it('that cannot be had makes the solve fail in words', async () => {
    const host = fakeHost();
    const lost = fakePuzzle([fakeStrategy('count-up', countUp)], { judge: () => Promise.reject(new Error('no net')) });
    await solve(lost as never, { puzzle: 'fake', text: '3' }, host);
    expect(host.last()).toMatchObject({ type: 'failed', text: { code: 'bug', params: { detail: 'no net' } } });
  });

  it('is that of the instance which the options make', async () => {
    const adding = fakeStrategy('adding', countUp, {
      options: { more: { kind: 'flag', default: false, summary: { code: 'word' } } },
      adapt: (instance, { more }) => (more ? instance + 1 : instance),
    });
    const host = fakeHost();
    await solve(fakePuzzle([adding]) as never, { puzzle: 'fake', text: '3', options: { more: true } }, host);
    expect(host.last()).toMatchObject({ type: 'ended', count: 4 });
  });
});
