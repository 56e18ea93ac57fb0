/** Every strategy is watched as it counts: for every goal, on levels of every kind. */
import { describe, expect, it } from 'vitest';
import { type Goal, goals, isMade, type Options, type Probe, speaker } from '../../../../contract/index.ts';
import { countComplaints, traceOf } from '../../../testing/counted.ts';
import { silent } from '../../../testing/silent.ts';
import { traced } from '../../../testing/traced.ts';
import { wordscapes } from '../../index.ts';
import type { Filling } from '../../model.ts';
import { everyFilling, levelOf } from '../../testing/small-levels.ts';
import { texts } from '../../texts.ts';
import { countFillings } from '../filling/count.ts';
import { networkOf } from '../filling/network.ts';
import { type Limits, tellAll } from '../filling/telling.ts';
import { watchCount } from './counting.ts';
import { watchAll, watchFillings } from './fillings.ts';

const say = speaker('en', texts);
const example = (id: string) => wordscapes.about.examples.find((one) => one.id === id)!.text;
const levels = Array.from({ length: 120 }, (_, seed) => levelOf(seed));

describe.each(goals)('for the goal %s', (goal: Goal) => {
  const asked: readonly (readonly [string, Options])[] = [
    ['paper-grid', {}],
    ['paper', {}],
    ['paper-full', { common: true }],
    ['known', {}],
    ['lengths', {}],
    ['patterns', {}],
    ['indonesian', {}],
    ['none', {}],
    ['own', {}],
  ];
  it.each(asked)('%s is watched as it is counted', async (id, options) => {
    const complaints: string[] = [];
    let watched = 0;
    for (const strategy of wordscapes.solving.strategies) {
      const own = strategy.options ? options : {};
      const said = await countComplaints(wordscapes, { text: example(id), strategy: strategy.id, goal, options: own });
      if (said) watched++;
      complaints.push(...(said ?? []));
    }
    expect(complaints).toEqual([]);
    expect(watched).toBe(id === 'paper' ? 4 : 2);
  });
});

it('all fillings are watched in as many passes as they are told in, whatever the limits', () => {
  let passes = 0;
  for (const [i, { task, lexicon }] of levels.entries()) {
    const limits: Limits = { sorted: i % 5, fewNodes: (3 * i) % 17, bestNodes: (5 * i) % 23 };
    const network = networkOf(task, lexicon);
    let nodes = 0;
    const told: string[] = [];
    const probe = {
      ...silent,
      tick: (more = 1) => {
        nodes += more;
      },
      solution: (filling: Filling) => told.push(filling.join(' ')),
    } as unknown as Probe<Filling>;
    tellAll(network, probe, limits);
    const trace = traced(watchAll(network, limits));
    expect(trace.complaints).toEqual([]);
    expect([i, trace.counted]).toEqual([i, nodes]);
    expect(new Set(trace.solutions.map((filling) => filling.join(' ')))).toEqual(new Set(told));
    passes = Math.max(passes, ...trace.nodes.map(({ iteration = 0 }) => iteration));
  }
  expect(passes).toBeGreaterThan(2);
});

it('a count is watched node by node', () => {
  let apart = 0;
  for (const [i, { task, lexicon }] of levels.entries()) {
    const network = networkOf(task, lexicon);
    let nodes = 0;
    countFillings(network, Number.MAX_SAFE_INTEGER, {
      tick: (more = 1) => {
        nodes += more;
      },
    });
    const trace = traced(watchCount(network));
    expect(trace.complaints).toEqual([]);
    expect([i, trace.counted]).toEqual([i, nodes]);
    const every = new Set(everyFilling({ task, lexicon }).map((filling) => filling.join(' ')));
    for (const filling of trace.solutions) expect(every).toContain(filling.join(' '));
    apart += trace.nodes.filter(({ why }) => why?.code === 'watch-part').length;
  }
  expect(apart).toBeGreaterThan(20);
});

it('a word that does not fit says what it leaves without a word, and a figure says what is left', () => {
  let misfits = 0;
  for (const { task, lexicon } of levels) {
    const network = networkOf(task, lexicon);
    for (const event of watchFillings(network, 'first')) {
      if (isMade(event)) {
        const boxes = new Set(
          task.slots.flatMap(({ cells }, i) => cells.filter((_, place) => event.position[i]![place] === '?')),
        );
        expect(event.figures!.boxes).toBeGreaterThanOrEqual(boxes.size);
      } else if (event.why?.code === 'watch-misfit') {
        misfits++;
        expect(say(event.why)).toMatch(/^With [A-Z]+ in [0-9]+[AD]? no word is left for [0-9]+[AD]? \([A-Z?]+\)\.$/);
      }
    }
  }
  expect(misfits).toBeGreaterThan(5);
});

it('the paper’s search says of each order of letters whether it is the answer', async () => {
  const trace = (await traceOf(wordscapes, { text: example('paper'), strategy: 'crossings', goal: 'all' }))!;
  const said = trace.nodes.filter(({ counted }) => counted).map(({ why }) => say(why!));
  expect(said[0]).toBe('STU is not the answer of 4D.');
  expect(said.filter((sentence) => sentence.includes(' is the answer of '))).toHaveLength(9);
  expect(trace.nodes[1]!.figures).toEqual({ check: 1, open: 9 });
});

it('where the best is asked for, a filling that is no likelier is a dead end', async () => {
  const text = example('paper-grid');
  const trace = (await traceOf(wordscapes, { text, strategy: 'dictionary-backtracking', goal: 'best' }))!;
  const passed = trace.nodes.filter(({ why }) => why?.code === 'watch-less-likely');
  expect(passed.length + trace.solutions.length).toBe(8);
  expect(passed.length).toBeGreaterThan(0);
  const stuck = trace.nodes.find(({ why }) => why?.code === 'watch-no-word');
  expect(stuck && [stuck.outcome, stuck.figures!.candidates]).toEqual(['dead end', 0]);
});
