/** A part of the frame that is loaded when it is first shown. */
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { loading } from '../parts/loading.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import type { FullFrameProps } from './frame.tsx';

export function Lazily({ load, ...props }: FullFrameProps & { load(): Promise<ComponentType<FullFrameProps>> }) {
  const part = useMemo(() => loading(load().then((Part) => ({ Part }))), [load]);
  const { value } = part;
  if (typeof value === 'string')
    return <p class="quiet">{say(text(value === 'loading' ? 'loading' : 'load-failed'))}</p>;
  return <value.Part {...props} />;
}
