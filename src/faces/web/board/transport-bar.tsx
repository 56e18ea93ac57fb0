/** The controls of something that plays: play and pause, one step either way, the ends, and any place between them. */
import type { ComponentChildren, RefObject } from 'preact';
import { Icon } from '../parts/icon.tsx';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './transport.module.css';
import type { Transport } from './transport.ts';

type Name = 'to-start' | 'previous' | 'play' | 'pause' | 'next' | 'to-end';

export interface TransportBarProps {
  readonly transport: Transport;
  /** The last place. */
  readonly length: number;
  /** The present place in words. */
  readonly where: string;
  /** Other names for the controls. */
  readonly names?: Readonly<Partial<Record<Name, string>>>;
  /** Whether there are buttons that lead to the ends. */
  readonly ends?: boolean;
  /** The button that plays, for the focus. */
  readonly play?: RefObject<HTMLButtonElement | null>;
  readonly children?: ComponentChildren;
}

export function TransportBar({
  transport,
  length,
  where,
  names = {},
  ends = false,
  play,
  children,
}: TransportBarProps) {
  const { go, toggle } = transport;
  const at = transport.at.value;
  const button = (name: Name, isPossible: boolean, act: () => void) => (
    <button
      ref={name === 'play' || name === 'pause' ? (play ?? null) : null}
      type="button"
      class="plain"
      aria-label={names[name] ?? say(text(name))}
      disabled={!isPossible}
      onClick={act}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div class={css.transport} data-ends={ends}>
      {ends && button('to-start', at > 0, () => go(0))}
      {button('previous', at > 0, () => go(at - 1))}
      {button(transport.playing.value ? 'pause' : 'play', length > 0, toggle)}
      {button('next', at < length, () => go(at + 1))}
      {ends && button('to-end', at < length, () => go(length))}
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={say(text('step'))}
        aria-valuetext={where}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      {children}
    </div>
  );
}
