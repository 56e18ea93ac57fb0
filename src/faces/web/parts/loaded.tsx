/** A part of the page that is loaded when it is first shown. Rooms are most of the script, and the home page does not need them. */
import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { loading } from './loading.ts';

interface LoadedProps<M> {
  load(): Promise<M>;
  show(module: M): ComponentChild;
}

export function Loaded<M extends object>({ load, show }: LoadedProps<M>) {
  const part = useMemo(() => loading(load()), []);
  const { value } = part;
  if (typeof value === 'string') return <p>{say(text(value === 'loading' ? 'loading' : 'load-failed'))}</p>;
  return <>{show(value)}</>;
}
