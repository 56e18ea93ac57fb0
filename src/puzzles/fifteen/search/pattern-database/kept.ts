/**
 * Tables that the host's store keeps from one day to the next. Bytes from the store that are not exactly this table are
 * rejected; the table is built anew and replaces them. No cache in memory is needed: a search that unfolds a table has
 * it there.
 */

import { unlessNoRoom } from '../../../../algorithms/wasm/room.ts';
import type { Context, Store } from '../../../../contract/index.ts';
import type { Build } from './build.ts';
import type { Field, Pattern } from './field.ts';
import type { PackedTable } from './packed.ts';
import { seal, unseal, VERSION } from './seal.ts';

/**
 * The table of a pattern; where it is built, it lies in the builder's memory until that builds again. The context's ticker
 * may stop the building.
 */
export async function tableFor(
  field: Field,
  pattern: Pattern,
  build: Build,
  { store, ticker }: Pick<Context, 'store' | 'ticker'>,
): Promise<PackedTable> {
  const name = nameOf(field, pattern);
  const bytes = await store?.read(name);
  const known = bytes && (await unlessNoRoom(async () => unseal(field, pattern, bytes), nothing));
  if (known) return known;
  const table = build(field, pattern, () => ticker.tick(0));
  if (store) await unlessNoRoom(async () => keep(store, name, table), nothing);
  return table;
}

/** The store is not waited for: it never fails, and what it does is no concern of the search. */
function keep(store: Store, name: string, table: PackedTable): void {
  void store.write(name, seal(table));
}

/** A search that has memory for its table needs none for a copy: without room for one, the table is just not kept. */
const nothing = (): undefined => undefined;

const nameOf = ({ rows, columns, blank }: Field, pattern: Pattern): string =>
  `pattern-database-v${VERSION}-${rows}x${columns}-${blank}-${pattern.join('-')}`;
