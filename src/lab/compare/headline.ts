/** What a comparison says first: who won, and by how much. */
import type { Text } from '../../contract/index.ts';
import type { Comparison } from './model.ts';
import type { Shown } from './report.ts';
import type { Score } from './scores.ts';
import { compareText } from './texts.ts';

/** Below this factor two are about equally fast. */
const EVEN = 1.1;

/** Nothing of a comparison that was stopped: it has no winner. */
export function headline(
  { contenders, isComplete }: Comparison,
  scores: readonly Score[],
  { name }: Pick<Shown, 'name'>,
) {
  if (!isComplete) return [];
  const called = ({ contender }: Score) => name(contenders[contender]!);
  const wrong = scores.filter((score) => score.wrong > 0);
  return [
    ...winner(
      scores.filter((score) => score.wrong === 0),
      called,
    ),
    ...wrong.map((score) => compareText('compare-is-wrong', { name: called(score) })),
  ];
}

function winner(ranked: readonly Score[], called: (score: Score) => string): readonly Text[] {
  const [first, second] = ranked;
  if (!first || first.solved === 0) return [compareText('compare-none-solved')];
  if (!second || second.solved === 0)
    return ranked.length > 1 ? [compareText('compare-one-solved', { name: called(first) })] : [];
  const names = { name: called(first), second: called(second) };
  if (first.solved > second.solved)
    return [compareText('compare-most-solved', { ...names, solved: first.solved, other: second.solved })];
  const times = second.par2 / first.par2;
  return [times < EVEN ? compareText('compare-even', names) : compareText('compare-fastest', { ...names, times })];
}
