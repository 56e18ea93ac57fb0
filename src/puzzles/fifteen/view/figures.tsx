/** Above the board: its size, moves, time and the optimal length. What comes to be known later pushes nothing aside. */
import { ClockView } from '../../../faces/web/board/clock-view.tsx';
import { lengthOf } from '../model.ts';
import css from './board.module.css';
import type { PanelProps } from './panels.tsx';
import { text } from './texts.ts';

export function Figures({ session, say, mode, panel }: PanelProps) {
  const { game, help } = session;
  const { metric, rows, columns } = game.task;
  const path = game.path.value;
  const tiles = lengthOf(path, 'single');
  const slides = lengthOf(path, 'multi');
  const fewest = help.fewest.value;
  return (
    <div class={css.head} data-rests={mode.value !== 'play' || panel.value !== undefined}>
      <h2 class={css.size}>{say(text('size', { rows, columns }))}</h2>
      <dl class={css.figures}>
        {fewest !== undefined && <Figure name={say(text('optimal'))} value={fewest} />}
        <Figure
          name={say(text(metric === 'single' ? 'slides' : 'moves'))}
          value={metric === 'single' ? slides : tiles}
        />
        <Figure name={say(text(metric === 'single' ? 'moves' : 'slides'))} value={game.moves.value} main />
        <div>
          <dt>{say(text('time'))}</dt>
          <dd>
            <ClockView clock={game.clock} begun={game.made.value.length > 0} />
          </dd>
        </div>
      </dl>
    </div>
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
