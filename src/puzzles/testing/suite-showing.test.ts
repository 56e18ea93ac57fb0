/** That the checks of the shared suite complain of words, pictures, lists and questions that are wrong. */
import { describe, expect, it } from 'vitest';
import {
  type Generator,
  type Mark,
  type Notice,
  type Parsed,
  type Puzzle,
  parsed,
  refused,
  type Scene,
} from '../../contract/index.ts';
import { template } from '../template/index.ts';
import type { Picked, Task } from '../template/model.ts';
import * as broken from './broken.ts';
import { attachmentComplaints, noticeComplaints } from './checks/along.ts';
import { atlasComplaints } from './checks/atlas.ts';
import { usualComplaints } from './checks/goals.ts';
import { layoutComplaints } from './checks/layouts.ts';
import { exampleTextComplaints, roundTripComplaints } from './checks/notation.ts';
import { lastFrameComplaints, pictureComplaints } from './checks/pictures.ts';
import { explainComplaints, generateComplaints, hintComplaints, moveComplaints } from './checks/questions.ts';
import { stepComplaints } from './checks/steps.ts';
import { wordComplaints } from './checks/words.ts';

const text = '3 5 8 -> 8';
const MOST = 1_000_000;

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
    expect(complain({ code: 'half' })).toEqual(['half in id: no words in ""']);
    expect(complain({ code: 'say' })).toContain(
      'say in en: the trace "undefined" of a missing parameter in "undefined"',
    );
    expect(complain({ code: 'say', params: { x: null as never } })).toEqual(['say: x is null']);
    expect(complain({ code: 'say', params: { x: Number.NaN } })).toEqual(['say: x is NaN']);
    expect(complain({ code: 'say', params: { x: 'a null move' } })).toEqual([]);
    expect(complain({ code: 'say', params: { x: { code: 'lost' } } })).toContain('no words for lost');
  });

  it('catch solutions that end in the same frame', async () => {
    const task = { numbers: [3, 5, 8], target: 8 };
    const found = { instance: task, judge: await template.judge(task) };
    const complain = (puzzle: typeof template, ...picks: Picked[]) => lastFrameComplaints(puzzle, found, picks);
    expect(complain(template, [8], [3, 5])).toEqual([]);
    const alike = { ...template, depict: (one: Task) => template.depict(one) };
    expect(complain(alike, [8], [3, 5])).toEqual(['3 5 ends in the same frame as 8']);
    expect(complain(alike, [3, 5], [5, 3])).toEqual([]);
    expect(complain({ ...alike, solution: { ...alike.solution, kind: 'moves' } }, [8], [3, 5])).toEqual([]);
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
    const judge = async (task: Task) => ({ ...(await template.judge(task)), verify: () => [] });
    const list = { ...template, judge, atlas: () => parsed({ count: 4095, at }) };
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
    expect(
      await hintComplaints({ ...template, hint: () => [{ kind: 'a', offer: lost, text: verdict }] }, text),
    ).toEqual(['no words for lost']);
    const shouted = [{ kind: 'A Nudge', offer: verdict, text: verdict }];
    expect((await hintComplaints({ ...template, hint: () => shouted }, text)).join()).toMatch(/A Nudge, which is not/);
    expect(await hintComplaints({ ...template, hint: () => [] }, text)).toEqual(['not even one level of help']);
  });

  it('catch a hint that shows what nobody can read', async () => {
    const show = (what: string) => ({ ...template, hint: () => [{ kind: 'a', offer: word, text: word, show: what }] });
    expect(await hintComplaints(show('3'), text)).toEqual([]);
    expect(await hintComplaints(show('?'), text)).toEqual(['hint 1 shows ?, which cannot be read']);
  });

  it('catch moves that are none, refusals without words, and an end at the beginning', async () => {
    type Playing = NonNullable<Awaited<ReturnType<typeof template.judge>>['play']>;
    const playing = (play?: (task: Task) => Playing) => ({
      ...template,
      moves: { help: word },
      judge: async (task: Task) => ({ ...(await template.judge(task)), ...(play && { play: play(task) }) }),
    });
    const complain = (code: string, finished: boolean, taken?: string) => {
      const puzzle = playing((task) => ({
        move: (move) => (move === taken ? parsed(task) : refused({ code })),
        finished: () => finished,
      }));
      return moveComplaints(puzzle, text);
    };
    expect(await complain('name', false)).toEqual([]);
    expect(await complain('name', false, '')).toEqual(['"" passes for a move']);
    expect(await complain('lost', false)).toContain('no words for lost');
    expect(await complain('name', true)).toEqual(['it is finished before it begins']);
    const silent = () => ({ move: () => refused(word), finished: () => false, status: () => ({ code: 'lost' }) });
    expect(await moveComplaints(playing(silent), text)).toEqual(['no words for lost']);
    expect(await moveComplaints(playing(), text)).toEqual(['its judge does not play']);
  });

  it('catch files that are taken though they hold nothing, or are refused without words', () => {
    const attachment = (attach: (text: string, content: string) => Parsed<string>, content?: string) => ({
      ...template,
      attachments: [{ id: 'own', name: word, summary: word, attach, contentOf: () => content }],
    });
    const complain = (...of: Parameters<typeof attachment>) => attachmentComplaints(attachment(...of), text);
    expect(complain((_, content) => (content === 'x' ? parsed('y') : refused(word)), 'x')).toEqual([]);
    expect(complain(() => parsed('y'))).toEqual(['own: "" passes for a file', expect.stringMatching(/^own: .*passes/)]);
    expect(complain(() => refused({ code: 'lost' }))).toEqual(['no words for lost', 'no words for lost']);
    expect(complain(() => refused(word), 'x')).toEqual(['own: what the text has of it cannot be attached again']);
    const options = { own: { kind: 'flag', default: false, summary: word } } as const;
    const twice = { ...attachment(() => refused(word)), strategies: [{ ...template.strategies[0]!, options }] };
    expect(attachmentComplaints(twice, text)).toEqual(['own is also the name of an option']);
  });

  it('catch notices that are missing, without words or without a licence', async () => {
    const complain = (...notices: Notice[]) => noticeComplaints({ ...template, notices: async () => notices });
    const notice = { title: word, use: word, licence: 'MIT', text: 'Do as you like.' };
    expect(await complain(notice)).toEqual([]);
    expect(await complain()).toEqual(['there is no notice']);
    expect(await complain({ ...notice, use: { code: 'lost' } })).toEqual(['no words for lost']);
    expect(await complain({ ...notice, text: ' ' })).toEqual(['name has no licence, or no words of it']);
  });

  it('catch an instance that nobody takes by itself', () => {
    expect(usualComplaints(template, text)).toEqual([]);
    const picky = { ...template, strategies: template.strategies.map((s) => ({ ...s, rejects: () => word })) };
    expect(usualComplaints(picky, text)).toEqual([`${text}: nothing is done by itself: name`]);
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
