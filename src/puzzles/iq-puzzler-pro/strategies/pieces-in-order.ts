/**
 * Brute force, as a report of 2025 does it: the pieces in the order of the file; each is tried with the corner of its box
 * on every cell, row by row, and at each cell in every distinct orientation.
 */

import type { Options, Strategy } from '../../../contract/index.ts';
import type { Filling, Piece, Task } from '../model.ts';
import { prepareSearch } from '../search/brute-force/search.ts';
import { piecesInOrder as about } from './about.ts';
import { readTrials, runTrials, splitTrials } from './flat-parts.ts';
import { allowed, asDrawn, clockwise, type FlatShape, mirrored, type Orientation, shapeKey } from './flat-shapes.ts';
import { type FlatTrials, flatTrials, listener } from './flat-trials.ts';
import { inHashOrder } from './hash-order.ts';
import { isDivided } from './parts.ts';
import { traceOf } from './trace.ts';

/** The distinct orientations: four times the piece and its mirror image, then a quarter turn. */
function distinctOrientations(piece: Piece): readonly FlatShape[] {
  const ways: Orientation[] = [];
  let shape = asDrawn(piece);
  for (let quarter = 0; quarter < 4; quarter++) {
    const turned = quarter > 0;
    ways.push({ shape, turned, mirrored: false }, { shape: mirrored(shape), turned, mirrored: true });
    shape = clockwise(shape);
  }
  const distinct = new Map<string, FlatShape>();
  for (const way of allowed(piece, ways)) if (!distinct.has(shapeKey(way))) distinct.set(shapeKey(way), way);
  return [...distinct.values()];
}

/** The search; by default in the report's order of orientations, which alone leads to the report's figures. */
const trialsInOrder = (task: Task, { orientations }: Options): FlatTrials =>
  flatTrials(task, {
    orientations: (piece) => {
      const made = distinctOrientations(piece);
      return orientations === 'plain' ? made : inHashOrder(piece.name, made);
    },
    inner: 'orientations',
    counted: 'calls',
  });

export const piecesInOrder: Strategy<Task, Filling> = {
  ...about,
  async prepare(task, goal, options, { part }) {
    const flat = trialsInOrder(task, options);
    const search = prepareSearch(flat.trials);
    const paths = part === undefined ? undefined : readTrials(part, flat, [flat.order]);
    if (paths) return (probe) => runTrials(task, flat, [flat.order], goal, search, paths, probe);
    return (probe) => search(flat.order, listener(task, flat, flat.order, goal, probe));
  },
  split(task, goal, options, { ticker }, round) {
    if (!isDivided(goal, round)) return [];
    const flat = trialsInOrder(task, options);
    return splitTrials(flat, [flat.order], ticker);
  },
  watch(task, goal, options) {
    const flat = trialsInOrder(task, options);
    return traceOf(task, goal, flat, [flat.order]);
  },
};
