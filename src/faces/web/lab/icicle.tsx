/** The tree of a recorded search as an icicle. */
import { speaker } from '../../../contract/index.ts';
import { layOut } from '../../../lab/icicle.ts';
import type { Recording } from '../../../lab/recording.ts';
import { language } from '../settings.ts';
import { IcicleTree, type IcicleTreeProps } from './icicle-tree.tsx';
import { labPageTexts, text } from './texts.ts';

const marks = ['branched', 'leads', 'solution', 'dead end', 'cut', 'joins', 'open', 'folded'] as const;

export interface IcicleProps extends Pick<IcicleTreeProps, 'grown' | 'at' | 'node' | 'select' | 'describe'> {
  readonly recording: Recording;
}

export function Icicle({ recording, ...props }: IcicleProps) {
  const say = speaker(language.value, labPageTexts);
  return (
    <IcicleTree
      {...props}
      of={recording}
      layOut={() => layOut(recording)}
      label={say(text('icicle-label'))}
      legend={marks.map((mark) => ({ mark, words: say(text(`mark-${mark}`)) }))}
      canFold
    />
  );
}
