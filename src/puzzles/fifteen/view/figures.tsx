/** Moves, time and the fewest moves, beside the size of the board. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { clockText } from '../../../presentation/clock.ts';
import { lengthOf } from '../model.ts';
import css from './board.module.css';
import type { PanelProps } from './panels.tsx';
import { text } from './texts.ts';

export function Figures({ session, say }: PanelProps) {
  const { game, help } = session;
  const { metric } = game.task;
  const path = game.path.value;
  const tiles = lengthOf(path, 'single');
  const slides = lengthOf(path, 'multi');
  const fewest = help.fewest.value;
  return (
    <dl class={css.figures}>
      <Figure name={say(text(metric === 'single' ? 'moves' : 'slides'))} value={game.moves.value} main />
      <Figure name={say(text(metric === 'single' ? 'slides' : 'moves'))} value={metric === 'single' ? slides : tiles} />
      {fewest !== undefined && <Figure name={say(text('fewest'))} value={fewest} />}
      <Time session={session} say={say} />
    </dl>
  );
}

function Figure({ name, value, main = false }: { name: string; value: number; main?: boolean }) {
  return (
    <div data-main={main}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Time({ session, say }: Pick<PanelProps, 'session' | 'say'>) {
  const { clock, made } = session.game;
  const running = clock.running.value;
  const beat = useSignal(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => beat.value++, 250);
    return () => clearInterval(timer);
  }, [running, beat]);
  // Read so that each beat shows the time anew.
  beat.value;
  return (
    <div>
      <dt>{say(text('time'))}</dt>
      <dd>
        <span role="timer">{clockText(made.value.length === 0 ? 0 : clock.read())}</span>
      </dd>
    </div>
  );
}
