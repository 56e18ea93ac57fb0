/** Options as a form changes them, one at a time. */
import type { Options } from '../../../contract/index.ts';

/** Nothing where a number is left out. */
export type OptionValue = boolean | string | number | undefined;

/** The options with one of them changed. */
export function withOption(options: Options, name: string, value: OptionValue): Options {
  const { [name]: _, ...others } = options;
  return value === undefined ? others : { ...others, [name]: value };
}
