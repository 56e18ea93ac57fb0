/**
 * The shortest way by pattern tables, single tiles counted: small tables first, and the large ones where the board turns
 * out hard. Where there is no memory for those, the small ones go on from the bound that they have reached.
 */

import { unlessNoRoom } from '../../../algorithms/wasm/room.ts';
import type { Context, Probe, Run, Text } from '../../../contract/index.ts';
import type { Path } from '../model.ts';
import { text } from '../texts.ts';
import type { Answer, Finder, Listener, Question } from './pattern-database/finder.ts';
import { finderAtHand, finderFor } from './pattern-database/finders.ts';
import { hasLarge, partitionOf, type Size } from './pattern-database/partition.ts';
import type { Turned } from './ways/turned.ts';

/** A board is hard after this many nodes: about a second, and a third of what the larger tables take to be built. */
export const HARD_NODES = 50_000_000;

/** Ways outside these lengths are not looked for. */
export type Lengths = Pick<Question, 'least' | 'most'>;

/** Finders are kept in the context's cache. Rejects with `NoRoom` where there is no memory even for small tables. */
export async function singleTile(
  turned: Turned,
  context: Context,
  lengths: Lengths = {},
  hard = HARD_NODES,
): Promise<Run<Path>> {
  const { field, board, path } = turned;
  const search = (finder: Finder, note: Text, more: Partial<Question>, probe: Probe<Path>): Answer => {
    probe.note(note);
    const answer = finder.find({ board, ...lengths, ...more }, listenerOf(probe));
    if (answer.kind === 'found') probe.solution(path(answer.moves));
    return answer;
  };
  const partition = sizesOf(turned, 'small');
  const larger = sizesOf(turned, 'large');

  const large = finderAtHand(field, 'large', context);
  if (large) return (probe) => void search(large, text('tables-used', { split: larger }), {}, probe);
  const small = await finderFor(field, 'small', context);
  return (probe) => {
    const answer = search(
      small,
      text('tables-used', { split: partition }),
      hasLarge(field) ? { nodes: hard } : {},
      probe,
    );
    if (answer.kind !== 'hard') return undefined;
    const { least } = answer;
    return () =>
      unlessNoRoom<Run<Path>>(
        async () => {
          const finder = await finderFor(field, 'large', context);
          return (again) => void search(finder, text('tables-grown', { split: partition, larger }), { least }, again);
        },
        () => (again) => void search(small, text('tables-not-grown', { split: partition, larger }), { least }, again),
      );
  };
}

/** How many tiles each table has: "6-6-3". */
export const sizesOf = ({ field }: Turned, size: Size): string =>
  partitionOf(field, size)
    .map((pattern) => pattern.length)
    .join('-');

/** A listener that passes what it hears from the search on to the probe. */
export const listenerOf = (probe: Probe<Path>): Listener => ({
  tick: (nodes) => probe.tick(nodes),
  bound: (moves) => probe.gauge('bound', moves),
});
