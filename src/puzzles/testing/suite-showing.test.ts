/** That the checks of the shared suite complain of words, pictures, lists and questions that are wrong. */
import { describe, expect, it } from 'vitest';
import {
  type Generator,
  type Goal,
  type Mark,
  type Notice,
  type Outcome,
  type Parsed,
  type Puzzle,
  parsed,
  refused,
  type Scene,
  type Trace,
} from '../../contract/index.ts';
import { withParts } from '../../engine/testing/with-parts.ts';
import { template } from '../template/index.ts';
import type { Picked, Task } from '../template/model.ts';
import * as broken from './broken.ts';
import { attachmentComplaints, noticeComplaints } from './checks/along.ts';
import { atlasComplaints } from './checks/atlas.ts';
import { usualComplaints } from './checks/goals.ts';
import { layoutComplaints, lineComplaints, stencilComplaints } from './checks/layouts.ts';
import { exampleTextComplaints, roundTripComplaints } from './checks/notation.ts';
import { lastFrameComplaints, pictureComplaints } from './checks/pictures.ts';
import { explainComplaints, generateComplaints, hintComplaints, moveComplaints } from './checks/questions.ts';
import { countedComplaints, watchableComplaints, watchComplaints } from './checks/watch.ts';
import { wordComplaints } from './checks/words.ts';
import { collect } from './run.ts';

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
    const complain = (puzzle: Puzzle<Task, Picked>, ...picks: Picked[]) => lastFrameComplaints(puzzle, found, picks);
    expect(complain(withParts(template, { solution: { kind: 'position' } }), [8], [3, 5])).toEqual([]);
    const alike = withParts(template, {
      solution: { kind: 'position' },
      showing: { depict: (one: Task) => template.showing.depict(one) },
    });
    expect(complain(alike, [8], [3, 5])).toEqual(['3 5 ends in the same frame as 8']);
    expect(complain(alike, [3, 5], [5, 3])).toEqual([]);
    expect(complain({ ...alike, solution: { ...alike.solution, kind: 'moves' } }, [8], [3, 5])).toEqual([]);
  });

  it('catch a picture that cannot be shown', () => {
    const scene: Scene = { width: 100, height: 50, title: { code: 'name' }, shapes: [] };
    const dot = { kind: 'circle', x: 50, y: 25, radius: 10 } as const;
    const complain = (...scenes: Scene[]) =>
      pictureComplaints(withParts(template, { showing: { depict: () => scenes } }), { numbers: [1], target: 1 }).join();
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
      {
        kind: 'polyline',
        points: [
          [0, 5],
          [50, 25],
          [110, 10],
        ],
      },
      { kind: 'label', x: 50, y: 49, size: 20, text: '24', fill: 'ink' },
      { kind: 'label', x: 5, y: 20, size: 20, text: 'far too long for here', fill: 'ink' },
    ] as const) {
      expect(complain({ ...scene, shapes: [shape] })).toMatch(/outside of 100 by 50/);
    }
  });
});

describe('atlas, traces and layouts', () => {
  it('catch a list by number with something wrong about it', async () => {
    const complain = async (change?: (all: Picked[]) => Picked[]) =>
      (await atlasComplaints(broken.withAtlas(change), text, MOST)).join('\n');
    expect(await complain()).toBe('');
    expect(await complain((all) => all.slice(1))).toMatch(/1 by number, but 2 found/);
    expect(await complain(([one]) => [one!, one!])).toMatch(/number 1 is 3 5, as one before/);
    expect(await complain((all) => [...all, [5]])).toMatch(/number 2, 5, is wrong: wrong-sum\n.*\n5 has a number/);
    const odd = withParts(template, { solving: { atlas: () => parsed({ count: 1.5, at: () => [] }) } });
    expect(await atlasComplaints(odd, text, MOST)).toEqual(['1.5 is no number of solutions']);
    expect(
      await atlasComplaints(withParts(template, { solving: { atlas: () => refused({ code: 'lost' }) } }), text, MOST),
    ).toEqual(['no words for lost']);
  });

  it('look at the ends of a long list', async () => {
    const numbers = Array.from({ length: 12 }, (_, i) => 2 ** i);
    const asked: number[] = [];
    const at = (index: number) => {
      asked.push(index);
      return numbers.filter((_, bit) => ((index + 1) >> bit) & 1);
    };
    const judge = async (task: Task) => ({ ...(await template.judge(task)), verify: () => [] });
    const list = withParts(template, { judge, solving: { atlas: () => parsed({ count: 4095, at }) } });
    // Nothing is found within one node, so there is nothing to hold the list against.
    expect(await atlasComplaints(list, `${numbers.join(' ')} -> 5`, 1)).toEqual([]);
    expect([asked[0], asked.at(-1), new Set(asked).size]).toEqual([0, 4094, 500]);
  });

  it('catch traces that cannot be read, lead nowhere, or are empty', async () => {
    const complain = async (...trace: Trace<Picked>[]) => {
      const puzzle = broken.withTrace(...trace);
      return (await watchComplaints(puzzle, puzzle.solving.strategies[1]!, text, MOST))!.join('\n');
    };
    const root = { node: 0, position: [3] };
    const child = { node: 1, parent: 0, position: [3, 5] };
    const settled = (node: number, outcome: Outcome) => ({ node, outcome, counted: true });
    const found = settled(1, 'solution');
    const branched = settled(0, 'branched');
    expect(await complain(root, child, found, branched)).toBe('');
    expect(await complain(root, child, { node: 2, parent: 0, joins: 1, position: [3, 5] }, found, branched)).toBe('');
    expect(await complain()).toMatch(/there is no node/);
    expect(await complain(root, settled(0, 'dead end'))).toMatch(/the trace ends without the solution/);
    expect(await complain({ ...root, position: [5] }, settled(0, 'solution'))).toMatch(/5 is no solution: wrong-sum/);
    expect(await complain({ ...root, position: [-1] }, child, found, branched)).toMatch(
      /node 0: "-1" cannot be read back: bad-number/,
    );
    expect(await complain({ ...root, figures: { f: Number.NaN } }, child, found, branched)).toMatch(/f is no number/);
    expect(await complain(root, { ...child, node: 2 }, branched)).toMatch(/node 2 is made after 1 others/);
    expect(await complain(root, { ...child, parent: 7 }, found, branched)).toMatch(/grew from 7, which is not made/);
    expect(await complain(root, { ...child, joins: 7 }, branched)).toMatch(/joins 7, which is not made/);
    expect(await complain(root, child, found, found, branched)).toMatch(/node 1 is settled twice/);
    expect(await complain(root, settled(1, 'open'), branched)).toMatch(/node 1 is settled before it is made/);
    expect(await complain(root, child, branched)).toMatch(/node 1 joins undefined and is undefined/);
    expect(await complain(root, child, found, settled(0, 'cut'))).toMatch(/node 0 is cut, and has children: true/);
    const puzzle = broken.withTrace(root, child, found, branched);
    const counts = ['first', 'all', 'count'].map(async (goal) => {
      const { nodes } = (await collect(puzzle, { text, strategy: 'suspect', goal: goal as Goal }, MOST))!;
      return `suspect on ${text} for ${goal}: 2 nodes are counted, not ${nodes}`;
    });
    expect(await countedComplaints(puzzle, puzzle.solving.strategies[1]!, text, MOST)).toEqual(
      await Promise.all(counts),
    );
    expect(
      await watchComplaints(template, broken.withStrategy(broken.sound).solving.strategies[1]!, text, MOST),
    ).toBeUndefined();
  });

  it('catch a strategy that cannot be watched and does not say why', () => {
    const [, silent] = broken.withStrategy(broken.sound).solving.strategies;
    expect(watchableComplaints(silent!)).toEqual(['suspect cannot be watched, and does not say why']);
    expect(watchableComplaints({ ...silent!, unwatchable: silent!.name })).toEqual([]);
    expect(watchableComplaints({ ...silent!, watch: () => [] })).toEqual([]);
  });

  it('catch rows that cannot be shown', () => {
    const complain = (...rows: Mark[][]) =>
      layoutComplaints(withParts(template, { showing: { layout: () => rows } }), { numbers: [1], target: 1 }).join();
    expect(complain([{ text: 'A', tint: 0 }, { text: ' ' }], [])).toBe('');
    expect(complain()).toBe('nothing is laid out');
    expect(complain([{ text: ' ' }])).toBe('nothing is laid out');
    for (const text of ['', 'AB', '\n']) expect(complain([{ text: 'A' }, { text }])).toMatch(/is not one character/);
    for (const tint of [-1, 0.5]) expect(complain([{ text: 'A', tint }])).toBe(`the tint of A is ${tint}`);
  });

  it('catch a stencil that lays out otherwise', () => {
    const complain = (...letters: (string | number)[]) => {
      const showing = { layout: () => [[{ text: '=' }, { text: '1' }]], stencil: () => letters };
      return stencilComplaints(withParts(template, { showing }), { numbers: [1], target: 1 }, [1]).join();
    };
    expect(complain('=', 0, '\n')).toBe('');
    expect(complain('=', 0)).toMatch('the stencil makes');
    expect(complain('=', 1, '\n')).toMatch('the stencil makes');
  });

  it('catch lines that are not read back', () => {
    const complain = (line: string) =>
      lineComplaints(withParts(template, { showing: { line: () => line } }), { numbers: [1], target: 1 }, [1]).join();
    expect(complain('1')).toBe('');
    expect(complain('2')).toBe('2 is not read as 1');
    expect(complain('one')).toBe('one is not read as 1');
    expect(complain('1\n')).toMatch(/is more than one line/);
  });
});

describe('questions', () => {
  const withGenerator = (generate: Generator<Task>['generate']): Puzzle<Task, Picked> =>
    withParts(template, { making: { difficulties: [{ id: 'easy', name: { code: 'name' } }], options: {}, generate } });
  const made = (target: number) => ({ ok: true, value: { numbers: [1, 2], target } }) as const;
  const seeded = withGenerator(({ seed }) => made(seed));
  const word = { code: 'name' };

  it('catch explanations and hints without words', async () => {
    const lost = { code: 'lost' };
    const verdict = { code: 'name' };
    const puzzle = withParts(template, {
      helping: { explain: () => ({ verdict, facts: [{ label: verdict, value: lost }] }) },
    });
    expect(await explainComplaints(puzzle, text)).toEqual(['no words for lost']);
    expect((await explainComplaints(withParts(template, { helping: { explain: undefined } }), text)).join()).toMatch(
      /no explanation/,
    );
    const explained = (more: object) =>
      explainComplaints(withParts(template, { helping: { explain: () => ({ verdict, facts: [], ...more }) } }), text);
    expect(await explained({ figures: { columns: [verdict, verdict], rows: [[1, 'a']] } })).toEqual([]);
    expect(await explained({ figures: { columns: [lost], rows: [] } })).toEqual(['no words for lost']);
    expect((await explained({ figures: { columns: [verdict], rows: [[1, 2]] } })).join()).toMatch(/1 2 do not fill/);
    const picture = { width: 10, height: 10, title: verdict, shapes: [] };
    expect(await explained({ picture })).toEqual(['the picture: it is empty']);
    expect(
      await hintComplaints(
        withParts(template, { helping: { hint: () => [{ kind: 'a', offer: lost, text: verdict }] } }),
        text,
      ),
    ).toEqual(['no words for lost']);
    const shouted = [{ kind: 'A Nudge', offer: verdict, text: verdict }];
    expect((await hintComplaints(withParts(template, { helping: { hint: () => shouted } }), text)).join()).toMatch(
      /A Nudge, which is not/,
    );
    expect(await hintComplaints(withParts(template, { helping: { hint: () => [] } }), text)).toEqual([
      'not even one level of help',
    ]);
  });

  it('catch a hint that shows what no notation reads', async () => {
    const show = (what: string) =>
      withParts(template, { helping: { hint: () => [{ kind: 'a', offer: word, text: word, show: what }] } });
    expect(await hintComplaints(show('3'), text)).toEqual([]);
    expect(await hintComplaints(show('?'), text)).toEqual(['hint 1 shows ?, which cannot be read']);
  });

  it('catch moves that are no moves, refusals without words, and an end at the beginning', async () => {
    type Playing = NonNullable<Awaited<ReturnType<typeof template.judge>>['play']>;
    const playing = (play?: (task: Task) => Playing) => ({
      ...template,
      playing: { help: word },
      judge: async (task: Task) => {
        const { play: _, ...judge } = await template.judge(task);
        return play ? { ...judge, play: play(task) } : judge;
      },
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
    const attachment = (attach: (text: string, content: string) => Parsed<string>, content?: string) =>
      withParts(template, {
        instance: { attachments: [{ id: 'own', name: word, summary: word, attach, contentOf: () => content }] },
      });
    const complain = (...of: Parameters<typeof attachment>) => attachmentComplaints(attachment(...of), text);
    expect(complain((_, content) => (content === 'x' ? parsed('y') : refused(word)), 'x')).toEqual([]);
    expect(complain(() => parsed('y'))).toEqual(['own: "" passes for a file', expect.stringMatching(/^own: .*passes/)]);
    expect(complain(() => refused({ code: 'lost' }))).toEqual(['no words for lost', 'no words for lost']);
    expect(complain(() => refused(word), 'x')).toEqual(['own: what the text has of it cannot be attached again']);
    const options = { own: { kind: 'flag', default: false, summary: word } } as const;
    const twice = withParts(
      attachment(() => refused(word)),
      {
        solving: { strategies: [{ ...template.solving.strategies[0]!, options }] },
      },
    );
    expect(attachmentComplaints(twice, text)).toEqual(['own is also the name of an option']);
  });

  it('catch notices that are missing, without words or without a licence', async () => {
    const complain = (...notices: Notice[]) =>
      noticeComplaints(withParts(template, { about: { notices: async () => notices } }));
    const notice = { title: word, use: word, licence: 'MIT', text: 'Do as you like.' };
    expect(await complain(notice)).toEqual([]);
    expect(await complain()).toEqual(['there is no notice']);
    expect(await complain({ ...notice, use: { code: 'lost' } })).toEqual(['no words for lost']);
    expect(await complain({ ...notice, text: ' ' })).toEqual(['name has no licence, or no words of it']);
  });

  it('catch an instance that no strategy takes by itself', () => {
    expect(usualComplaints(template, text)).toEqual([]);
    const picky = withParts(template, {
      solving: { strategies: template.solving.strategies.map((s) => ({ ...s, rejects: () => word })) },
    });
    expect(usualComplaints(picky, text)).toEqual([`${text}: nothing is done by itself: name`]);
  });

  it('catch a generator that is not seeded, always the same, unreadable, or not as hard as wished', async () => {
    let calls = 0;
    expect(await generateComplaints(seeded)).toEqual([]);
    expect(await generateComplaints(seeded, 'easy', () => 'easy')).toEqual([]);
    expect((await generateComplaints(withGenerator(() => made(++calls)))).join()).toMatch(
      /seed 1 gives 1 2 -> 21, and then .*"1 2 -> 20"/,
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
