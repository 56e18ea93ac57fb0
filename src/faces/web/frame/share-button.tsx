/** The one way to hand on what is open; all behind it is loaded when it is touched. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { loading } from '../parts/loading.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import type { Opened } from '../title.ts';
import css from './header.module.css';

export function ShareButton({ here }: { here: Opened }) {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class={`plain ${css.opener} ${css.share}`}
        aria-label={say(text('share'))}
        title={say(text('share'))}
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="share" />
      </button>
      {isOpen.value && (
        <Sharing
          here={here}
          close={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}

function Sharing(props: { here: Opened; close(): void }) {
  const { value } = useMemo(() => loading(import('../share/share-dialog.tsx')), []);
  if (value === 'failed') return <p role="alert">{say(text('load-failed'))}</p>;
  return value === 'loading' ? null : <value.ShareDialog {...props} />;
}
