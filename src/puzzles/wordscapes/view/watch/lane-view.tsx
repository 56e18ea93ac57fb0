/** One of the two searches: its grid with the word on trial, and its counters. */
import type { Speaker } from '../../../../contract/index.ts';
import { cellsOf, type Task } from '../../model.ts';
import { type Box, Grid } from '../grid.tsx';
import { inRows, placesOf } from '../mine/draft.ts';
import type { Surface } from '../mine/surface.ts';
import type { Frame, Lane } from './lane.ts';
import { text } from './texts.ts';
import type { LaneName } from './timing.ts';
import css from './watch.module.css';

export interface LaneViewProps {
  readonly say: Speaker;
  figure(value: number): string;
  readonly name: LaneName;
  readonly lane: Lane;
  readonly frame: Frame;
}

export function LaneView({ say, figure, name, lane, frame }: LaneViewProps) {
  const { task } = lane;
  const surface = surfaceOf(task);
  const places = placesOf(surface, task);
  const title = say(text(name));
  const facts = [
    ['checks-so-far', figure(frame.made)],
    ['worst-case', figure(lane.worst)],
    ['words-found', say(text('found-of', { found: frame.found, all: task.slots.length }))],
  ] as const;
  const trial = frame.slot === undefined ? [] : task.slots[frame.slot]!.cells;
  return (
    <section class={css.lane} aria-label={title}>
      <h2>{title}</h2>
      <Grid
        rows={surface.rows}
        columns={surface.columns}
        boxes={boxesOf(lane, frame, places)}
        chosen={new Set(trial.map((cell) => places.get(cell)!))}
        largest="2rem"
      />
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

const surfaceOf = ({ shape }: Task): Surface =>
  shape.kind === 'grid' ? shape : inRows(shape.kind === 'rows' ? shape.patterns : []);

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
