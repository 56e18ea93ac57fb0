/** Choosing a picture for the tiles. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import css from '../../../faces/web/board/panels.module.css';
import type { PanelProps } from './panels.tsx';
import { text } from './texts.ts';

export function PhotoPanel({ photo, numbers, say }: PanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const problem = useSignal<'photo-bad' | 'photo-unkept' | undefined>(undefined);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const taken = await photo.take(file);
    problem.value = taken === 'taken' ? undefined : `photo-${taken}`;
  };
  return (
    <>
      <p class="quiet">{say(text('photo-about'))}</p>
      <div class={css.row}>
        <input
          ref={field}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // So that the same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <button type="button" onClick={() => field.current?.click()}>
          {say(text('photo-choose'))}
        </button>
        {photo.address.value !== undefined && (
          <button type="button" onClick={photo.remove}>
            {say(text('photo-remove'))}
          </button>
        )}
      </div>
      {photo.address.value !== undefined && (
        <label class={css.flag}>
          <input
            type="checkbox"
            checked={numbers.value === 'shown'}
            onChange={(event) => {
              numbers.value = event.currentTarget.checked ? 'shown' : 'hidden';
            }}
          />
          <span>{say(text('photo-numbers'))}</span>
        </label>
      )}
      {problem.value && (
        <p class={css.warning} role="alert">
          {say(text(problem.value))}
        </p>
      )}
    </>
  );
}
