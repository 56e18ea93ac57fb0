/** Searches that are ready: their kernel and its tables stay in the cache as long as the worker lives. */

import { type Recent, recentIn } from '../../../../algorithms/kept/recent.ts';
import type { Context } from '../../../../contract/index.ts';
import type { Automaton } from './automaton.ts';
import { automatonFor, automatonIn } from './automaton-kept.ts';
import type { Field } from './field.ts';
import type { Finder } from './finder.ts';
import { tableFor } from './kept.ts';
import { partitionOf, type Size } from './partition.ts';
import { openWorkshop } from './workshop.ts';

/** How many stay: a small one takes 20 MB, a large one 300 MB. */
const kept: Readonly<Record<Size, number>> = { small: 4, large: 1 };

/**
 * The search of a field, from the cache where it is there. The context's ticker may stop the building of its tables.
 * Rejects with `NoRoom` where there is no memory for them.
 */
export async function finderFor(field: Field, size: Size, context: Context): Promise<Finder> {
  const known = finderAtHand(field, size, context);
  if (known) return known;
  const automaton = await automatonFor(context);
  if (size === 'large' && context.commons) {
    findersIn(context, size).makeRoom();
    const { commonFinder } = await import('./common.ts');
    const common = await commonFinder(field, partitionOf(field, size), automaton, openWorkshop(), context);
    if (common) return keep(field, size, context, common);
  }
  const { patterns, workshop, shelf, done } = begin(field, size, context, automaton);
  for (const pattern of patterns) {
    shelf.unfold(await tableFor(field, pattern, workshop.build, context));
    context.ticker.tick(0);
  }
  return done();
}

/** The same for a caller that cannot wait: it builds tables that the store may have. Throws `NoRoom`. */
export function finderNow(field: Field, size: Size, context: Context): Finder {
  const known = finderAtHand(field, size, context);
  if (known) return known;
  const { patterns, workshop, shelf, done } = begin(field, size, context, automatonIn(context));
  for (const pattern of patterns) shelf.unfold(workshop.build(field, pattern, () => context.ticker.tick(0)));
  return done();
}

/** Makes room for the tables of a field; `done` makes the search of them when all are there, and keeps it. */
function begin(field: Field, size: Size, context: Context, automaton: Automaton) {
  // Before its tables are there.
  findersIn(context, size).makeRoom();
  const patterns = partitionOf(field, size);
  const workshop = openWorkshop();
  const shelf = workshop.shelfFor(field, patterns);
  context.ticker.tick(0);
  const done = (): Finder => keep(field, size, context, shelf.finder(automaton));
  return { patterns, workshop, shelf, done };
}

function keep(field: Field, size: Size, context: Context, finder: Finder): Finder {
  findersIn(context, size).set(nameOf(field), finder);
  return finder;
}

/** The search of a field if it is in the cache. */
export const finderAtHand = (field: Field, size: Size, context: Context): Finder | undefined =>
  findersIn(context, size).get(nameOf(field));

const nameOf = ({ rows, columns, blank }: Field): string => `${rows}x${columns}-${blank}`;

const findersIn = ({ cache }: Context, size: Size): Recent<Finder> =>
  recentIn(cache, `pattern-database-${size}-finders`, kept[size]);
