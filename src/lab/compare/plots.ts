/** The plots of a comparison. */
import type { Comparison } from './model.ts';
import type { Block, Shown } from './report.ts';
import type { Cell, Score } from './scores.ts';

export function plotsOf(
  _comparison: Comparison,
  _cells: readonly Cell[],
  _scores: readonly Score[],
  _shown: Shown,
): readonly Block[] {
  return [];
}
