/** A check that cannot fail is worth nothing: each is shown something broken, and something sound. */

import { describe, expect, it } from 'vitest';
import type { Goal, Options, OptionTable, Probe, Shard, Solving } from '../../contract/index.ts';
import { withParts } from '../../engine/testing/with-parts.ts';
import { template } from '../template/index.ts';
import type { Picked, Task } from '../template/model.ts';
import { everySubset } from '../template/strategies/every-subset.ts';
import * as broken from './broken.ts';
import { agreement } from './checks/agreement.ts';
import { answerComplaints } from './checks/answers.ts';
import { goalComplaints } from './checks/goals.ts';
import { orderComplaints, shuffleComplaints, sizeComplaints } from './checks/input.ts';
import { settingComplaints } from './checks/settings.ts';
import { splitComplaints } from './checks/split.ts';
import { atOnceComplaints, cancelComplaints, nodeComplaints, timeComplaints } from './checks/stopping.ts';

const text = '3 5 8 -> 8';
const small = { ...template.about.examples[0]!, answers: [{ count: 2 }] };
const MOST = 1_000_000;
const { withStrategy } = broken;
const long = { text: `${Array.from({ length: 24 }, (_, i) => 1000 + i * i).join(' ')} -> 14162` };
const agree = async (search: typeof broken.sound) =>
  (await agreement(withStrategy(search), text, MOST)).complaints.join('\n');

describe('answers and agreement', () => {
  it('find nothing wrong with a sound strategy', async () => {
    expect(await agree(broken.sound)).toBe('');
    expect(await answerComplaints(withStrategy(broken.sound), small)).toEqual([]);
    expect(await goalComplaints(withStrategy(broken.sound), text, 'suspect', MOST)).toEqual([]);
  });

  it('catch a wrong answer', async () => {
    const task = '3 5 8 -> 11';
    const { complaints } = await agreement(withStrategy(broken.wrongAnswer), task, MOST);
    expect(complaints.join('\n')).toMatch(/suspect on 3 5 8 -> 11: 3 5 is wrong: wrong-sum/);
  });

  it('catch a solution that is missing', async () => {
    expect(await agree(broken.missingOne)).toMatch(/every-subset finds 3 5, suspect does not/);
    const complaints = await answerComplaints(withStrategy(broken.missingOne), small);
    expect(complaints).toEqual(['suspect on 3 5 8 -> 8: 1 solutions, not 2']);
  });

  it('catch a solution told twice', async () => {
    expect(await agree(broken.duplicate)).toMatch(/suspect on 3 5 8 -> 8: 3 5 is told twice/);
  });

  it('catch another first solution, and one that is not found at all', async () => {
    const answers = [{ strategy: 'suspect', count: 2, first: '8' }];
    const complaints = await answerComplaints(withStrategy(broken.sound), { ...small, answers });
    expect(complaints).toEqual(['suspect on 3 5 8 -> 8: first 3 5, not 8']);
    const none = { ...small, text: '2 4 -> 5', answers: [{ count: 0, first: '2' }] };
    expect((await answerComplaints(withStrategy(broken.sound), none)).join()).toMatch(/nothing found, not 2/);
  });

  it('catch a first solution that took no work', async () => {
    const complaints = await goalComplaints(withStrategy(broken.uncounted), text, 'suspect', MOST);
    expect(complaints).toEqual(['suspect on 3 5 8 -> 8: first: found without a single node']);
  });

  it('catch a note without words', async () => {
    const noting =
      (code: string): typeof broken.sound =>
      (probe, task, goal) => {
        probe.note({ code });
        broken.sound(probe, task, goal);
      };
    expect(await agree(noting('name'))).toBe('');
    expect(await agree(noting('lost'))).toBe('suspect on 3 5 8 -> 8: no words for lost');
  });

  it('catch a best that is not the best', async () => {
    expect(await agree(broken.hasty)).toMatch(/suspect on 3 5 8 -> 8: the best costs 2, and not 1/);
  });

  it('take solutions that are only counted for what they are, and catch a wrong count', async () => {
    const only = { rejects: (_: Task, goal: string) => (goal === 'count' ? undefined : { code: 'name' }) };
    const count = [{ strategy: 'suspect', goal: 'count', count: 2 }] as const;
    for (const more of [{}, only]) {
      const sound = withStrategy(broken.inBulk(), more);
      expect(await agreement(sound, text, MOST)).toEqual({ complaints: [], compared: 2 });
      expect(await goalComplaints(sound, text, 'suspect', MOST)).toEqual([]);
      expect(await answerComplaints(sound, { ...small, answers: count })).toEqual([]);
    }
    const wrong = withStrategy(broken.inBulk(1));
    expect((await agreement(wrong, text, MOST)).complaints.join()).toMatch(/suspect on .*: it counts 3, and tells 2/);
    expect((await goalComplaints(wrong, text, 'suspect', MOST))!.join()).toMatch(/count: it counted 3, not 2/);
    expect((await answerComplaints(wrong, { ...small, answers: count })).join()).toMatch(/3 solutions, not 2/);
    const { complaints } = await agreement(withStrategy(broken.inBulk(1), only), text, MOST);
    expect(complaints.join()).toMatch(/every-subset finds 2, suspect counts 3/);
  });

  const modest = { guarantees: { complete: true, optimal: false } };

  it('compare strategies that cannot tell all by the best they find', async () => {
    const agreed = async (search: typeof broken.sound, more: object = {}) => {
      const { complaints, compared } = await agreement(
        withStrategy(search, { ...broken.onlyForOne, ...more }),
        text,
        MOST,
      );
      expect(compared).toBe(2);
      return complaints.join();
    };
    expect(await agreed(broken.sound)).toBe('');
    expect(await agreed(broken.hasty)).toMatch(/the best costs 1 by every-subset, 2 by suspect/);
    expect(await agreed(broken.hasty, modest)).toBe('');
    expect(await agreed(() => undefined)).toMatch(/every-subset and suspect do not agree whether there is one/);
    // What claims to be the best is held against everything, also against what makes no such claim.
    const suspect = withStrategy(broken.hasty, broken.onlyForOne).solving.strategies[1]!;
    const strategies = [suspect, { ...everySubset, ...broken.onlyForOne, ...modest }];
    const { complaints } = await agreement(withParts(template, { solving: { strategies } }), text, MOST);
    expect(complaints.join()).toMatch(/the best costs 2 by suspect, 1 by every-subset/);
  });

  it('hold those that cannot tell all to their goals', async () => {
    const kept = async (search: typeof broken.sound, on = text) =>
      (await goalComplaints(withStrategy(search, broken.onlyForOne), on, 'suspect', MOST))!.join();
    expect(await kept(broken.sound)).toBe('');
    expect(await kept(broken.sound, '2 4 -> 5')).toBe('');
    expect(await kept(broken.deaf)).toMatch(/first: 2 told/);
    expect(await kept(broken.uncounted)).toMatch(/first: found without a single node/);
    expect(await kept(broken.tiring())).toMatch(/best: the last one told costs 2, not 1/);
    const waiting = withStrategy((probe) => probe.giveUp(), broken.onlyForOne);
    expect(await goalComplaints(waiting, text, 'suspect', MOST)).toBeUndefined();
  });

  it('catch a best that costs more than the answer says', async () => {
    const complain = async (search: typeof broken.sound, answer: object, more: object = {}) => {
      const answers = [{ goal: 'best', count: 1, ...answer }] as const;
      return (await answerComplaints(withStrategy(search, more), { ...small, answers })).join();
    };
    expect(await complain(broken.sound, { cost: 1 })).toBe('');
    expect(await complain(broken.hasty, { cost: 1 })).toBe('suspect on 3 5 8 -> 8: the best costs 2, not 1');
    expect(await complain(broken.hasty, { cost: 1 }, modest)).toBe('');
    expect(await complain(broken.hasty, { cost: 3 }, modest)).toMatch(/suspect on .*: the best costs 2, not 3/);
    expect(await complain(() => undefined, {})).toBe('suspect on 3 5 8 -> 8: 0 solutions, not 1');
  });

  it('catch another number of nodes, and nodes that no strategy counts', async () => {
    const complain = (answer: object) =>
      answerComplaints(withStrategy(broken.sound), { ...small, answers: [{ count: 2, ...answer }] });
    expect(await complain({ strategy: 'suspect', nodes: 7 })).toEqual([]);
    expect(await complain({ strategy: 'suspect', goal: 'first', count: 1, nodes: 3, first: '3 5' })).toEqual([]);
    expect((await complain({ strategy: 'suspect', nodes: 8 })).join()).toMatch(/7 nodes, not 8/);
    expect((await complain({ nodes: 7 })).join()).toMatch(/nodes are told of no strategy/);
  });

  it('catch an answer of a strategy that does not take the example', async () => {
    const puzzle = withStrategy(broken.sound, { rejects: () => ({ code: 'name' }) });
    const answers = [{ strategy: 'suspect', count: 2 }];
    expect(await answerComplaints(puzzle, { ...small, answers })).toEqual(['suspect does not take 3 5 8 -> 8']);
  });
});

describe('settings', () => {
  type Heard = (probe: Probe<Picked>, task: Task, goal: Goal, options: Options) => void;
  const options: OptionTable = { careful: { kind: 'flag', default: true, summary: { code: 'name' } } };
  const complain = async (search: Heard, narrowing: readonly string[] = [], more: object = {}) => {
    const puzzle = withStrategy(broken.sound, {
      options,
      prepare: async (task, goal, given) => (probe) => search(probe, task, goal, given),
      ...more,
    });
    const complaints = await settingComplaints(puzzle, puzzle.solving.strategies[1]!, text, MOST, narrowing);
    return complaints?.join('\n');
  };
  const missing: Heard = (probe, task, goal, { careful }) =>
    careful ? broken.sound(probe, task, goal) : broken.missingOne(probe, task, goal);

  it('that find the same are sound', async () => {
    expect(await complain(broken.sound)).toBe('');
    expect(await complain(broken.sound, [], { options: {} })).toBeUndefined();
  });

  it('that lose a solution are caught, unless they are said to leave some out', async () => {
    expect(await complain(missing)).toMatch(/suspect with {"careful":false} on 3 5 8 -> 8: it does not find 3 5/);
    expect(await complain(missing, ['careful'])).toBe('');
    const silent: Heard = (probe, task, goal, { careful }) => void (careful && broken.sound(probe, task, goal));
    expect(await complain(silent, ['careful'])).toMatch(/not find 3 5/);
  });

  it('of a strategy that only counts are held to its counts', async () => {
    const counts = { rejects: (_: Task, goal: Goal) => (goal === 'count' ? undefined : { code: 'name' }) };
    const bulk: Heard = (probe, task, goal, { careful }) => broken.inBulk(careful ? 0 : 1)(probe, task, goal);
    expect(await complain(broken.sound, [], counts)).toBe('');
    expect(await complain(bulk, [], counts)).toMatch(/it counts 3, and else 2/);
    expect(await complain(bulk, ['careful'], counts)).toMatch(/it counts 3, and else 2/);
    expect(await complain(missing, ['careful'], counts)).toBe('');
  });

  it('that find more or count otherwise are caught', async () => {
    const more: Heard = (probe, task, goal, { careful }) =>
      careful ? broken.missingOne(probe, task, goal) : broken.sound(probe, task, goal);
    expect(await complain(more, ['careful'])).toMatch(/only it finds 3 5/);
    const bulk: Heard = (probe, task, goal, { careful }) => broken.inBulk(careful ? 0 : 1)(probe, task, goal);
    expect(await complain(bulk)).toMatch(/it counts 3, and tells 2/);
  });

  it('whose best costs more are caught', async () => {
    const hasty: Heard = (probe, task, goal, { careful }) =>
      careful ? broken.sound(probe, task, goal) : broken.hasty(probe, task, goal);
    expect(await complain(hasty, [], broken.onlyForOne)).toMatch(/the best costs 2, not 1/);
  });

  it('that are watched otherwise than they count are caught', async () => {
    expect(await complain(broken.sound, [], { watch: everySubset.watch })).toMatch(/8 nodes are counted, not 7/);
  });

  it('that play by other rules are not compared', async () => {
    const adapt = (task: Task, { careful }: Options) => (careful ? task : { ...task, target: 3 });
    expect(await complain(broken.sound, [], { adapt })).toBe('');
  });
});

describe('size and order', () => {
  const task: Task = { numbers: [3, 5, 8], target: 8 };
  const withSolving = (solving: Partial<Solving<Task, Picked>>) => withParts(template, { solving });
  const order = async (reorder: NonNullable<Solving<Task, Picked>['reorder']>) =>
    (await orderComplaints(withSolving({ reorder }), task, 1, MOST)).join('\n');

  it('of a sound puzzle hold', async () => {
    expect(sizeComplaints(template, task)).toEqual([]);
    expect(await orderComplaints(template, task, 1, MOST)).toEqual([]);
    expect(shuffleComplaints(template, [text])).toEqual([]);
  });

  it('are caught where a size is no number or has no words', () => {
    const complain = (own: number, code: string) =>
      sizeComplaints(withSolving({ size: { of: () => own, unit: { code } } }), task).join();
    expect(complain(2, 'size-numbers')).toBe('');
    expect(complain(0.5, 'size-numbers')).toBe('its size is 0.5');
    expect(complain(2, 'lost')).toBe('no words for lost');
  });

  it('are caught where another order is another task', async () => {
    expect(await order((given) => ({ ...given, target: 13 }))).toMatch(/take-or-leave does not find 3 5.*only then/s);
    expect(await order((given) => ({ ...given, numbers: [3, 5] }))).toMatch(/its size is 2, not 3/);
    expect(await order((given) => ({ ...given, numbers: [3, 3, 8] }))).toMatch(/cannot be read/);
  });

  it('are caught where a seed gives another order the second time, or never another one', async () => {
    let turn = 0;
    const moody = (given: Task) => ({ ...given, numbers: turn++ % 2 ? given.numbers : given.numbers.toReversed() });
    expect(await order(moody)).toMatch(/another order for the same seed/);
    expect(shuffleComplaints(withSolving({ reorder: (given) => given }), [text])).toEqual([
      'no seed gives another order',
    ]);
  });
});

describe('stopping', () => {
  const complaintsOf = async (check: typeof cancelComplaints, search: typeof broken.sound) =>
    (await check(withStrategy(search), 'suspect', long)).join('\n');

  it('finds nothing wrong with a sound strategy', async () => {
    for (const check of [cancelComplaints, timeComplaints, nodeComplaints]) {
      expect(await check(template, 'every-subset', long)).toEqual([]);
      const onlyForOne = withParts(template, { solving: { strategies: [{ ...everySubset, ...broken.onlyForOne }] } });
      expect(await check(onlyForOne, 'every-subset', long)).toEqual([]);
    }
  });

  it('catches a strategy that never ticks', async () => {
    const complaints = await complaintsOf(cancelComplaints, broken.neverTicking);
    for (const what of [/not cancelled/, /no work/]) expect(complaints).toMatch(what);
    expect(await complaintsOf(nodeComplaints, broken.uncounted)).toMatch(/exhausted, not out of budget/);
    expect(await complaintsOf(timeComplaints, broken.uncounted)).toMatch(/exhausted, not out of budget/);
  });

  it('catches a strategy that counts too many nodes between two looks, unless that is said', async () => {
    const complaints = await complaintsOf(cancelComplaints, broken.rarelyTicking);
    expect(complaints).toMatch(/1000000 nodes without a look at the flag/);
    expect(complaints).not.toMatch(/not cancelled/);
    const said = { ...long, atOnce: 1_000_000 };
    expect(await cancelComplaints(withStrategy(broken.rarelyTicking), 'suspect', said)).toEqual([]);
  });

  it('takes a search with fewer looks than the stop for one that ends by itself, but not for a long run', async () => {
    const complaints = await complaintsOf(cancelComplaints, broken.endingAfter(30));
    expect(complaints).toBe('');
    expect(await complaintsOf(cancelComplaints, broken.endingAfter(1))).toMatch(/exhausted, not cancelled/);
  });

  it('takes a proof that every example ends at once in place of a long run, and catches a strategy that does not', async () => {
    const quick = withParts(template, { about: { examples: [small] } });
    const complain = (search: typeof broken.sound) =>
      atOnceComplaints(withParts(withStrategy(search), { about: { examples: [small] } }), 'suspect');
    expect(await atOnceComplaints(quick, 'every-subset')).toEqual([]);
    expect((await complain((probe) => probe.tick(1_000_000))).join()).toMatch(
      /suspect on .*, first: 1000000 nodes; name a long run/,
    );
    expect(await complain(broken.neverTicking)).toEqual(['suspect counts no node on any example']);
  });

  it('stops what has much to prepare a second time, and catches one that still counts nothing', async () => {
    const complain = (nodes: number) =>
      cancelComplaints(withStrategy(broken.sound, broken.preparing(broken.endless(nodes))), 'suspect', { text });
    expect(await complain(1)).toEqual([]);
    expect(await complain(0)).toEqual(['suspect on 3 5 8 -> 8: the last statistics tell of no work']);
  });

  it('catches a strategy that goes on when told to stop', async () => {
    expect(await complaintsOf(cancelComplaints, broken.deaf)).toMatch(/exhausted, not cancelled/);
    expect(await complaintsOf(timeComplaints, broken.deaf)).toMatch(/exhausted, not out of budget/);
    expect(await complaintsOf(nodeComplaints, broken.deaf)).toMatch(/exhausted, not out of budget/);
    const goals = (await goalComplaints(withStrategy(broken.deaf), text, 'suspect', MOST))!.join('\n');
    expect(goals).toMatch(/first: 2 told/);
    expect(goals).toMatch(/a budget of 1: it counted 2, not 1/);
  });
});

describe('shards', () => {
  const masks = '3 5 8 2 -> 8';
  type Split = NonNullable<typeof everySubset.split>;
  const complain = async (split: Split) => {
    const strategies = [{ ...everySubset, split }];
    const puzzle = withParts(template, { solving: { strategies } });
    return (await splitComplaints(puzzle, strategies[0]!, masks, MOST))?.join('\n');
  };
  const parts =
    (...ranges: readonly string[]): Split =>
    (_task, goal, _options, _context, round) =>
      goal === 'first' || goal === 'best' || round > 0
        ? []
        : ranges.map((part, i) => ({ id: String(i), weight: 1, part }));

  it('that are the whole search are sound', async () => {
    expect(await complain(everySubset.split!)).toBe('');
    expect(await complain(parts('0-7', '7-16'))).toBe('');
    expect(await complain(parts())).toBeUndefined();
  });

  it('that leave something out, overlap or come in another order are caught', async () => {
    expect(await complain(parts('0-8'))).toMatch(/its shards count 8 nodes, the whole 16/);
    expect(await complain(parts('0-5', '4-16'))).toMatch(/its shards have 3 solutions, the whole has 2/);
    expect(await complain(parts('4-16', '0-4'))).toMatch(/in another order/);
  });

  it('that differ from one time to the next, or have one name, are caught', async () => {
    let calls = 0;
    expect(await complain((...args) => parts(calls++ % 2 ? '0-16' : '0-8', '8-16')(...args))).toMatch(
      /differently twice/,
    );
    const named: Split = (...args) => (parts('0-8', '8-16')(...args) as Shard[]).map((one) => ({ ...one, id: 'a' }));
    expect(await complain(named)).toMatch(/the name a is bad/);
    const light: Split = (...args) => (parts('0-16')(...args) as Shard[]).map((one) => ({ ...one, weight: 0 }));
    expect(await complain(light)).toMatch(/weighs 0/);
  });

  it('for one solution that find another best, or none, are caught', async () => {
    const one =
      (part: string): Split =>
      (_task, goal, _options, _context, round) =>
        goal === 'best' && round === 0 ? [{ id: '0', weight: 1, part }] : [];
    expect(await complain(one('0-16'))).toBe('');
    expect(await complain(one('0-2'))).toMatch(/its shards find undefined/);
    expect(await complain(one('0-4'))).toMatch(/the best of its shards costs 2, not 1/);
  });
});
