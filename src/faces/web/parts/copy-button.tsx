/** A button that copies something and says whether it worked. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Text } from '../../../contract/index.ts';
import { announce } from '../announce.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { copyText } from './files.ts';

/** How long the button says it. */
const SHOWN = 2500;

/** `content` gives nothing where there is nothing to copy; `none` then says why. */
export function CopyButton(props: {
  label: string;
  content: () => string | undefined;
  none?: Text;
  class?: string | undefined;
}) {
  const { label, content, none = text('copy-failed') } = props;
  const outcome = useSignal<Text | undefined>(undefined);
  const { value } = outcome;
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => {
      outcome.value = undefined;
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [value, outcome]);

  const copy = async () => {
    const words = content();
    if (words === undefined) outcome.value = none;
    else outcome.value = text((await copyText(words)) ? 'copied' : 'copy-failed');
    announce(say(outcome.value));
  };
  return (
    <button type="button" class={props.class} onClick={copy}>
      {value ? say(value) : label}
    </button>
  );
}
