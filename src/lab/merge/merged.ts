/**
 * Two recorded searches of the same instance laid over each other: one tree with the nodes of both, and the places where
 * they part, each with what either search has there alone.
 */
import type { Outcome, Text } from '../../contract/index.ts';
import { TOP } from '../outline.ts';
import type { Recording } from '../recording.ts';
import { type Alikeness, alikenessOf } from './alike.ts';
import { match } from './match.ts';
import { BEYOND, COMMON, OWN, type Side, sidesOf } from './sides.ts';

export interface Merged {
  readonly a: Recording;
  readonly b: Recording;
  /** How many nodes the merged tree has: those in common and those of one search alone, not those beyond the other's end. */
  readonly count: number;
  /** By merged node: its parent, -1 for a root; and its number in each search, -1 where the search has not got it. */
  readonly parents: Int32Array;
  readonly inA: Int32Array;
  readonly inB: Int32Array;
  readonly common: number;
  readonly totals: { readonly a: Totals; readonly b: Totals };
  /** The merged nodes at which they part, the greatest difference first. */
  readonly partings: Int32Array;
  readonly alike: Alikeness;
  parting(node: number): Parting;
}

export interface Totals {
  /** Nodes of this search alone, and those that the other one's recording did not reach. */
  readonly own: number;
  readonly beyond: number;
}

/** Where two searches part: a node that both have, or a root that only one of them has. */
export interface Parting {
  readonly node: number;
  readonly a: PartingSide;
  readonly b: PartingSide;
}

export interface PartingSide {
  /** Its number in this search; -1 where the search has not got it. */
  readonly node: number;
  readonly outcome: Outcome | 'joins' | undefined;
  readonly why: Text | undefined;
  /** What this search has here alone: how many nodes, and how many of them the strategy counts. */
  readonly nodes: number;
  readonly counted: number;
}

export function merge(a: Recording, b: Recording): Merged {
  const matched = match(a, b);
  const [sideA, sideB] = sidesOf(a, b, matched);
  const { inA, inB, ofA, ofB } = numbered(sideA, sideB);
  const count = inA.length;
  const parents = new Int32Array(count);
  for (let node = 0; node < count; node++) {
    const one = inA[node]!;
    const parent = one >= 0 ? a.parent(one) : b.parent(inB[node]!);
    parents[node] = parent === TOP ? TOP : one >= 0 ? ofA[parent]! : ofB[parent]!;
  }
  const [aloneA, aloneB] = [alone(sideA, ofA, count), alone(sideB, ofB, count)];
  const side = ({ recording }: Side, node: number, here: Alone, at: number): PartingSide => ({
    node,
    outcome: node < 0 ? undefined : recording.joins(node) >= 0 ? 'joins' : recording.outcome(node),
    why: node < 0 ? undefined : recording.why(node),
    nodes: here.nodes[at]!,
    counted: here.counted[at]!,
  });
  return {
    a,
    b,
    count,
    parents,
    inA,
    inB,
    common: tally(sideA, COMMON),
    totals: { a: totals(sideA), b: totals(sideB) },
    partings: sorted(aloneA, aloneB),
    alike: alikenessOf(sideA, sideB, matched),
    parting: (node) => ({
      node,
      a: side(sideA, inA[node]!, aloneA, node),
      b: side(sideB, inB[node]!, aloneB, node),
    }),
  };
}

/** Nodes of `a` in their order, then those that only `b` has: a parent always comes before its children. */
function numbered(a: Side, b: Side) {
  const isKept = (states: Uint8Array) => states.reduce((sum, state) => sum + (state === BEYOND ? 0 : 1), 0);
  const count = isKept(a.states) + tally(b, OWN);
  const inA = new Int32Array(count).fill(-1);
  const inB = new Int32Array(count).fill(-1);
  const ofA = new Int32Array(a.states.length).fill(-1);
  const ofB = new Int32Array(b.states.length).fill(-1);
  let next = 0;
  for (let node = 0; node < ofA.length; node++) {
    if (a.states[node] === BEYOND) continue;
    const twin = a.twins[node]!;
    if (twin >= 0) ofB[twin] = next;
    inA[next] = node;
    inB[next] = twin;
    ofA[node] = next++;
  }
  for (let node = 0; node < ofB.length; node++) {
    if (b.states[node] !== OWN) continue;
    inB[next] = node;
    ofB[node] = next++;
  }
  return { inA, inB, ofA, ofB };
}

interface Alone {
  readonly nodes: Int32Array;
  readonly counted: Int32Array;
}

/** By merged node: what one search has alone directly below it, or, of a root that it has alone, from there on. */
function alone({ recording, states, sizes, counted }: Side, merged: Int32Array, count: number): Alone {
  const all = { nodes: new Int32Array(count), counted: new Int32Array(count) };
  for (let node = 0; node < states.length; node++) {
    if (states[node] !== OWN) continue;
    const parent = recording.parent(node);
    if (parent !== TOP && states[parent] !== COMMON) continue;
    const at = merged[parent === TOP ? node : parent]!;
    all.nodes[at]! += sizes[node]!;
    all.counted[at]! += counted[node]!;
  }
  return all;
}

/** Those with the greatest difference first; of equal ones, those with more nodes. */
function sorted({ nodes: a }: Alone, { nodes: b }: Alone): Int32Array {
  const all: number[] = [];
  for (let node = 0; node < a.length; node++) if (a[node]! + b[node]! > 0) all.push(node);
  const difference = (node: number) => Math.abs(a[node]! - b[node]!);
  const sum = (node: number) => a[node]! + b[node]!;
  return Int32Array.from(all).sort((x, y) => difference(y) - difference(x) || sum(y) - sum(x) || x - y);
}

const tally = ({ states }: Side, state: number): number =>
  states.reduce((sum, one) => sum + (one === state ? 1 : 0), 0);

const totals = (side: Side): Totals => ({ own: tally(side, OWN), beyond: tally(side, BEYOND) });
