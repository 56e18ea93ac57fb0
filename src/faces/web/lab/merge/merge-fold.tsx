/** Two searches laid over each other, folded away until a person asks for them: both are recorded for that. */
import { useSignal } from '@preact/signals';
import { speaker } from '../../../../contract/index.ts';
import panels from '../../board/panels.module.css';
import type { FullFrameProps } from '../../frame/frame.tsx';
import { language } from '../../settings.ts';
import { MergePanel } from './merge-panel.tsx';
import { mergePageTexts, text } from './texts.ts';

export function MergeFold({ room }: FullFrameProps) {
  const isOpen = useSignal(false);
  if (!room.puzzle.solving.strategies.some(({ watch }) => watch)) return null;
  return (
    <details
      class={panels.more}
      open={isOpen.value}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>{speaker(language.value, mergePageTexts)(text('merge-title'))}</summary>
      {isOpen.value && <MergePanel room={room} />}
    </details>
  );
}
