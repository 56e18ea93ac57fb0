/** One of the two searches: its grid with the word on trial, and its counters. */
import type { Speaker } from '../../../../contract/index.ts';
import { cellsOf } from '../../model.ts';
import { type Box, Grid } from '../grid.tsx';
import { surfaceFor } from '../shown-surface.ts';
import type { Frame, Lane } from './lane.ts';
import css from './race.module.css';
import { text } from './texts.ts';
import type { LaneName } from './timing.ts';

export interface LaneViewProps {
  readonly say: Speaker;
  figure(value: number): string;
  readonly name: LaneName;
  readonly lane: Lane;
  readonly frame: Frame;
}

export function LaneView({ say, figure, name, lane, frame }: LaneViewProps) {
  const { task } = lane;
  const { surface, places } = surfaceFor(task);
  const title = say(text(name));
  const facts = [
    ['checks-so-far', figure(frame.made)],
    ['words-found', say(text('found-of', { found: frame.found, all: task.slots.length }))],
  ] as const;
  const trial = frame.slot === undefined ? [] : task.slots[frame.slot]!.cells;
  return (
    <section class={css.lane} aria-label={title}>
      <h2>{title}</h2>
      <div class={css.boxes}>
        <Grid
          rows={surface.rows}
          columns={surface.columns}
          boxes={boxesOf(lane, frame, places)}
          chosen={new Set(trial.map((cell) => places.get(cell)!))}
        />
      </div>
      <p class={css.trial}>{say(stateText(lane, frame))}</p>
      <progress max={lane.worst} value={frame.made} aria-label={say(text('progress', { name: title }))} />
      <dl class={css.facts}>
        {facts.map(([code, value]) => (
          <div key={code}>
            <dt>{say(text(code))}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function stateText({ task, made }: Lane, frame: Frame) {
  if (frame.slot === undefined) return text('ready');
  if (frame.made === made) return text('through');
  const words = { slot: task.slots[frame.slot]!.name, trial: frame.trial };
  return frame.found > frame.slot ? text('hit', words) : text('trying', words);
}

/** Letters of found words are sure, those on trial are not. */
function boxesOf({ task }: Lane, frame: Frame, places: ReadonlyMap<number, number>): ReadonlyMap<number, Box> {
  const given = cellsOf(task);
  const isHit = frame.slot !== undefined && frame.found > frame.slot;
  const trial = new Set(frame.slot === undefined || isHit ? [] : task.slots[frame.slot]!.cells);
  return new Map(
    [...places].map(([cell, place]): [number, Box] => {
      const letter = frame.letters.get(cell) ?? '';
      if (trial.has(cell)) return [place, { letter, look: 'likely' }];
      if (letter === '') return [place, { letter, look: 'open' }];
      return [place, { letter, look: given[cell] === letter ? 'known' : 'sure' }];
    }),
  );
}
