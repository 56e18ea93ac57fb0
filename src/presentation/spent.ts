/** What a search took, in words: what its strategy counted, the strategy's own figures, and the time, one by one. */
import type { AnyPuzzle, Speaker, Stats, Text } from '../contract/index.ts';
import { gaugeText, plainGauges } from './gauge.ts';
import { commonText } from './texts.ts';

/** What was counted in the strategy's own noun, such as "132,503 iterations". */
export function countedText({ solving }: AnyPuzzle, strategy: string, nodes: number): Text {
  const known = solving.strategies.find(({ id }) => id === strategy);
  return known ? known.node.count(nodes) : commonText('nodes', { n: nodes });
}

/** Whether preparing took long enough that a person should not take it for searching. */
export const tellsPreparation = ({ prepareMilliseconds }: Stats): boolean => prepareMilliseconds >= 1;

/** The strategy's own figures, each after its name. */
export const gaugeTexts = (puzzle: AnyPuzzle, strategy: string, stats: Stats): readonly Text[] =>
  plainGauges(stats).map(([name, value]) =>
    commonText('gauge-value', { name: gaugeText(puzzle, strategy, name), value }),
  );

/** All of it on one line, after the solution's cost where the puzzle words costs. */
export function wordSpent(puzzle: AnyPuzzle, say: Speaker, strategy: string, stats: Stats, cost?: Text): string {
  const texts = [
    countedText(puzzle, strategy, stats.nodes),
    ...gaugeTexts(puzzle, strategy, stats),
    commonText('duration', { ms: stats.milliseconds }),
    ...(tellsPreparation(stats) ? [commonText('prepared', { ms: stats.prepareMilliseconds })] : []),
  ];
  return [...(cost ? [say(cost)] : []), strategy, ...texts.map(say)].join(', ');
}
