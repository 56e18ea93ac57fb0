import { describe, expect, it } from 'vitest';
import { type Dictionary, parsed } from '../contract/index.ts';
import { answer } from './ask.ts';
import { costOf, costText } from './cost.ts';
import { courseOf } from './course.ts';
import { solve } from './solve.ts';
import { countUp, fakePuzzle, fakeRoom, fakeStrategy } from './testing/fake.ts';
import { late } from './testing/late.ts';

const texts: Dictionary = { cost: (p: { n: number }) => ({ en: `${p.n}`, id: `${p.n}` }) };
const moves = {
  help: { code: 'word' },
  play: (instance: number) => parsed(instance - 1),
  finished: (instance: number) => instance === 0,
  course: (instance: number, solution: number) => [instance, instance - solution],
};
const adding = fakeStrategy('adding', countUp, {
  options: { more: { kind: 'flag', default: false, summary: { code: 'word' } } },
  adapt: (instance, { more }) => (more ? instance + 1 : instance),
});
/** A fresh one each time: nothing is loaded yet. */
const fresh = () => late(fakePuzzle([adding], { texts, moves })) as never;
const context = () => ({ ticker: { tick() {} }, cache: new Map() });

describe('what a judge must know is loaded first', () => {
  it.each(['all', 'best', 'first', 'count'] as const)('by a solve for %s', async (goal) => {
    const room = fakeRoom();
    await solve(fresh(), { puzzle: 'fake', text: '3', goal }, room);
    expect(room.last()).toMatchObject({ type: 'ended', count: goal === 'all' || goal === 'count' ? 3 : 1 });
  });

  it('by a solve whose options change the instance', async () => {
    const room = fakeRoom();
    await solve(fresh(), { puzzle: 'fake', text: '3', options: { more: true } }, room);
    expect(room.last()).toMatchObject({ type: 'ended', count: 4 });
  });

  it('by a check, which also tells the cost', async () => {
    const question = { ask: 'check', puzzle: 'fake', text: '3', answer: '2' } as const;
    expect(await answer(fresh(), question, context())).toEqual({ ok: true, ask: 'check', problems: [], cost: 2 });
  });

  it('by whoever asks for a cost or a course', async () => {
    expect(await costOf(fresh(), '3', '2')).toBe(2);
    expect(await costText(fresh(), '3', '2')).toEqual({ code: 'cost', params: { n: 2 } });
    expect(await courseOf(fresh(), '3', '2')).toEqual(['3', '1']);
  });

  it('and the time it takes is preparation', async () => {
    const room = fakeRoom();
    const slow = fakePuzzle([fakeStrategy('count-up', countUp)], { ready: async () => room.pass(40) });
    await solve(slow as never, { puzzle: 'fake', text: '3' }, room);
    expect(room.last()).toMatchObject({ stats: { prepareMilliseconds: 40, milliseconds: 0 } });
  });

  it('and where it cannot be loaded, the solve fails in words', async () => {
    const room = fakeRoom();
    const lost = fakePuzzle([fakeStrategy('count-up', countUp)], { ready: () => Promise.reject(new Error('no net')) });
    await solve(lost as never, { puzzle: 'fake', text: '3' }, room);
    expect(room.last()).toMatchObject({ type: 'failed', text: { code: 'bug', params: { detail: 'no net' } } });
  });
});
