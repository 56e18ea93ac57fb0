/** What is watched is what a solve does: the same nodes are counted, for every strategy, kernel, goal and option. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Goal, Options, Strategy, Text } from '../../../contract/index.ts';
import { settingsOf } from '../../testing/checks/settings.ts';
import { wordComplaints } from '../../testing/checks/words.ts';
import { type Traced, traced } from '../../testing/traced.ts';
import type { Filling, Task } from '../model.ts';
import { fillings as notation } from '../notation/index.ts';
import { arbitraryTask, arbitraryTwins } from '../testing/arbitrary.ts';
import { freshContext } from '../testing/asking.ts';
import { collected, report, searched, taskOf } from '../testing/searching.ts';
import { texts } from '../texts.ts';
import { strategies } from './index.ts';

const goals: readonly Goal[] = ['first', 'all', 'count'];
/** A solve that takes more nodes is not watched. */
const MOST = 20_000;

/** As it is, with each option changed, and with all of them changed. */
const settings = ({ options = {} }: Strategy<Task, Filling>): readonly Options[] => {
  const each = settingsOf(options);
  return [{}, ...each, ...(each.length > 1 ? [Object.assign({}, ...each)] : [])];
};

const byName = (id: string): Strategy<Task, Filling> => strategies.find((strategy) => strategy.id === id)!;

async function watched(strategy: Strategy<Task, Filling>, task: Task, goal: Goal, options: Options = {}) {
  return traced(await strategy.watch!(task, goal, options, freshContext()));
}

/** What is wrong with a trace beside its counts: every dead end has its reason, and every figure its name. */
function complaints(strategy: Strategy<Task, Filling>, trace: Traced<Filling>): string[] {
  const seen = new Map<string, Text>();
  const silent = trace.nodes.filter(({ outcome, why }) => outcome === 'dead end' && !why);
  for (const { why } of trace.nodes) if (why) seen.set(why.code, why);
  const figures = new Set(trace.nodes.flatMap((node) => Object.keys(node.figures ?? {})));
  return [
    ...trace.complaints,
    ...silent.map(({ node }) => `node ${node} is a dead end for no reason`),
    ...[...seen.values()].flatMap((why) => wordComplaints(texts, why)),
    ...[...figures].filter((name) => !strategy.gauges?.[name]).map((name) => `${name} has no name`),
  ];
}

/** Holds a trace to the solve, and returns it. */
async function hold(strategy: Strategy<Task, Filling>, task: Task, goal: Goal, options: Options) {
  const solved = await searched(strategy, task, goal, options, MOST);
  if (solved.nodes > MOST) return undefined;
  const trace = await watched(strategy, task, goal, options);
  expect({ nodes: trace.counted, complaints: complaints(strategy, trace) }).toEqual({
    nodes: solved.nodes,
    complaints: [],
  });
  const seen = new Set(trace.solutions.map((one) => notation.format(one)));
  if (goal === 'first') for (const filling of solved.fillings) expect([...seen]).toContain(filling);
  if (goal === 'all') for (const filling of solved.fillings) expect(seen.has(filling)).toBe(true);
  expect(seen.size > 0).toBe(solved.count > 0);
  return trace;
}

async function holdAll(strategy: Strategy<Task, Filling>, task: Task): Promise<number> {
  let held = 0;
  for (const goal of goals) {
    if (strategy.rejects?.(task, goal)) continue;
    for (const options of settings(strategy)) if (await hold(strategy, task, goal, options)) held++;
  }
  return held;
}

describe.each(strategies.filter(({ watch }) => watch))('$id counts what is watched', (strategy) => {
  it('on random boards, flat and in space', async () => {
    let held = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryTask, async (task) => {
        held += await holdAll(strategy, task);
      }),
      { numRuns: 40 },
    );
    expect(held).toBeGreaterThan(0);
  });

  it('where symmetry exchanges pieces', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTwins, async (task) => void (await holdAll(strategy, task))),
      { numRuns: 20 },
    );
  });
});

/** Three large pieces and one with a symmetry of its own on 70 cells: beyond a word. */
const large =
  'BOARD 5x14\nPIECES\nAAAAA\nAAAAA\nAAAAA\nAAAAA\nBBBBB\nBBBBB\nBBBBB\nB\nCCCCC\nCCCCC\nCCCCC\nCCCC\nDDDDD\nDDDDD\nDDDDD';
const five = '4 4 5\nDEFAULT\nAAA\n  AA\nC\nBB\nBB\nEE\nZZ\nZ\nZ';
const gaps = 'BOARD 4x4\nPIECES\nAAA\nA\nBBB\n B\nCC\n CC\nGAPS';
/** Symmetry leaves twelve places for a piece: too many to begin with. */
const many = 'BOARD 5x6\nPIECES\nAAA\nAA\nBBB\nB\nB\nCC\n CC\n  C\nDDDD\nD\nEEEE\n E\nFF\nF\nFF';
const ball = 'BOARD pyramid 3\nPIECES\nAAA\nBBB\nB\nCC\nCC\nDD\nE';
const game = 'PIECES IQ Puzzler Pro';

/** Each kernel that a solve may choose, by what it says of itself; each goal and option with one of its own. */
const chosen: readonly (readonly [note: string, text: string, goal: Goal, options: Options])[] = [
  ['by-fill', `BOARD 5x11\n${game}`, 'first', {}],
  ['by-fill', `BOARD 5x11\n${game}`, 'first', { unique: true }],
  ['by-graph', five, 'all', {}],
  ['by-dead-ends', five, 'all', { unique: true }],
  ['by-graph', five, 'count', {}],
  ['by-dead-ends', five, 'count', { unique: true }],
  ['by-graph', many, 'all', {}],
  ['by-dead-ends', many, 'all', { unique: true }],
  ['by-dead-ends', many, 'count', { unique: true, regions: false }],
  ['by-graph', gaps, 'all', {}],
  ['by-graph', gaps, 'count', { unique: true }],
  ['by-graph', 'BOARD 3x4\nPIECES\nAA\nCOPIES A 6', 'all', { unique: true }],
  ['by-constrained', `BOARD pyramid 5\n${game}`, 'first', {}],
  ['by-constrained', gaps, 'first', { unique: true }],
  ['by-constrained', 'BOARD box 2x2x3\nPIECES\nAA\nCOPIES A 6', 'all', {}],
  ['by-constrained', 'BOARD box 2x2x3\nPIECES\nAA\nCOPIES A 6', 'count', { unique: true }],
  ['by-constrained-orbits', ball, 'all', {}],
  ['by-constrained-orbits', ball, 'all', { unique: true }],
  ['by-constrained-orbits', ball, 'count', {}],
  ['by-wide', large, 'first', {}],
  ['by-wide', large, 'all', {}],
  ['by-wide', large, 'count', { unique: true }],
  ['by-graph', five, 'all', { symmetry: false }],
  ['by-graph', five, 'all', { symmetry: false, unique: true }],
  ['by-graph', five, 'count', { regions: false }],
  ['by-fill', five, 'first', { regions: false }],
  ['by-fill-orbits', five, 'all', { remember: false }],
  ['by-fill-orbits', five, 'count', { remember: false, unique: true }],
  ['by-fill', five, 'count', { remember: false, symmetry: false }],
  ['by-constrained-orbits', gaps, 'all', { remember: false }],
  ['by-constrained', ball, 'all', { symmetry: false }],
  ['by-first-cell', ball, 'all', { 'most-constrained': false }],
  ['by-first-piece', gaps, 'first', { 'most-constrained': false }],
  ['by-first-cell', large, 'all', { 'most-constrained': false }],
];

describe('the kernel that is watched', () => {
  it.each(chosen)('%s on %j, for %s with %j', async (note, text, goal, options) => {
    const task = taskOf(text);
    const strategy = byName('bitboard');
    const run = await strategy.prepare(task, goal, options, freshContext());
    expect(collected(run, goal).note?.code).toBe(note);
    const trace = (await hold(strategy, task, goal, options))!;
    // With symmetry, a search in words of their own begins anew at each place.
    const iterations = new Set(trace.nodes.map(({ iteration }) => iteration)).size;
    const isFromPlaces = goal !== 'first' && (note.endsWith('orbits') || ['by-wide', 'by-first-cell'].includes(note));
    if (isFromPlaces) expect(iterations).toBeGreaterThan(1);
  });

  it('begins with few places or with the whole board, as the state graph does', async () => {
    const whole = await watched(byName('memo'), taskOf(many), 'all');
    expect(whole.nodes[0]).toMatchObject({ counted: true });
    const few = await watched(byName('memo'), taskOf(five), 'all');
    expect(few.nodes[0]).toMatchObject({ counted: false });
  });

  it('joins a position that is reached again, or says that it is known to be dead', async () => {
    const { nodes } = await watched(byName('memo'), report('b-case-4'), 'count');
    const codes = new Set(nodes.map(({ why }) => why?.code));
    expect(nodes.some(({ joins }) => joins !== undefined)).toBe(true);
    for (const code of ['known-dead', 'nothing-fits', 'leads-to']) expect([...codes]).toContain(code);
    const known = nodes.filter(({ why }) => why?.code === 'known-dead');
    // The node that is named has the same pieces and the same cells left.
    for (const { why, figures } of known) {
      const { branches: _, ...left } = nodes[why!.params!.node as number]!.figures!;
      expect(left).toEqual(figures);
    }
  });

  it('visits what a rule would have spared', async () => {
    const nodes = async (id: string, task: Task, goal: Goal, options: Options = {}) =>
      (await searched(byName(id), task, goal, options)).nodes;
    const spared: readonly (readonly [string, Task, Goal, string])[] = [
      ['bitboard', taskOf(five), 'count', 'symmetry'],
      ['bitboard', taskOf(`BOARD 5x11\n${game}`), 'first', 'regions'],
      ['bitboard', report('b-case-4'), 'count', 'remember'],
      ['bitboard', taskOf(ball), 'count', 'most-constrained'],
      ['bitboard', report('a-default-5'), 'first', 'obstacles'],
      ['memo', taskOf(five), 'count', 'symmetry'],
      ['memo', report('b-case-4'), 'count', 'regions'],
      ['memo', report('b-case-4'), 'count', 'remember'],
      ['memo', report('a-default-5'), 'first', 'obstacles'],
      ['dancing-links', taskOf(five), 'all', 'most-constrained'],
    ];
    for (const [id, task, goal, rule] of spared) {
      const [fewer, more] = [await nodes(id, task, goal), await nodes(id, task, goal, { [rule]: false })];
      expect({ id, rule, isMore: more > fewer }).toEqual({ id, rule, isMore: true });
    }
  });

  it('says at the root why there is nothing to search', async () => {
    for (const id of ['bitboard', 'memo', 'dancing-links']) {
      const { nodes, counted } = await watched(byName(id), report('a-default-5'), 'first');
      expect(nodes).toMatchObject([{ outcome: 'dead end', why: { code: 'fits-nowhere' } }]);
      expect(counted).toBe(0);
      const done = await watched(byName(id), taskOf('BOARD 1x2\nAA\nPIECES\nAA'), 'first');
      expect(done.nodes).toMatchObject([{ outcome: 'solution', counted: false }]);
    }
  });
});
