/** A recorded search in words. */
import { type AnyPuzzle, type Speaker, speaker } from '../../../contract/index.ts';
import { wordStep } from '../../../lab/sentence.ts';
import { labTexts } from '../../../lab/texts.ts';
import { commonTexts } from '../../../presentation/texts.ts';
import type { Watch } from '../board/watch.ts';
import { language } from '../settings.ts';

export interface Told {
  /** Words the puzzle's texts, the common ones and those of the lab. */
  readonly say: Speaker;
  step(index: number): string;
  /** What became of a node, or that it is made where nothing is known yet. */
  node(node: number): string;
}

export function toldOf({ puzzle }: { readonly puzzle: AnyPuzzle }, { recording, strategy }: Watch): Told {
  const say = speaker(language.value, puzzle.texts, commonTexts, labTexts);
  const step = (index: number) => wordStep(recording.value!, index, { puzzle, strategy: strategy.value, say });
  const node = (one: number) => {
    const settled = recording.value!.settledAt(one);
    return step(settled < 0 ? recording.value!.madeAt(one) : settled);
  };
  return { say, step, node };
}
