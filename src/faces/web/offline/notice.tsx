/** The offer of a new version: it waits in a corner until the person takes it or sends it away. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { announce } from '../announce.ts';
import { Icon } from '../parts/icon.tsx';
import { language, say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './notice.module.css';
import { update } from './offline.ts';
import { offlineText, offlineTexts } from './texts.ts';

export function Notice() {
  const isSentAway = useSignal(false);
  const speak = speaker(language.value, offlineTexts);
  const isShown = update.value !== undefined && !isSentAway.value;
  useEffect(() => {
    if (isShown) announce(speak(offlineText('update-ready')));
  }, [isShown]);
  if (!isShown) return null;
  return (
    <aside class={css.notice}>
      <span>{speak(offlineText('update-ready'))}</span>
      <button type="button" onClick={() => update.value?.()}>
        {speak(offlineText('update-take'))}
      </button>
      <button
        type="button"
        class={`plain ${css.close}`}
        aria-label={say(text('close'))}
        onClick={() => {
          isSentAway.value = true;
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
