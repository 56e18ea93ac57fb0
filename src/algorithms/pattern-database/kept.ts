/**
 * Tables that are kept: small ones in memory as long as the worker lives, and all in the host's store from one day to the
 * next. What the store gives back and is not exactly this table is not believed; the table is built anew, and takes its
 * place.
 */
import type { Context } from '../../contract/index.ts';
import { type Build, prepareBuild } from './build.ts';
import type { Field, Pattern } from './field.ts';
import type { PackedTable } from './packed.ts';
import { seal, unseal, VERSION } from './seal.ts';

/** Larger tables are not kept in memory: whoever unfolds one has it there already. */
const MOST_REMEMBERED = 1 << 23;

/** The table of a pattern. The context's ticker may stop the building of it. */
export const tableFor = async (field: Field, pattern: Pattern, context: Context): Promise<PackedTable> =>
  (await tablesFor(field, [pattern], context))[0]!;

/**
 * The tables of several patterns, one after the other; takes less memory than to ask for each alone. `newBuild` is called
 * once at the most, for those that are not there.
 */
export async function tablesFor(
  field: Field,
  patterns: readonly Pattern[],
  { cache, store, ticker }: Context,
  newBuild: () => Build = prepareBuild,
): Promise<readonly PackedTable[]> {
  // Its memory is as large as the tables, so there is one only where it is needed, and not for longer.
  let build: Build | undefined;
  const tables: PackedTable[] = [];
  for (const pattern of patterns) {
    const name = nameOf(field, pattern);
    let table = cache.get(name) as PackedTable | undefined;
    if (!table) {
      const bytes = await store?.read(name);
      table = bytes && unseal(field, pattern, bytes);
    }
    if (!table) {
      build ??= newBuild();
      const sealed = seal(build(field, pattern, () => ticker.tick(0)));
      // Not waited for: a store never fails, and what it does is no concern of the search.
      void store?.write(name, sealed.bytes);
      table = sealed.table;
    }
    if (table.halves.length <= MOST_REMEMBERED) cache.set(name, table);
    tables.push(table);
  }
  return tables;
}

/** The same in memory and in the store. */
const nameOf = ({ rows, columns, gap }: Field, pattern: Pattern): string =>
  `pattern-database-v${VERSION}-${rows}x${columns}-${gap}-${pattern.join('-')}`;
