/** Opens the exercise about the search that is watched: by a button, or because the link that led here says so. */
import { type Signal, useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { speaker } from '../../../../contract/index.ts';
import { loading } from '../../parts/loading.ts';
import { language, say as sayPage } from '../../settings.ts';
import { text as pageText } from '../../texts.ts';
import type { ExerciseDialogProps } from './dialog.tsx';
import { exercisePageTexts, text } from './texts.ts';

/** What is open: an exercise that a link names, or one that is still to be chosen. */
export type Open = Pick<ExerciseDialogProps, 'set'> | undefined;

export interface ExerciseOpenerProps extends Pick<ExerciseDialogProps, 'room' | 'watch'> {
  readonly open: Signal<Open>;
}

export function ExerciseOpener({ room, watch, open }: ExerciseOpenerProps) {
  const isOpen = useComputed(() => open.value !== undefined).value;
  return (
    <>
      <button
        type="button"
        onClick={() => {
          open.value = { set: undefined };
        }}
      >
        {speaker(language.value, exercisePageTexts)(text('exercise'))}
      </button>
      {isOpen && (
        <Opened
          {...{ room, watch, set: open.value?.set }}
          close={() => {
            open.value = undefined;
          }}
        />
      )}
    </>
  );
}

function Opened(props: ExerciseDialogProps) {
  const part = useMemo(() => loading(import('./dialog.tsx')), []);
  const { value } = part;
  if (typeof value === 'string')
    return <p class="quiet">{sayPage(pageText(value === 'loading' ? 'loading' : 'load-failed'))}</p>;
  return <value.ExerciseDialog {...props} />;
}
