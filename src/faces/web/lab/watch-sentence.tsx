/** The present step of a search in words, below the board that shows it. */
import { type AnyPuzzle, speaker } from '../../../contract/index.ts';
import type { Watch } from '../board/watch.ts';
import { language } from '../settings.ts';
import { toldOf } from './told.ts';
import css from './watch.module.css';
import { text, watchTexts } from './watch-texts.ts';

interface WatchSentenceProps {
  /** What is needed of a room, so that a search can be told outside of one. */
  readonly room: { readonly puzzle: AnyPuzzle };
  readonly watch?: Watch | undefined;
}

export function WatchSentence({ room, watch }: WatchSentenceProps) {
  const record = watch?.recording.value;
  const at = watch?.transport.at.value ?? 0;
  const isStill = !watch?.transport.playing.value;
  return (
    <p class={css.sentence} aria-live={isStill ? 'polite' : 'off'}>
      {watch && record && at > 0
        ? toldOf(room, watch).step(at - 1)
        : speaker(language.value, watchTexts)(text('before-first'))}
    </p>
  );
}
