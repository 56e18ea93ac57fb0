/** Two merged searches in sentences, each a text of `mergeTexts`. */
import type { Text } from '../../contract/index.ts';
import type { Merged, PartingSide } from './merged.ts';
import { mergeText } from './texts.ts';

/** What they share, what either has alone, and what is not compared; or that they do not branch alike. */
export function mergeSummary(merged: Merged): readonly Text[] {
  const { a, b, common, totals, alike } = merged;
  if (!alike.isAlike) return [...unlike(merged), mergeText('merged-sizes', { a: a.count, b: b.count })];
  const own = { a: totals.a.own, b: totals.b.own };
  const isWhole = a.isComplete && b.isComplete;
  const hasSameNodes = own.a + own.b === 0;
  // A rule may settle a node without counting it that the other search looks into in vain.
  const isUnequal = hasSameNodes && a.counted !== b.counted;
  const isSame = isWhole && hasSameNodes && !isUnequal;
  return [
    isSame ? mergeText('merged-same', { n: common }) : mergeText('merged-share', { n: common, ...own }),
    ...(isUnequal ? [mergeText('merged-counted', { a: a.counted, b: b.counted })] : []),
    ...(isWhole ? [] : [mergeText('merged-part')]),
    ...(totals.b.beyond > 0 ? [mergeText('merged-beyond', { n: totals.b.beyond, of: 'B', end: 'A' })] : []),
    ...(totals.a.beyond > 0 ? [mergeText('merged-beyond', { n: totals.a.beyond, of: 'A', end: 'B' })] : []),
  ];
}

function unlike({ alike: { crossed, first } }: Merged): readonly Text[] {
  if (first === undefined) return [mergeText('merged-unlike-root')];
  return [mergeText('merged-unlike', { part: crossed }), mergeText('merged-unlike-first', first)];
}

/** What became of the node of a parting in one search, in a word or two. */
export function outcomeText({ node, outcome }: Pick<PartingSide, 'node' | 'outcome'>): Text {
  if (node < 0) return mergeText('merged-absent');
  return outcome === undefined ? mergeText('merged-unfinished') : mergeText(`merged-${outcome}`);
}
