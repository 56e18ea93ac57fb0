/** Records two searches, one after the other since they share a worker, and lays them over each other. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Text } from '../../../../contract/index.ts';
import { type Icicle, layOutTree } from '../../../../lab/icicle.ts';
import { type Merged, merge } from '../../../../lab/merge/merged.ts';
import { treeOf } from '../../../../lab/merge/tree.ts';
import { type AskTrace, type Recorder, record, type Watched } from '../../../../lab/record.ts';
import type { Recording } from '../../../../lab/recording.ts';

export const letters = ['A', 'B'] as const;
export type Letter = (typeof letters)[number];

export type Progress =
  | { readonly state: 'recording'; readonly letter: Letter; readonly nodes: number }
  | { readonly state: 'refused'; readonly letter: Letter; readonly why: Text }
  | { readonly state: 'merged'; readonly merged: Merged; readonly icicle: Icicle };

export interface Merging {
  readonly progress: ReadonlySignal<Progress>;
  /** Ends the recording at hand; what is recorded by then is compared. */
  stop(): void;
  /** Ends all of it. */
  dispose(): void;
}

export function startMerging(ask: AskTrace, searches: readonly [Watched, Watched]): Merging {
  const progress = signal<Progress>({ state: 'recording', letter: 'A', nodes: 0 });
  let recorder: Recorder | undefined;
  let isOver = false;

  async function run(): Promise<void> {
    const recordings: Recording[] = [];
    for (const [index, search] of searches.entries()) {
      const letter = letters[index]!;
      const now = record(ask, search, () => {
        if (!isOver) progress.value = { state: 'recording', letter, nodes: now.recording.count };
      });
      recorder = now;
      const refusal = await now.done;
      if (isOver) return;
      if (refusal) {
        progress.value = { state: 'refused', letter, why: refusal.text };
        return;
      }
      recordings.push(now.recording);
    }
    const merged = merge(recordings[0]!, recordings[1]!);
    progress.value = { state: 'merged', merged, icicle: layOutTree(treeOf(merged)) };
  }

  void run();
  return {
    progress,
    stop: () => recorder?.cancel(),
    dispose() {
      isOver = true;
      recorder?.cancel();
    },
  };
}
