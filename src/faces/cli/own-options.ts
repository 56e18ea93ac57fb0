/** The options of a puzzle's strategies, or of its generator, as flags. */
import { Option } from 'commander';
import type { OptionTable, Speaker } from '../../contract/index.ts';
import { cliText } from './texts.ts';

/**
 * The flags of option tables by name. A switch can be turned on and off; the help shows only the one that changes the
 * default, or both where strategies differ in their defaults.
 */
export function ownOptions(tables: readonly OptionTable[], words: Speaker): ReadonlyMap<string, readonly Option[]> {
  const own = new Map<string, Option[]>();
  const entries = tables.flatMap((table) => Object.entries(table));
  for (const [name, spec] of entries) {
    if (own.has(name)) continue;
    const summary = words(spec.summary);
    if (spec.kind === 'choice') {
      own.set(name, [new Option(`--${name} <${spec.values.map((v) => v.id).join('|')}>`, summary)]);
      continue;
    }
    if (spec.kind === 'number') {
      own.set(name, [new Option(`--${name} <${spec.least}-${spec.most}>`, summary)]);
      continue;
    }
    const begins = entries.flatMap(([other, { default: value }]) => (other === name ? [value] : []));
    const on = new Option(`--${name}`, summary).hideHelp(!begins.includes(false));
    const off = new Option(`--no-${name}`, words(cliText('opt-off', { what: spec.summary })));
    own.set(name, [on, off.hideHelp(!begins.includes(true))]);
  }
  return own;
}
