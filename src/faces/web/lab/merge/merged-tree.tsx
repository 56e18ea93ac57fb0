/** Two searches as one icicle: what both have in the usual marks, the rest by whose it is, and a number at each parting. */
import { useMemo } from 'preact/hooks';
import { speaker } from '../../../../contract/index.ts';
import type { Icicle } from '../../../../lab/icicle.ts';
import type { Merged } from '../../../../lab/merge/merged.ts';
import { language } from '../../settings.ts';
import { IcicleTree } from '../icicle-tree.tsx';
import { labPageTexts, text as labText } from '../texts.ts';
import { PORTION } from './parting-table.tsx';
import { mergePageTexts, text } from './texts.ts';

const usual = ['branched', 'leads', 'solution', 'dead end', 'cut', 'joins', 'open'] as const;

export function MergedTree(props: {
  merged: Merged;
  icicle: Icicle;
  node: number | undefined;
  select(node: number): void;
  describe(node: number): string;
}) {
  const { merged, icicle, ...others } = props;
  const flags = useMemo(() => merged.partings.subarray(0, PORTION), [merged]);
  const say = speaker(language.value, mergePageTexts, labPageTexts);
  return (
    <IcicleTree
      {...others}
      of={merged}
      layOut={() => icicle}
      grown={0}
      at={1}
      label={say(text('merge-label'))}
      legend={[
        { mark: 'first only', words: say(text('merge-only', { letter: 'A' })) },
        { mark: 'second only', words: say(text('merge-only', { letter: 'B' })) },
        ...usual.map((mark) => ({ mark, words: say(labText(`mark-${mark}`)) })),
      ]}
      flags={flags}
    />
  );
}
