/** The time on a clock, as it passes. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { clockText } from '../../../presentation/clock.ts';
import type { Clock } from './clock.ts';

/** How often the time is drawn while the clock runs, in milliseconds. */
const BEAT = 250;

/** `begun` is false where the time of an earlier attempt is still on the clock. */
export function ClockView({ clock, begun = true }: { clock: Clock; begun?: boolean }) {
  const running = clock.running.value;
  const beat = useSignal(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => beat.value++, BEAT);
    return () => clearInterval(timer);
  }, [running, beat]);
  // Read so that each beat shows the time anew.
  beat.value;
  return <span role="timer">{clockText(begun ? clock.read() : 0)}</span>;
}
