/** What a strategy's own figure is called: raw names are for programs, people get words. */
import type { AnyPuzzle, Stats, Text } from '../contract/index.ts';
import { commonText, commonTexts } from './texts.ts';

/** `gauge-<name>` in the puzzle's words, then in the engine's; the bare name where neither knows it. */
export function gaugeText({ texts }: Pick<AnyPuzzle, 'texts'>, name: string): Text {
  const code = `gauge-${name}`;
  const known = Object.hasOwn(texts, code) || Object.hasOwn(commonTexts, code);
  return known ? { code } : commonText('gauge', { name });
}

/** Every gauge but the share of the search that is done, which is shown in its own way. */
export function plainGauges({ gauges = {} }: Stats): readonly (readonly [name: string, value: number])[] {
  return Object.entries(gauges).filter(([name]) => name !== 'share');
}
