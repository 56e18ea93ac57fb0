/** Two searches of one instance laid over each other: a sentence, the tree, and a table of the places where they part. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type AnyPuzzle, type Speaker, speaker } from '../../../../contract/index.ts';
import type { Icicle } from '../../../../lab/icicle.ts';
import type { Merged } from '../../../../lab/merge/merged.ts';
import { mergeSummary } from '../../../../lab/merge/summary.ts';
import { mergeTexts } from '../../../../lab/merge/texts.ts';
import type { AskTrace, Watched } from '../../../../lab/record.ts';
import { labTexts } from '../../../../lab/texts.ts';
import { commonTexts } from '../../../../presentation/texts.ts';
import panels from '../../board/panels.module.css';
import { language, say as sayPage } from '../../settings.ts';
import { text as pageText } from '../../texts.ts';
import css from './merge.module.css';
import { MergedNode } from './merged-node.tsx';
import { MergedTree } from './merged-tree.tsx';
import { type Merging, startMerging } from './merging.ts';
import { PartingTable } from './parting-table.tsx';
import { mergePageTexts, text } from './texts.ts';
import { type Told, toldOf } from './told.ts';

export type MergeSearch = Pick<Watched, 'strategy' | 'goal' | 'options'>;

export interface MergeViewProps {
  readonly puzzle: AnyPuzzle;
  /** The instance. */
  readonly text: string;
  readonly searches: readonly [MergeSearch, MergeSearch];
  readonly ask: AskTrace;
}

export function MergeView({ puzzle, text: instance, searches, ask }: MergeViewProps) {
  const say = speaker(language.value, puzzle.texts, commonTexts, labTexts, mergeTexts, mergePageTexts);
  const merging = useSignal<Merging | undefined>(undefined);
  const question = JSON.stringify([instance, searches]);
  useEffect(() => {
    const watched = ({ strategy, goal, options }: MergeSearch): Watched => ({
      puzzle: puzzle.about.id,
      text: instance,
      strategy,
      ...(goal && { goal }),
      ...(options && { options }),
    });
    const started = startMerging(ask, [watched(searches[0]), watched(searches[1])]);
    merging.value = started;
    return () => started.dispose();
  }, [puzzle, question]);

  const now = merging.value?.progress.value;
  if (!now) return null;
  if (now.state === 'recording') {
    const { letter, nodes: n } = now;
    return (
      <div class={panels.row}>
        <p class="quiet">{say(text('merge-recording', { letter, n }))}</p>
        <button type="button" class={panels.late} onClick={() => merging.value?.stop()}>
          {sayPage(pageText('stop'))}
        </button>
      </div>
    );
  }
  if (now.state === 'refused')
    return (
      <p class={panels.warning} role="alert">
        {say(text('merge-refused', now))}
      </p>
    );
  const { merged, icicle } = now;
  const told = toldOf(merged, { puzzle, instance, searches, say });
  return (
    <div class={css.merge}>
      <p role="status">{mergeSummary(merged).map(say).join(' ')}</p>
      {merged.alike.isAlike && <Overlaid merged={merged} icicle={icicle} told={told} say={say} />}
    </div>
  );
}

/** The tree, the table and the node that is chosen in either. */
function Overlaid(props: { merged: Merged; icicle: Icicle; told: Told; say: Speaker }) {
  const { merged, icicle, told, say } = props;
  const chosen = useSignal<number | undefined>(undefined);
  // The nodes of another pair have other numbers.
  useEffect(() => {
    chosen.value = merged.partings[0] ?? 0;
  }, [merged]);
  const node = chosen.value === undefined || chosen.value >= merged.count ? undefined : chosen.value;
  const choose = (one: number) => {
    chosen.value = one;
  };
  return (
    <>
      <MergedTree merged={merged} icicle={icicle} node={node} select={choose} describe={told.describe} />
      {node !== undefined && <MergedNode node={node} told={told} say={say} />}
      {merged.partings.length > 0 && (
        <PartingTable merged={merged} told={told} say={say} chosen={node} choose={choose} />
      )}
    </>
  );
}
