/** Searches that are ready: their kernel and its tables stay in the cache as long as the worker lives. */
import type { Context } from '../../contract/index.ts';
import { type Automaton, automatonOf, forbiddenWords } from './automaton.ts';
import type { Field } from './field.ts';
import type { Finder } from './finder.ts';
import { tablesFor } from './kept.ts';
import { openWorkshop } from './search.ts';
import { type Size, splitOf } from './splits.ts';

/** How many stay: a small one takes 20 MB, a large one 300 MB. */
const kept: Readonly<Record<Size, number>> = { small: 4, large: 1 };

/** The search of a field, from the cache where it is there. The context's ticker may stop the building of its tables. */
export async function finderFor(field: Field, size: Size, context: Context): Promise<Finder> {
  const known = finderAtHand(field, size, context);
  if (known) return known;
  const finders = findersIn(context, size);
  // Before there is one more, so that never more than these are there.
  for (const name of [...finders.keys()].slice(0, Math.max(0, finders.size - kept[size] + 1))) finders.delete(name);
  const automaton = automatonIn(context);
  const workshop = openWorkshop();
  const tables = await tablesFor(field, splitOf(field, size), context, () => workshop.build);
  const finder = workshop.finder(tables, automaton, () => context.ticker.tick(0));
  finders.set(nameOf(field), finder);
  return finder;
}

/** The search of a field if it is in the cache. */
export function finderAtHand(field: Field, size: Size, context: Context): Finder | undefined {
  const finders = findersIn(context, size);
  const finder = finders.get(nameOf(field));
  if (finder) {
    // Those used last come last, and go last.
    finders.delete(nameOf(field));
    finders.set(nameOf(field), finder);
  }
  return finder;
}

const nameOf = ({ rows, columns, gap }: Field): string => `${rows}x${columns}-${gap}`;

function findersIn({ cache }: Context, size: Size): Map<string, Finder> {
  return once(cache, `pattern-database-${size}-finders`, () => new Map<string, Finder>());
}

const automatonIn = ({ cache }: Context): Automaton =>
  once(cache, 'pattern-database-automaton', () => automatonOf(forbiddenWords()));

function once<T>(cache: Map<string, unknown>, name: string, make: () => T): T {
  if (!cache.has(name)) cache.set(name, make());
  return cache.get(name) as T;
}
