/** A check that cannot fail is worth nothing: each is shown something broken, and something sound. */
import { describe, expect, it } from 'vitest';
import { type Generator, type Mark, type Puzzle, parsed, refused, type Scene } from '../../contract/index.ts';
import { template } from '../template/index.ts';
import type { Picked, Task } from '../template/model.ts';
import { everySubset } from '../template/strategies/every-subset.ts';
import * as broken from './broken.ts';
import { agreement } from './checks/agreement.ts';
import { answerComplaints } from './checks/answers.ts';
import { atlasComplaints } from './checks/atlas.ts';
import { goalComplaints } from './checks/goals.ts';
import { layoutComplaints } from './checks/layouts.ts';
import { exampleTextComplaints, roundTripComplaints } from './checks/notation.ts';
import { pictureComplaints } from './checks/pictures.ts';
import { explainComplaints, generateComplaints, hintComplaints, moveComplaints } from './checks/questions.ts';
import { stepComplaints } from './checks/steps.ts';
import { cancelComplaints, nodeComplaints, timeComplaints } from './checks/stopping.ts';
import { wordComplaints } from './checks/words.ts';

const text = '3 5 8 -> 8';
const small = { ...template.examples[0]!, answers: [{ count: 2 }] };
const MOST = 1_000_000;
const { withStrategy } = broken;
const long = { text: `${Array.from({ length: 30 }, (_, i) => 1000 + i * i).join(' ')} -> 19278` };
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
    const suspect = withStrategy(broken.hasty, broken.onlyForOne).strategies[1]!;
    const strategies = [suspect, { ...everySubset, ...broken.onlyForOne, ...modest }];
    const { complaints } = await agreement({ ...template, strategies }, text, MOST);
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

  it('catch another number of nodes, and nodes of nobody', async () => {
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

describe('stopping', () => {
  const complaintsOf = async (check: typeof cancelComplaints, search: typeof broken.sound) =>
    (await check(withStrategy(search), 'suspect', long)).join('\n');

  it('finds nothing wrong with a sound strategy', async () => {
    for (const check of [cancelComplaints, timeComplaints, nodeComplaints]) {
      expect(await check(template, 'every-subset', long)).toEqual([]);
      const onlyForOne = { ...template, strategies: [{ ...everySubset, ...broken.onlyForOne }] };
      expect(await check(onlyForOne, 'every-subset', long)).toEqual([]);
    }
  });

  it('catches a strategy that never ticks', async () => {
    const complaints = await complaintsOf(cancelComplaints, broken.neverTicking);
    for (const what of [/not cancelled/, /no work/, /without a look/]) expect(complaints).toMatch(what);
    expect(await complaintsOf(nodeComplaints, broken.uncounted)).toMatch(/exhausted, not out of budget/);
    expect(await complaintsOf(timeComplaints, broken.uncounted)).toMatch(/exhausted, not out of budget/);
  });

  it('catches a strategy that ticks too rarely', async () => {
    const complaints = await complaintsOf(cancelComplaints, broken.rarelyTicking);
    expect(complaints).toMatch(/ms of work without a look at the flag/);
    expect(complaints).not.toMatch(/not cancelled/);
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

describe('notation, words and pictures', () => {
  it('catch a notation that does not read what it writes', () => {
    const value = { numbers: [3, 5], target: 8 };
    const forgetful = { ...template.instance, format: () => '3 -> 8' };
    expect(roundTripComplaints(template.instance, value, ['blanks', 'line-ends', 'byte-order-mark'])).toEqual([]);
    expect(roundTripComplaints(forgetful, value).join()).toMatch(/reads as/);
    expect(roundTripComplaints({ ...forgetful, format: () => '?' }, value).join()).toMatch(/cannot be read/);
    const strict = { ...template.instance, parse: (t: string) => template.instance.parse(/^\S.*\S$/.test(t) ? t : '') };
    expect(roundTripComplaints(strict, value, ['blanks']).join()).toMatch(/^blanks: .*cannot be read/);
    expect(exampleTextComplaints(template.instance, '3  5 -> 8')).toEqual(['3  5 -> 8 is written 3 5 -> 8']);
  });

  it('catch a text without words, also inside another', () => {
    const words = {
      ok: { en: 'fine', id: 'baik' },
      half: { en: 'fine', id: '' },
      say: (p: { x: string }) => ({ en: `${p.x}`, id: `${p.x}` }),
    };
    const complain = (t: Parameters<typeof wordComplaints>[1]) => wordComplaints(words, t);
    expect(complain({ code: 'ok' })).toEqual([]);
    expect(complain({ code: 'say', params: { x: { code: 'ok' } } })).toEqual([]);
    expect(complain({ code: 'lost' })).toEqual(['no words for lost']);
    expect(complain({ code: 'half' })).toEqual(['half in id: ""']);
    expect(complain({ code: 'say' }).length).toBe(2);
    expect(complain({ code: 'say', params: { x: { code: 'lost' } } })).toContain('no words for lost');
  });

  it('catch a picture that cannot be shown', () => {
    const scene: Scene = { width: 100, height: 50, title: { code: 'name' }, shapes: [] };
    const dot = { kind: 'circle', x: 50, y: 25, radius: 10 } as const;
    const complain = (...scenes: Scene[]) =>
      pictureComplaints({ ...template, depict: () => scenes }, { numbers: [1], target: 1 }).join();
    expect(complain({ ...scene, shapes: [dot] })).toBe('');
    expect(complain()).toBe('there is no frame');
    expect(complain(scene)).toMatch(/frame 1: it is empty/);
    expect(complain({ ...scene, width: 0, shapes: [dot] })).toMatch(/its size is 0 by 50/);
    expect(complain({ ...scene, title: { code: 'lost' }, shapes: [dot] })).toMatch(/no words for lost/);
    for (const shape of [
      { ...dot, x: 95 },
      { ...dot, y: Number.NaN },
      { kind: 'rect', x: 90, y: 0, width: 20, height: 10 },
      { kind: 'line', x1: 0, y1: -5, x2: 10, y2: 10 },
      { kind: 'label', x: 50, y: 49, size: 20, text: '24', fill: 'ink' },
      { kind: 'label', x: 5, y: 20, size: 20, text: 'far too long for here', fill: 'ink' },
    ] as const) {
      expect(complain({ ...scene, shapes: [shape] })).toMatch(/outside of 100 by 50/);
    }
  });
});

describe('atlas, steps and layouts', () => {
  it('catch a list by number with something wrong about it', async () => {
    const complain = async (change?: (all: Picked[]) => Picked[]) =>
      (await atlasComplaints(broken.withAtlas(change), text, MOST)).join('\n');
    expect(await complain()).toBe('');
    expect(await complain((all) => all.slice(1))).toMatch(/1 by number, but 2 found/);
    expect(await complain(([one]) => [one!, one!])).toMatch(/number 1 is 3 5, as one before/);
    expect(await complain((all) => [...all, [5]])).toMatch(/number 2, 5, is wrong: wrong-sum\n.*\n5 has a number/);
    const odd = { ...template, atlas: () => parsed({ count: 1.5, at: () => [] }) };
    expect(await atlasComplaints(odd, text, MOST)).toEqual(['1.5 is no number of solutions']);
    expect(await atlasComplaints({ ...template, atlas: () => refused({ code: 'lost' }) }, text, MOST)).toEqual([
      'no words for lost',
    ]);
  });

  it('look at the ends of a long list', async () => {
    const numbers = Array.from({ length: 12 }, (_, i) => 2 ** i);
    const asked: number[] = [];
    const at = (index: number) => {
      asked.push(index);
      return numbers.filter((_, bit) => ((index + 1) >> bit) & 1);
    };
    const list = { ...template, verify: () => [], atlas: () => parsed({ count: 4095, at }) };
    // Nothing is found within one node, so there is nothing to hold the list against.
    expect(await atlasComplaints(list, `${numbers.join(' ')} -> 5`, 1)).toEqual([]);
    expect([asked[0], asked.at(-1), new Set(asked).size]).toEqual([0, 4094, 500]);
  });

  it('catch steps that cannot be read, lead nowhere, or are none', async () => {
    const complain = async (...steps: Picked[]) => {
      const puzzle = broken.withSteps(steps);
      return (await stepComplaints(puzzle, puzzle.strategies[1]!, text, MOST))!.join('\n');
    };
    expect(await complain([3], [3, 5])).toBe('');
    expect(await complain()).toMatch(/there is no step/);
    expect(await complain([3], [5])).toMatch(/the steps end without the solution/);
    expect(await complain([], [8])).toMatch(/step 1: "" cannot be read back: no-numbers/);
    expect(
      await stepComplaints(template, broken.withStrategy(broken.sound).strategies[1]!, text, MOST),
    ).toBeUndefined();
  });

  it('catch rows that cannot be shown', () => {
    const complain = (...rows: Mark[][]) =>
      layoutComplaints({ ...template, layout: () => rows }, { numbers: [1], target: 1 }).join();
    expect(complain([{ text: 'A', tint: 0 }, { text: ' ' }], [])).toBe('');
    expect(complain()).toBe('nothing is laid out');
    expect(complain([{ text: ' ' }])).toBe('nothing is laid out');
    for (const text of ['', 'AB', '\n']) expect(complain([{ text: 'A' }, { text }])).toMatch(/is not one character/);
    for (const tint of [-1, 0.5]) expect(complain([{ text: 'A', tint }])).toBe(`the tint of A is ${tint}`);
  });
});

describe('questions', () => {
  const withGenerator = (generate: Generator<Task>['generate']): Puzzle<Task, Picked> => ({
    ...template,
    generator: { difficulties: [{ id: 'easy', name: { code: 'name' } }], options: {}, generate },
  });
  const made = (target: number) => ({ ok: true, value: { numbers: [1, 2], target } }) as const;
  const seeded = withGenerator(({ seed }) => made(seed));
  const word = { code: 'name' };

  it('catch explanations and hints without words', async () => {
    const lost = { code: 'lost' };
    const verdict = { code: 'name' };
    const puzzle = { ...template, explain: () => ({ verdict, facts: [{ label: verdict, value: lost }] }) };
    expect(await explainComplaints(puzzle, text)).toEqual(['no words for lost']);
    expect((await explainComplaints(template, text)).join()).toMatch(/no explanation/);
    const explained = (more: object) =>
      explainComplaints({ ...template, explain: () => ({ verdict, facts: [], ...more }) }, text);
    expect(await explained({ figures: { columns: [verdict, verdict], rows: [[1, 'a']] } })).toEqual([]);
    expect(await explained({ figures: { columns: [lost], rows: [] } })).toEqual(['no words for lost']);
    expect((await explained({ figures: { columns: [verdict], rows: [[1, 2]] } })).join()).toMatch(/1 2 do not fill/);
    const picture = { width: 10, height: 10, title: verdict, shapes: [] };
    expect(await explained({ picture })).toEqual(['the picture: it is empty']);
    expect(await hintComplaints({ ...template, hint: () => [{ offer: lost, text: verdict }] }, text)).toEqual([
      'no words for lost',
    ]);
    expect(await hintComplaints({ ...template, hint: () => [] }, text)).toEqual(['not even one level of help']);
  });

  it('catch a hint that shows what nobody can read', async () => {
    const show = (what: string) => ({ ...template, hint: () => [{ offer: word, text: word, show: what }] });
    expect(await hintComplaints(show('3'), text)).toEqual([]);
    expect(await hintComplaints(show('?'), text)).toEqual(['hint 1 shows ?, which cannot be read']);
  });

  it('catch moves that are none, refusals without words, and an end at the beginning', () => {
    const complain = (code: string, finished: boolean, taken?: string) =>
      moveComplaints(
        {
          ...template,
          moves: {
            help: word,
            play: (task, move) => (move === taken ? parsed(task) : refused({ code })),
            finished: () => finished,
          },
        },
        text,
      );
    expect(complain('name', false)).toEqual([]);
    expect(complain('name', false, '')).toEqual(['"" passes for a move']);
    expect(complain('lost', false)).toContain('no words for lost');
    expect(complain('name', true)).toEqual(['it is finished before it begins']);
  });

  it('catch a generator that is not seeded, always the same, unreadable, or not as hard as wished', async () => {
    let calls = 0;
    expect(await generateComplaints(seeded)).toEqual([]);
    expect(await generateComplaints(seeded, 'easy', () => 'easy')).toEqual([]);
    expect((await generateComplaints(withGenerator(() => made(++calls)))).join()).toMatch(
      /seed 1 gives 1 2 -> 1, and then/,
    );
    expect(await generateComplaints(withGenerator(() => made(7)))).toEqual(['20 seeds all give 1 2 -> 7']);
    expect((await generateComplaints(withGenerator(({ seed }) => made(-seed)))).join()).toMatch(
      /cannot be read: bad-number/,
    );
    expect((await generateComplaints(seeded, 'easy', () => 'hard')).join()).toMatch(
      /seed 1: 1 2 -> 1 is hard, not easy/,
    );
    expect((await generateComplaints(seeded, 'odd')).join()).toMatch(/unknown-difficulty/);
    expect((await generateComplaints(seeded, 'easy', async () => 'hard', 2)).join()).not.toMatch(/seed 3/);
    expect(
      await generateComplaints(
        withGenerator(() => made(7)),
        undefined,
        undefined,
        1,
      ),
    ).toEqual([]);
  });
});
