/**
 * One solution of each class on a flat board, by the search that remembers dead ends. It is tried first, since only a search
 * tells whether there are few solutions: where it gives up, the positions that it looked into are not counted.
 */
import { type Found, searchBehind } from '../../../algorithms/exact-cover/dead-ends.ts';
import type { Probe } from '../../../contract/index.ts';
import type { Filling } from '../model.ts';
import { text } from '../texts.ts';
import { type Quest, spreadOver, tellerOf } from './covering.ts';

/** How many solutions are told between two looks at how many there have been. */
const LOOK_EVERY = 256;

/** What the search finds; undefined where it does not apply, or gives up. */
export function deadEndsOf({ cover, unique, symmetry, rules }: Quest, look: () => void): Found | undefined {
  if (!unique || cover.gaps) return undefined;
  const { places } = symmetry();
  return (
    places &&
    searchBehind(
      cover,
      places.map(({ option }) => option),
      look,
      rules,
    )
  );
}

/** Searches and tells; false where it does not apply, or gives up. */
export function deadEndsTeller(quest: Quest): (probe: Probe<Filling>) => boolean {
  return (probe) => {
    const found = deadEndsOf(quest, () => probe.tick(0));
    const { places } = quest.symmetry();
    if (!found || !places) return false;
    const { cover, task, taskCover } = quest;
    const { piece } = cover.options[places[0]!.option]!;
    const { name } = task.pieces[taskCover.pieces[piece]!]!;
    probe.note(text('by-dead-ends', { name, count: places.length }));
    probe.tick(found.positions);
    const spread = spreadOver(quest, places);
    const told = tellerOf(quest, probe);
    for (const [i, covering] of found.coverings.entries()) {
      if (i % LOOK_EVERY === 0) probe.gauge('share', (i + 1) / found.coverings.length);
      for (const one of spread(covering)) told(one);
    }
    return true;
  };
}
