/** A button that copies something and says whether it worked. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce } from '../announce.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { copyText } from './files.ts';

/** How long the button says it. */
const SHOWN = 2500;

export function CopyButton(props: { label: string; content: () => string; class?: string | undefined }) {
  const { label, content } = props;
  const outcome = useSignal<'copied' | 'copy-failed' | undefined>(undefined);
  const { value } = outcome;
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => {
      outcome.value = undefined;
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [value, outcome]);

  const copy = async () => {
    outcome.value = (await copyText(content())) ? 'copied' : 'copy-failed';
    announce(say(text(outcome.value)));
  };
  return (
    <button type="button" class={props.class} onClick={copy}>
      {value ? say(text(value)) : label}
    </button>
  );
}
