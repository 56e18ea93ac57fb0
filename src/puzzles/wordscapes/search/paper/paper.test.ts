import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMade, type Probe, type Text } from '../../../../contract/index.ts';
import { traced } from '../../../testing/traced.ts';
import type { Filling, Task } from '../../model.ts';
import { crossings } from '../../strategies/crossings.ts';
import { permutations } from '../../strategies/permutations.ts';
import { paperTask } from '../../testing/paper-task.ts';
import { Arrangement, arrangementsOf, rankOf } from './arrangements.ts';
import { paperTable } from './counts.ts';

const context = { ticker: { tick: () => undefined }, cache: new Map() };

/** Every row of `boxes` letters of the wheel, in the order of Python's itertools.permutations: the witness. */
function* rowsOf(letters: string, boxes: number): Generator<string> {
  if (boxes === 0) yield '';
  else {
    for (let i = 0; i < letters.length && boxes > 0; i++) {
      for (const rest of rowsOf(letters.slice(0, i) + letters.slice(i + 1), boxes - 1)) yield letters[i] + rest;
    }
  }
}

/** How many rows are looked at until the word comes up, counted one by one. */
function counted(letters: string, word: string): number {
  let count = 0;
  for (const row of rowsOf(letters, word.length)) {
    count++;
    if (row === word) return count;
  }
  throw new Error(`${word} cannot be laid from ${letters}`);
}

/** Runs a strategy with a probe that only listens. */
async function run(strategy: typeof permutations, task: Task) {
  const heard = { nodes: 0, gauges: new Map<string, number>(), solutions: [] as Filling[], notes: [] as Text[] };
  const work = await strategy.prepare(task, 'all', {}, { ticker: { tick: () => undefined }, cache: new Map() });
  work({
    tick: (nodes = 1) => {
      heard.nodes += nodes;
    },
    gauge: (name: string, value: number) => heard.gauges.set(name, value),
    solution: (solution: Filling) => heard.solutions.push(solution),
    note: (text: Text) => heard.notes.push(text),
  } as unknown as Probe<Filling>);
  return heard;
}

const { letters, answers } = paperTask;
/** Checks really made, of 3240 and of 1380. */
const PLAIN = 2166;
const CROSSINGS = 1154;
const left = ['CUT', 'OST', 'MOS', 'COUT', 'MST', 'COS', 'UT', 'UM', 'CUSO'];

describe('the paper', () => {
  const table = paperTable(paperTask);

  it('has its worst cases', () => {
    expect(table.slots.map(({ worstPlain }) => worstPlain)).toEqual([120, 360, 360, 720, 360, 360, 120, 120, 720]);
    expect(table.slots.map(({ worstCrossings }) => worstCrossings)).toEqual([
      120, 120, 120, 360, 120, 120, 30, 30, 360,
    ]);
    expect(table).toMatchObject({ worstPlain: 3240, worstCrossings: 1380 });
  });

  it('finds its words in its order, with the letters left that it names', () => {
    expect(table.slots.map(({ answer }) => answer)).toEqual([
      ...['CUT', 'COST', 'MOST', 'SCOUT', 'MUST', 'COTS', 'OUT', 'SUM', 'CUSTOM'],
    ]);
    expect(table.slots.map((slot) => slot.left)).toEqual(left);
    expect(table.slots.map(({ known }) => known)).toEqual([
      ...['???', 'C???', '???T', 'S????', '?U??', '??T?', 'O??', 'S??', '???T?M'],
    ]);
  });

  it('makes as many checks as computed, counted one by one', () => {
    expect(table.slots.map(({ madePlain }) => madePlain)).toEqual(answers!.map((word) => counted(letters, word)));
    expect(table.slots.map(({ madeCrossings }) => madeCrossings)).toEqual(left.map((word) => counted(letters, word)));
    expect(table).toMatchObject({ madePlain: PLAIN, madeCrossings: CROSSINGS });
  });

  it.each([
    ['permutations', permutations, 3240, PLAIN, 1.996],
    ['crossings', crossings, 1380, CROSSINGS, 0.995],
  ] as const)('%s counts its checks as nodes, beside the worst case', async (_, strategy, worst, made, time) => {
    const heard = await run(strategy, paperTask);
    expect(heard.gauges).toEqual(new Map([['worstCase', worst]]));
    expect(heard.nodes).toBe(made);
    expect(heard.solutions).toEqual([answers]);
    // What the paper measured stands beside what is measured here, on its own example only.
    expect(heard.notes).toEqual([{ code: 'paper-measured', params: { time } }]);
    const other = await run(strategy, { ...paperTask, letters: 'CMOUTS' });
    expect(other.gauges).toEqual(heard.gauges);
    expect(other.notes).toEqual([]);
  });

  it.each([
    ['permutations', permutations, PLAIN],
    ['crossings', crossings, CROSSINGS],
  ] as const)('%s is watched check by check', async (_, strategy, made) => {
    const trace = traced(await strategy.watch!(paperTask, 'best', {}, context));
    expect([trace.complaints, trace.counted, trace.solutions]).toEqual([[], made, [answers]]);
    const steps = trace.nodes.filter(({ counted }) => counted).map(({ position }) => position);
    expect(steps[0]).toEqual(['STU', '????', '????', '?????', '????', '????', '???', '???', '??????']);
    expect(steps.at(-1)).toEqual(answers);
    const order = steps.map((step) => step.filter((word, i) => word === answers![i]).length);
    expect(order.every((count, i) => i === 0 || count >= order[i - 1]! - 1)).toBe(true);
    // The first trial of the second word: plain from the wheel, by crossings behind the C of CUT.
    const second = steps.findIndex(([first]) => first === 'CUT') + 1;
    const trial = strategy === permutations ? 'STUO' : 'CSTU';
    expect(steps[second]).toEqual(['CUT', trial, '????', '?????', '????', '????', '???', '???', '??????']);
  });

  it('keeps letters that are known from the beginning', () => {
    const cells = [...(paperTask.shape as { cells: string }).cells];
    for (const [i, cell] of paperTask.slots[0]!.cells.entries()) cells[cell] = 'CUT'[i]!;
    const task = { ...paperTask, shape: { ...paperTask.shape, cells: cells.join('') } as Task['shape'] };
    const slots = paperTable(task).slots;
    expect(slots[0]).toMatchObject({ known: 'CUT', left: '', worstPlain: 120, worstCrossings: 1, madeCrossings: 1 });
    expect(slots[1]).toMatchObject(table.slots[1]!);
  });
});

describe('rows of tiles', () => {
  const wheel = fc.string({ unit: fc.constantFrom('A', 'B', 'C', 'D'), minLength: 2, maxLength: 6 });

  it('come in the order of the witness, as many as there are', () => {
    fc.assert(
      fc.property(wheel, fc.nat(6), (tiles, some) => {
        const boxes = Math.min(some, tiles.length);
        const arrangement = new Arrangement(tiles.length, boxes);
        const rows: string[] = [];
        do rows.push(arrangement.tiles.map((tile) => tiles[tile]).join(''));
        while (arrangement.advance());
        expect(rows).toEqual([...rowsOf(tiles, boxes)]);
        expect(rows.length).toBe(arrangementsOf(tiles.length, boxes));
        for (const row of rows) expect(rankOf(row, tiles)).toBe(rows.indexOf(row) + 1);
      }),
    );
  });

  it('are as many as published for the largest wheel', () => {
    expect(arrangementsOf(16, 10)).toBe(29_059_430_400);
    expect(rankOf('PONMLKJIHG', 'ABCDEFGHIJKLMNOP')).toBe(29_059_430_400);
  });

  it('of the largest wheel can be stopped, and watched without an end in sight', async () => {
    const huge: Task = {
      ...{ letters: 'ABCDEFGHIJKLMNOP', language: 'en', list: 'full', bonus: [] },
      shape: { kind: 'rows', patterns: ['??????????'] },
      slots: [{ name: '1', direction: 'across', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }],
      answers: ['PONMLKJIHG'],
    };
    const stop = new Error('stopped');
    let nodes = 0;
    const work = await permutations.prepare(huge, 'all', {}, { ticker: { tick: () => undefined }, cache: new Map() });
    const tick = () => {
      if (++nodes === 100_000) throw stop;
    };
    expect(() => work({ tick, gauge: () => undefined } as unknown as Probe<Filling>)).toThrow(stop);
    let seen = 0;
    for (const event of await permutations.watch!(huge, 'best', {}, context)) {
      if (!isMade(event) || event.parent === undefined) continue;
      if (++seen === 2) expect(event.position[0]).toBe('ABCDEFGHIK');
      if (seen === 1000) break;
    }
    expect(seen).toBe(1000);
  });
});
