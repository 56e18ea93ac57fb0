/** What is known of each strategy without its search: the page shows all of them, but only a worker runs one. */
import { fitsWord, MOST_CELLS, MOST_LAYERED, MOST_PIECES, WIDEST } from '../../../algorithms/exact-cover/limits.ts';
import type { Goal, OptionTable, Strategy, Text } from '../../../contract/index.ts';
import { freeCells } from '../geometry.ts';
import type { Filling, Task } from '../model.ts';
import { text } from '../texts.ts';

export type About = Omit<Strategy<Task, Filling>, 'prepare' | 'watch'>;

const complete = { complete: true, optimal: false };

const unique: OptionTable = { unique: { kind: 'flag', default: false, summary: text('unique-summary') } };

/** A rule of pruning: it can be left out, so that people see what it is worth. */
const rule = (summary: Text): OptionTable[string] => ({ kind: 'flag', default: true, summary });
const symmetry: OptionTable = { symmetry: rule(text('symmetry-summary')) };
const regions: OptionTable = { regions: rule(text('regions-summary')) };
const remember: OptionTable = { remember: rule(text('remember-summary')) };
const mostConstrained: OptionTable = { 'most-constrained': rule(text('most-constrained-summary')) };
const obstacles: OptionTable = { obstacles: rule(text('obstacles-summary')) };

/** The report's figures depend on the order of orientations, so its order is the default. */
const orientations: OptionTable = {
  orientations: {
    kind: 'choice',
    default: 'report',
    summary: text('orientations-summary'),
    values: [
      { id: 'report', name: text('orientations-report') },
      { id: 'plain', name: text('orientations-plain') },
    ],
  },
};

/** Figures of the nodes that are watched. */
const figures = { pieces: text('figure-pieces'), cells: text('figure-cells') };
const branching = { ...figures, branches: text('figure-branches') };
const trying = { ...figures, tries: text('figure-tries') };

const unlessFlat = ({ board }: Task): Text | undefined =>
  board.kind === 'flat' ? undefined : text('only-flat-boards');

const isSmall = (task: Task): boolean =>
  fitsWord({ cells: freeCells(task), pieces: task.pieces.length - task.placed.length });

/** The state graph keeps what is left of a board in one word. */
function unlessSmall(task: Task): Text | undefined {
  return isSmall(task) ? undefined : text('too-many-cells', { cells: MOST_CELLS, pieces: MOST_PIECES });
}

/** Layers are made of frontiers, each of which is one word, and of sets of pieces. */
function unlessLayered({ board, pieces, placed, gaps }: Task, goal: Goal): Text | undefined {
  if (goal !== 'count') return text('layers-only-count');
  if (board.kind !== 'flat' || gaps) return text('layers-only-flat');
  const lying = new Set(placed.map(({ piece }) => piece));
  const left = pieces.filter((_, piece) => !lying.has(piece));
  const side = Math.min(board.rows, board.columns);
  const isNarrow = left.every(({ shape }) => {
    const [low, high] = [1, 2].map((axis) => Math.max(...shape.map((spot) => spot[axis]!))).sort((a, b) => a - b);
    return high! * side + low! <= WIDEST;
  });
  return isNarrow && left.length <= MOST_LAYERED ? undefined : text('too-wide-for-layers', { pieces: MOST_LAYERED });
}

export const bitboard: About = {
  id: 'bitboard',
  name: text('bitboard-name'),
  summary: text('bitboard-summary'),
  node: { means: text('bitboard-node'), count: (n) => text('positions', { n }) },
  gauges: branching,
  source: text('bitboard-source'),
  options: { ...unique, ...regions, ...remember, ...symmetry, ...mostConstrained, ...obstacles },
  guarantees: complete,
};

export const memo: About = {
  id: 'memo',
  name: text('memo-name'),
  summary: text('memo-summary'),
  node: { means: text('memo-node'), count: (n) => text('positions', { n }) },
  gauges: branching,
  source: text('memo-source'),
  options: { ...unique, ...regions, ...remember, ...symmetry, ...obstacles },
  guarantees: complete,
  rejects: unlessSmall,
};

export const layers: About = {
  id: 'layers',
  name: text('layers-name'),
  summary: text('layers-summary'),
  node: { means: text('layers-node'), count: (n) => text('positions', { n }) },
  gauges: { layer: text('gauge-layer') },
  source: text('layers-source'),
  options: unique,
  guarantees: complete,
  rejects: unlessLayered,
  // Up to one word the state graph counts as well, and tells more.
  excels: (task, goal) => goal === 'count' && !isSmall(task),
  unwatchable: text('layers-unwatchable'),
};

export const dancingLinks: About = {
  id: 'dancing-links',
  name: text('dancing-links-name'),
  summary: text('dancing-links-summary'),
  node: { means: text('dancing-links-node'), count: (n) => text('placements', { n }) },
  gauges: branching,
  source: text('dancing-links-source'),
  options: { ...unique, ...mostConstrained, ...obstacles },
  guarantees: complete,
};

export const piecesInOrder: About = {
  id: 'pieces-in-order',
  name: text('pieces-in-order-name'),
  summary: text('pieces-in-order-summary'),
  node: { means: text('pieces-in-order-node'), count: (n) => text('iterations', { n }) },
  gauges: trying,
  source: text('pieces-in-order-source'),
  options: orientations,
  guarantees: complete,
  rejects: unlessFlat,
};

export const ordersInRotation: About = {
  id: 'orders-in-rotation',
  name: text('orders-in-rotation-name'),
  summary: text('orders-in-rotation-summary'),
  node: { means: text('orders-in-rotation-node'), count: (n) => text('cases', { n }) },
  gauges: trying,
  source: text('orders-in-rotation-source'),
  guarantees: complete,
  rejects: unlessFlat,
};
