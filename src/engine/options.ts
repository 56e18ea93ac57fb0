/** Checks given options against a table and fills in the defaults. */
import { type Options, type OptionTable, type Parsed, parsed, refused } from '../contract/index.ts';
import { engineText } from './texts.ts';

/** Accepts `true`/`false` also as words, since text is the wire format. `of` is whose options these are, for the message. */
export function readOptions(of: string, table: OptionTable, given: Options): Parsed<Options> {
  const known = Object.keys(table);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const list = known.length > 0 ? known.join(', ') : engineText('none');
    return refused(engineText('unknown-option', { of, word: unknown, known: list }));
  }
  const options: Record<string, boolean | string | number> = {};
  for (const [name, spec] of Object.entries(table)) {
    if (spec.kind === 'number') {
      const word = given[name] ?? spec.default;
      if (word === undefined) continue;
      const { least, most } = spec;
      const value = /^-?[0-9]{1,15}$/.test(String(word)) ? Number(word) : Number.NaN;
      if (!(value >= least && value <= most))
        return refused(engineText('bad-number-option', { word: String(word), option: name, least, most }));
      options[name] = value;
      continue;
    }
    const word = String(given[name] ?? spec.default);
    const values = spec.kind === 'flag' ? ['true', 'false'] : spec.values.map((v) => v.id);
    if (!values.includes(word))
      return refused(engineText('bad-option', { word, option: name, known: values.join(', ') }));
    options[name] = spec.kind === 'flag' ? word === 'true' : word;
  }
  return parsed(options);
}
