/** What a strategy's own figure is called: raw names are for programs, people get words. */
import type { AnyPuzzle, Stats, Text } from '../contract/index.ts';
import { commonText } from './texts.ts';

/** In the strategy's words; the bare name where it has none. */
export function gaugeText({ solving }: Pick<AnyPuzzle, 'solving'>, strategy: string, name: string): Text {
  const gauges = solving.strategies.find(({ id }) => id === strategy)?.gauges;
  return gauges && Object.hasOwn(gauges, name) ? gauges[name]! : commonText('gauge', { name });
}

/** Every gauge but the share of the search that is done, which is shown in its own way. */
export function plainGauges({ gauges = {} }: Stats): readonly (readonly [name: string, value: number])[] {
  return Object.entries(gauges).filter(([name]) => name !== 'share');
}
