import { describe, expect, it } from 'vitest';
import { recentIn } from '../../../algorithms/kept/recent.ts';
import { type Context, type Explanation, languages, type Plain, speaker } from '../../../contract/index.ts';
import { sceneComplaints } from '../../testing/checks/pictures.ts';
import { wordComplaints } from '../../testing/checks/words.ts';
import { examples } from '../examples.ts';
import { hint } from '../hint/index.ts';
import { lexiconOf } from '../lexicon/index.ts';
import type { Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { networkOf } from '../search/filling/network.ts';
import { fillings, foundOf, unstopped } from '../search/filling/search.ts';
import { type Insight, insightName, insightOf } from '../search/insight.ts';
import { lexiconFor } from '../testing/lexicons.ts';
import { paperTask } from '../testing/paper-task.ts';
import { texts } from '../texts.ts';
import { explain } from './index.ts';

const context = (): Context => ({ ticker: { tick: () => undefined }, cache: new Map() });

function read(source: string): Task {
  const task = tasks.parse(source);
  if (!task.ok) throw new Error(JSON.stringify(task.problem));
  return task.value;
}

/** An explanation that is worded in every language, with figures that fill their columns. */
async function explained(task: Task): Promise<Explanation & { readonly data: Readonly<Record<string, Plain>> }> {
  const told = await explain(task, context());
  const all = [
    told.verdict,
    ...told.facts.flatMap((fact) => [fact.label, fact.value]),
    ...(told.figures?.columns ?? []),
  ];
  expect(all.flatMap((one) => wordComplaints(texts, one))).toEqual([]);
  for (const row of told.figures?.rows ?? []) expect(row.length).toBe(told.figures!.columns.length);
  if (told.picture) expect(sceneComplaints(texts, told.picture)).toEqual([]);
  expect(JSON.parse(JSON.stringify(told))).toEqual(told);
  return { ...told, data: told.data! };
}

const english = speaker('en', texts);
const factsOf = ({ facts }: Explanation): readonly string[] =>
  facts.map(({ label, value }) => `${english(label)}: ${english(value)}`);

describe('the explanation of a task with answers', () => {
  it('is the paper’s table, with its measured times', async () => {
    expect(read(examples.find(({ id }) => id === 'paper')!.text)).toEqual(paperTask);
    const told = await explained(paperTask);
    expect(english(told.verdict)).toBe(
      'With the answers known, trying every order takes 2,166 checks, at worst 3,240; keeping the letters of crossings takes 1,154, at worst 1,380.',
    );
    expect(speaker('id', texts)(told.verdict)).toContain('perlu 2.166 pemeriksaan, paling banyak 3.240');
    expect(told.figures!.rows[1]).toEqual(['4A', 'COST', 'C???', 'OST', 360, 337, 120, 61]);
    expect(told.figures!.rows.at(-1)).toEqual(['=', '', '', '', 3240, 2166, 1380, 1154]);
    const facts = factsOf(told);
    expect(facts).toContain('Boxes: 27 boxes, 27 of them open; 9 words, 9 crossings');
    expect(facts).toContain('Every order: 2,166 checks, at worst 3,240; the paper measured 1.996 ms');
    expect(facts).toContain('With crossings: 1,154 checks, at worst 1,380; the paper measured 0.995 ms');
    expect(told.data).toMatchObject({ fillings: 1, exact: true, best: paperTask.answers!.join(' '), blame: [] });
    expect(told.data.paper).toMatchObject({ worstPlain: 3240, worstCrossings: 1380, madePlain: 2166 });
    expect((told.data.boxes as { sure: boolean }[]).every(({ sure }) => sure)).toBe(true);
    expect(told.data.bonus).toContain('SCUM');
    expect(told.data.bonus).not.toContain('CUSTOM');
  });

  it('has no measured times where the task is another one', async () => {
    const letters = [...paperTask.letters].reverse().join('');
    const told = await explained({ ...paperTask, letters });
    expect(factsOf(told).join()).not.toContain('measured');
    expect(told.data.paper).toMatchObject({ worstPlain: 3240 });
  });

  it('is there at once also where trying would take days', async () => {
    const told = await explained(read('LETTERS ABCDEFGHIJKLMNOP\nROWS ??????????\nANSWERS 1 PONMLKJIHG'));
    expect(told.data.paper).toMatchObject({ worstPlain: 29_059_430_400, madePlain: 29_059_430_400 });
  });
});

describe('the explanation of a grid', () => {
  const { answers: _, ...unanswered } = paperTask;
  const task: Task = { ...unanswered, list: 'common' };

  it('counts fillings, sure boxes and chances as looking at every filling does', async () => {
    await lexiconOf(task);
    const told = await explained(task);
    const network = networkOf(task, lexiconFor(task));
    const all = Array.from(fillings(network, unstopped), (chosen) => foundOf(network, chosen));
    const weights = all.map(({ cost }) => 2 ** (-cost / 4));
    const total = weights.reduce((a, b) => a + b);
    expect(told.data).toMatchObject({ fillings: all.length, exact: true, estimated: false });
    const boxes = told.data.boxes as { cell: number; letter: string; sure: boolean; chance: number }[];
    expect(boxes.length).toBe(27);
    for (const { cell, letter, sure, chance } of boxes) {
      const slot = task.slots.findIndex(({ cells }) => cells.includes(cell));
      const at = task.slots[slot]!.cells.indexOf(cell);
      const having = weights.filter((__, i) => all[i]!.filling[slot]![at] === letter).reduce((a, b) => a + b, 0);
      expect(chance).toBeCloseTo(having / total, 8);
      expect(sure).toBe(new Set(all.map(({ filling }) => filling[slot]![at])).size === 1);
    }
    const slots = told.data.slots as { name: string; word: string; chance: number; candidates: number }[];
    for (const [i, { word, chance, name, candidates }] of slots.entries()) {
      expect(name).toBe(task.slots[i]!.name);
      const having = weights.filter((__, j) => all[j]!.filling[i] === word).reduce((a, b) => a + b, 0);
      expect(chance).toBeCloseTo(having / total, 8);
      expect(candidates).toBeGreaterThanOrEqual(new Set(all.map(({ filling }) => filling[i])).size);
    }
    const best = Math.min(...all.map(({ cost }) => cost));
    expect(all.find(({ filling }) => filling.join(' ') === told.data.best)!.cost).toBe(best);
    expect(english(told.verdict)).toMatch(
      /^There are \d+ fillings; \d+ of 27 boxes have the same letter in all of them\.$/,
    );
    expect(told.picture).toBeDefined();
    expect(told.figures!.rows.length).toBe(9);
  });

  it('has the bonus words longest first, common ones before rare ones', async () => {
    const { data } = await explained(task);
    const lexicon = await lexiconOf(task);
    const bonus = (data.bonus as string[]).map((word) => lexicon.find(word)!);
    const taken = String(data.best).split(' ');
    expect(new Set([...bonus.map(({ text }) => text), ...taken]).size).toBe(lexicon.wordsOf(task.letters).length);
    for (const [i, word] of bonus.entries()) {
      const before = bonus[i - 1];
      if (!before || before.text.length !== word.text.length) continue;
      expect(Number(before.isCommon)).toBeGreaterThanOrEqual(Number(word.isCommon));
      if (before.isCommon === word.isCommon) expect(before.rarity).toBeLessThanOrEqual(word.rarity);
    }
    expect(bonus.map(({ text }) => text.length)).toEqual(bonus.map(({ text }) => text.length).sort((a, b) => b - a));
    expect(data.rare).toBe(bonus.filter(({ isCommon }) => !isCommon).length);
    for (const [length, common] of data.common as [number, number][]) {
      expect(bonus.filter((word) => word.text.length === length && word.isCommon).length).toBe(common);
    }
  });

  it('says that there is exactly one', async () => {
    const told = await explained(read('LETTERS CATOE\nGRID\n?A?\n.?.\n.E.\nWORDS\nCAT\nCOT\nATE\nOTE'));
    expect(english(told.verdict)).toBe('There is exactly one filling: 5 boxes are all sure.');
    expect(told.data.boxes).toContainEqual({
      cell: 4,
      row: 1,
      column: 1,
      letter: 'T',
      sure: true,
      chance: 1,
      others: [],
    });
  });

  it('names the slots to blame where there is no filling', async () => {
    const told = await explained(read('LETTERS CATOE\nGRID\n???\n.?.\n.?.\nWORDS\nCAT\nCOT'));
    expect(told.data).toMatchObject({ fillings: 0, exact: true, best: null, boxes: [], blame: ['1A', '2D'] });
    expect(told.picture).toBeUndefined();
    for (const language of languages) expect(speaker(language, texts)(told.verdict)).toContain('1A');
  });

  it('is bounded: of a huge grid it says how many fillings there are at least', async () => {
    const huge = read('LETTERS AEIRSTLNOUDM\nLENGTHS 4 4 4 5 5 5 6 6');
    let ticks = 0;
    const tick = (nodes = 1) => {
      ticks += nodes;
    };
    const told = await explain(huge, { ticker: { tick }, cache: new Map() });
    expect(ticks).toBeLessThan(5_000_000);
    expect(told.data).toMatchObject({ exact: false, estimated: true });
    expect(told.verdict.code).toBe('verdict-at-least');
    expect(Number(told.data!.fillings)).toBeGreaterThan(1e6);
    expect(JSON.stringify(told.data).length).toBeLessThan(1_000_000);
  });
});

describe('the explanation of more fillings than can be looked at', () => {
  const huge = read('LETTERS AEIRSTNLOUDMCPGH\nLENGTHS 6 6 6 6 6 6 6');

  it('tells no chances, and calls nothing certain', async () => {
    const shared = context();
    const told = await explain(huge, shared);
    const { boxes, slots } = told.data;
    expect(boxes.length).toBe(42);
    expect(boxes.every(({ sure, chance }) => !sure && chance === null)).toBe(true);
    expect(slots.every(({ chance }) => chance === null)).toBe(true);
    expect(told.data).toMatchObject({ exact: false, estimated: true, proven: true });
    for (const language of languages) {
      const say = speaker(language, texts);
      const facts = told.facts.map(({ label, value }) => `${say(label)}: ${say(value)}`).join('\n');
      const written = `${say(told.verdict)}\n${facts}\n${JSON.stringify([told.figures, told.picture])}`;
      expect(written).not.toMatch(/\d%/);
    }
    expect(factsOf(told)).toContain('Chances: not known, since too few of the fillings could be looked at');
    // A hint has no chance to tell either, and does not say which box tells most.
    const hints = await hint(huge, shared);
    expect(english(hints[0]!.text)).toMatch(/^In the likeliest filling the letter in word \d+, box \d is [A-Z]\.$/);
    expect(english(hints[1]!.text)).toMatch(/^In the likeliest filling word \d+ is [A-Z]+\.$/);
    expect(english(hints[2]!.text)).toMatch(/^The likeliest of all fillings: [A-Z ]+$/);
  });

  it('says that a filling is the likeliest found where that is all that is known', async () => {
    const { answers: _, ...task } = paperTask;
    const shared = context();
    const insight = insightOf(task, await lexiconOf(task), context());
    const kept = recentIn<Insight>(shared.cache, 'wordscapes-insight', 8);
    kept.once(insightName(task), () => ({ ...insight, isBestProven: false, fillings: 1, counted: false }));
    const told = await explain(task, shared);
    expect(told.data).toMatchObject({ proven: false, fillings: 1, exact: false });
    expect(english(told.verdict)).toBe('There is at least 1 filling; how many in all was not counted.');
    expect(english(told.picture!.title)).toMatch(/^The likeliest filling found: /);
    expect(factsOf(told)).toContainEqual(
      expect.stringMatching(/^Likeliest filling found, there may be a likelier one: /),
    );
    const hints = await hint(task, shared);
    expect(english(hints[0]!.text)).toMatch(/^In the likeliest filling that was found the letter in /);
    expect(english(hints[1]!.text)).toMatch(/^In the likeliest filling that was found word /);
    expect(english(hints[2]!.text)).toMatch(/^The likeliest filling found; there may be a likelier one \(/);
    expect(hints.map(({ text }) => speaker('id', texts)(text)).join()).toMatch(
      /yang ditemukan.*yang ditemukan.*yang ditemukan/,
    );
  });
});

describe('where words come from is said as it is', () => {
  const said = async (source: string) => {
    const task = read(source);
    const told = await explained(task);
    const hints = await hint(task, context());
    return [told.verdict, ...told.facts.map(({ value }) => value), ...hints.map(({ text }) => text)]
      .map(english)
      .join('\n');
  };

  it('of a list of one’s own', async () => {
    const none = await said('LETTERS CATOE\nLIST common\nGRID\n???\n.?.\n.?.\nWORDS\nCAT\nCOT');
    expect(none).toContain('There is no filling from your list;');
    expect(none).toContain('No words from your list fill this.');
    expect(none).not.toMatch(/dictionary|full list|common words/);
    expect(await said('LETTERS CATOE\nPATTERNS E???\nWORDS\nCAT')).toContain('There is no such word of your list.');
    expect(await said('LETTERS CATOE\nROWS ???\nWORDS\nCAT')).toContain('1 filling from your list');
  });

  it('of the dictionary, and of its common words', async () => {
    const short = await said('STUOMC; GRID ??');
    expect(short).toContain('There is no filling from the dictionary;');
    expect(short).toContain('The dictionary has words of 3 to 8 letters only, so none fits 1A (??)');
    expect(await said('LETTERS STUOMC\nLIST common\nGRID C?S?')).toContain('1 filling from common words');
  });
});

describe('the explanation of rows and of single words', () => {
  it('numbers the boxes of rows by row', async () => {
    const told = await explained(read('LETTERS CATOE\nROWS ??? C???\nWORDS\nACE\nCOAT'));
    expect(told.data.best).toBe('ACE COAT');
    expect(told.data.boxes).toContainEqual({
      cell: 4,
      row: 1,
      column: 1,
      letter: 'O',
      sure: true,
      chance: 1,
      others: [],
    });
  });

  it('lists words by length', async () => {
    const told = await explained(read('LETTERS CATOE\nWORDS\nCAT\nCOT\nCOAT\nDOG'));
    expect(english(told.verdict)).toBe('3 words (3 common).');
    expect(told.figures!.rows.map((row) => row.slice(0, 3))).toEqual([
      [4, 1, 1],
      [3, 2, 2],
    ]);
    expect(told.data).toMatchObject({ fillings: 3, exact: true, boxes: [], slots: [] });
    expect((await explained(read('LETTERS CATOE\nPATTERNS E???\nWORDS\nCAT'))).data).toMatchObject({ best: null });
  });
});
