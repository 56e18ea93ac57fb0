/** Moves, time and the fewest moves, beside the size of the board. */
import { ClockView } from '../../../faces/web/board/clock-view.tsx';
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
      <div>
        <dt>{say(text('time'))}</dt>
        <dd>
          <ClockView clock={game.clock} begun={game.made.value.length > 0} />
        </dd>
      </div>
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
