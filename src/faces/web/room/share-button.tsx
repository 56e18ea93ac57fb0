/** The address of exactly this, for somebody else. */
import { useSignal } from '@preact/signals';
import { announce } from '../announce.ts';
import { copyText } from '../parts/files.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './room.module.css';
import type { Room } from './room.ts';

/** How long the button says that it worked. */
const SHOWN = 2500;

export function ShareButton({ room }: { room: Room }) {
  const done = useSignal<'copied' | 'copy-failed' | undefined>(undefined);
  const share = async () => {
    const copied = await copyText(room.address());
    done.value = copied ? 'copied' : 'copy-failed';
    announce(say(text(copied ? 'share-copied' : 'copy-failed')));
    setTimeout(() => {
      done.value = undefined;
    }, SHOWN);
  };
  return (
    <button type="button" class={css.share} onClick={share}>
      {say(text(done.value ?? 'share'))}
    </button>
  );
}
