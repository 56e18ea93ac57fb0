import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Context, type Hint, languages, speaker } from '../../../contract/index.ts';
import { withBoxes } from '../boxes.ts';
import { lexiconOf } from '../lexicon/index.ts';
import { cellsOf, type Filling, OPEN, patternOf, type Task } from '../model.ts';
import { playOf } from '../moves.ts';
import { fillings, tasks } from '../notation/index.ts';
import { networkOf } from '../search/filling/network.ts';
import { type Found, foundOf, fillings as search, unstopped } from '../search/filling/search.ts';
import { lexiconFor } from '../testing/lexicons.ts';
import { paperTask } from '../testing/paper-task.ts';
import { texts } from '../texts.ts';
import { hint } from './index.ts';

const context = (): Context => ({ ticker: { tick: () => undefined }, cache: new Map() });

const { answers: _, ...unanswered } = paperTask;
const open: Task = { ...unanswered, list: 'common' };

function read(source: string): Task {
  const task = tasks.parse(source);
  if (!task.ok) throw new Error(JSON.stringify(task.problem));
  return task.value;
}

const say = (language: 'en' | 'id', { text }: Hint): string => speaker(language, texts)(text);
const codes = (hints: readonly Hint[]): readonly string[] => hints.map(({ text }) => text.code);

function shown({ show }: Hint): Filling {
  const filling = fillings.parse(show!);
  if (!filling.ok) throw new Error(show);
  return filling.value;
}

function everyFilling(task: Task): readonly Found[] {
  const network = networkOf(task, lexiconFor(task));
  return Array.from(search(network, unstopped), (chosen) => foundOf(network, chosen));
}

/** How many boxes show a letter that is not known in the task. */
function told(task: Task, filling: Filling): number {
  const cells = new Set<number>();
  for (const [i, slot] of task.slots.entries()) {
    for (const [at, cell] of slot.cells.entries()) {
      if (filling[i]![at] !== OPEN && cellsOf(task)[cell] === OPEN) cells.add(cell);
    }
  }
  return cells.size;
}

/** Whether every letter that is shown is in the other one too. */
const isPartOf = (part: Filling, whole: Filling): boolean =>
  part.every((word, i) => [...word].every((letter, at) => letter === OPEN || letter === whole[i]![at]));

beforeAll(async () => void (await lexiconOf(open)));

describe('hints', () => {
  it('tell one letter, one word, everything, each part of the next', async () => {
    const hints = await hint(paperTask, context());
    expect(codes(hints)).toEqual(['hint-letter-sure', 'hint-word-sure', 'hint-all-sure']);
    const [letter, word, all] = hints.map(shown) as [Filling, Filling, Filling];
    expect(told(paperTask, letter)).toBe(1);
    expect(isPartOf(letter, word) && isPartOf(word, all)).toBe(true);
    expect(all).toEqual(paperTask.answers);
    // MOST and SCOUT have nine open boxes together, more than two other words that cross, or as many and further up.
    expect(say('en', hints[0]!)).toBe('The letter in row 3, column 4 (1D, 3A) is S.');
    expect(say('id', hints[0]!)).toBe('Huruf di baris 3, kolom 4 (1D, 3A) adalah S.');
    expect(say('en', hints[1]!)).toBe('Word 3A is SCOUT.');
  });

  it('begin with the box that leaves the fewest fillings, and say how likely its letter is', async () => {
    const all = everyFilling(open);
    expect(all.length).toBeGreaterThan(1);
    const best = all.reduce((a, b) => (b.cost < a.cost ? b : a));
    const hints = await hint(open, context());
    expect(codes(hints)).toEqual(['hint-letter-likely', 'hint-word-likely', 'hint-all-likely']);
    const [letter, word, whole] = hints.map(shown) as [Filling, Filling, Filling];
    expect(all.find(({ filling }) => filling.join() === whole.join())!.cost).toBe(best.cost);
    expect(isPartOf(letter, word) && isPartOf(word, whole)).toBe(true);
    // Counted the long way: the share that is left on average, for every box.
    const weights = all.map(({ cost }) => 2 ** (-(cost - best.cost) / 4));
    const total = weights.reduce((a, b) => a + b);
    const leftOf = (cell: number): number => {
      const byLetter = new Map<string, number>();
      for (const [i, { filling }] of all.entries()) {
        const slot = open.slots.findIndex(({ cells }) => cells.includes(cell));
        const sign = filling[slot]![open.slots[slot]!.cells.indexOf(cell)]!;
        byLetter.set(sign, (byLetter.get(sign) ?? 0) + weights[i]! / total);
      }
      return [...byLetter.values()].reduce((sum, p) => sum + p * p, 0);
    };
    const boxes = [...cellsOf(open)].flatMap((sign, cell) => (sign === OPEN ? [cell] : []));
    const slot = letter.findIndex((pattern) => /[A-Z]/.test(pattern));
    const cell = open.slots[slot]!.cells[letter[slot]!.search(/[A-Z]/)]!;
    expect(leftOf(cell)).toBeCloseTo(Math.min(...boxes.map(leftOf)), 8);
  });

  it('go on from what is filled in, and agree with some filling that has it', async () => {
    const all = everyFilling(open);
    const position = fc.tuple(fc.constantFrom(...all), fc.array(fc.nat(100), { maxLength: 20 }));
    await fc.assert(
      fc.asyncProperty(position, async ([{ filling }, places]) => {
        const boxes = new Map(
          open.slots.flatMap((s, i) => s.cells.map((cell, at) => [cell, filling[i]![at]!] as const)),
        );
        const cells = [...boxes.keys()];
        const known = new Map(places.map((place) => cells[place % cells.length]!).map((c) => [c, boxes.get(c)!]));
        const task = withBoxes(open, known);
        const hints = await hint(task, context());
        const left = everyFilling(task).map((found) => found.filling);
        const parts = hints.map(shown);
        for (const part of parts) expect(left.some((one) => isPartOf(part, one))).toBe(true);
        for (const [i, part] of parts.entries()) if (i > 0) expect(isPartOf(parts[i - 1]!, part)).toBe(true);
        expect(told(task, parts[0]!)).toBe(1);
        for (const [i, slot] of task.slots.entries())
          expect(isPartOf([patternOf(task, slot)], [parts[0]![i]!])).toBe(true);
        const sure = hints[0]!.text.code === 'hint-letter-sure';
        if (sure) for (const one of left) expect(isPartOf(parts[0]!, one)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('lead to the end, followed letter by letter', async () => {
    let task = open;
    for (let left = told(open, everyFilling(open)[0]!.filling); left > 0; left--) {
      const [letter] = await hint(task, context());
      const filling = shown(letter!);
      expect(told(task, filling)).toBe(1);
      const boxes = task.slots.flatMap((s, i) => s.cells.map((cell, at) => [cell, filling[i]![at]!] as const));
      task = withBoxes(task, new Map(boxes));
    }
    expect(playOf(task, lexiconFor(task)).finished()).toBe(true);
  });

  it('say that it is complete', async () => {
    const all = everyFilling(open)[0]!.filling;
    const letters = new Map(open.slots.flatMap((s, i) => s.cells.map((cell, at) => [cell, all[i]![at]!] as const)));
    expect(codes(await hint(withBoxes(open, letters), context()))).toEqual(['hint-complete']);
  });

  it('say which letter is wrong where what is filled in leads nowhere', async () => {
    const own = 'WORDS\nCAT\nCOT\nATE\nOTE';
    const hints = await hint(read(`LETTERS CATOE\nGRID\n?A?\n.?.\n.T.\n${own}`), context());
    expect(codes(hints)).toEqual(['hint-no-filling', 'hint-wrong-box']);
    expect(say('en', hints[1]!)).toBe('Take the T out of row 3, column 2 (2D): then it can be completed.');
    expect(say('id', hints[1]!)).toBe('Keluarkan T dari baris 3, kolom 2 (2D): sesudah itu bisa dilengkapi.');
  });

  it('say which word is wrong where one letter is not enough', async () => {
    const own = 'WORDS\nCAT\nCOT\nATE\nOTE';
    const hints = await hint(read(`LETTERS CATOE\nGRID\n?A?\n.C.\n.T.\n${own}`), context());
    expect(codes(hints)).toEqual(['hint-no-filling', 'hint-wrong-word']);
    expect(say('en', hints[1]!)).toBe('Empty word 2D (ACT): then it can be completed.');
  });

  it('say why there is no filling where nothing that is filled in is to blame', async () => {
    const hints = await hint(read('LETTERS CATOE\nGRID\n???\n.?.\n.?.\nWORDS\nCAT\nCOT'), context());
    expect(hints[0]!.text.code).toBe('hint-not-fillable');
    expect(hints.length).toBe(2);
    for (const language of languages) expect(say(language, hints[1]!)).toMatch(/1A|2D/);
  });

  it('tell of rows which word and box', async () => {
    const task = read('LETTERS CATOE\nROWS ??? C???\nWORDS\nACE\nCOAT');
    const hints = await hint(task, context());
    expect(say('en', hints[0]!)).toBe('The letter in word 1, box 1 is A.');
    expect(hints.map(({ show }) => show)).toEqual(['A?? C???', 'ACE C???', 'ACE COAT']);
  });

  it('tell of single words one that is not found yet', async () => {
    const task = read('LETTERS CATOE\nPATTERNS C?? C???\nBONUS COAT\nWORDS\nCAT\nCOT\nCOAT\nATE');
    const hints = await hint(task, context());
    expect(codes(hints)).toEqual(['hint-first-letter', 'hint-one-word', 'hint-all-words']);
    expect(hints[0]!.show).toBe('C??');
    expect(['CAT', 'COT']).toContain(hints[1]!.show);
    expect(say('en', hints[2]!)).toMatch(/^The words still to find: (CAT COT|COT CAT)$/);
    const found = read('LETTERS CATOE\nPATTERNS C???\nBONUS COAT\nWORDS\nCAT\nCOAT');
    expect(codes(await hint(found, context()))).toEqual(['hint-all-found']);
    const none = read('LETTERS CATOE\nPATTERNS E???\nWORDS\nCAT\nCOAT');
    expect(codes(await hint(none, context()))).toEqual(['hint-no-words']);
  });
});
