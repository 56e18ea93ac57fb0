/** What a contender is called on the page: the strategy's name, and the options that are not as usual. */
import { type AnyPuzzle, type OptionSpec, type Speaker, speaker } from '../../../../contract/index.ts';
import type { Contender } from '../../../../lab/compare/model.ts';
import { language } from '../../settings.ts';
import { compareSideTexts, text } from './texts.ts';

export function contenderName({ solving }: AnyPuzzle, { strategy, options }: Contender, say: Speaker): string {
  const own = speaker(language.value, compareSideTexts);
  const known = solving.strategies.find(({ id }) => id === strategy)!;
  const name = say(known.name);
  const unusual = Object.entries(known.options ?? {}).filter(
    ([id, spec]) => options[id] !== undefined && options[id] !== spec.default,
  );
  if (unusual.length === 0) return name;
  const words = unusual.map(([id, spec]) =>
    settingOf(spec, options[id]!, say, (what) => own(text('without', { what }))),
  );
  return own(text('with-options', { name, options: words.join(', ') }));
}

function settingOf(
  spec: OptionSpec,
  value: boolean | string | number,
  say: Speaker,
  without: (what: string) => string,
): string {
  if (spec.kind === 'flag') return value ? say(spec.summary) : without(say(spec.summary));
  if (spec.kind === 'number') return `${say(spec.summary)} ${value}`;
  return say(spec.values.find(({ id }) => id === value)!.name);
}
