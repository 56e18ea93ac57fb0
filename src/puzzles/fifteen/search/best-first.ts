/** What the strategies that keep a queue have in common: how they are run to the end, and how they are watched. */
import type { BestFirst } from '../../../algorithms/best-first/place.ts';
import type { Probe } from '../../../contract/index.ts';
import type { Path } from '../model.ts';
import { text } from '../texts.ts';
import { pathOf } from './board-space.ts';

/** A gauge is for people; this many nodes pass in a moment. */
const NODES_BETWEEN_GAUGES = 256;

/** Ticks for every position expanded. Where there is no room to go on, it says what is known by then. */
export function runBestFirst(search: BestFirst, probe: Probe<Path>): void {
  for (let nodes = 0; ; nodes++) {
    if (nodes % NODES_BETWEEN_GAUGES === 0) showGauges(search, probe);
    const outcome = search.step();
    if (outcome === 'over') return showGauges(search, probe);
    if (outcome === 'expanded') probe.tick();
    else if (outcome === 'solved') probe.solution(pathOf(search.path));
    else {
      showGauges(search, probe);
      probe.note(text('no-room', { least: search.bound, kept: search.kept }));
      probe.giveUp();
    }
  }
}

function showGauges({ bound, queued, kept }: BestFirst, probe: Probe<Path>): void {
  probe.gauge('bound', bound);
  probe.gauge('queue', queued);
  probe.gauge('kept', kept);
}

/** The way to every position taken, and at the end once more the way to the goal. */
export function* watchBestFirst(search: BestFirst): Generator<Path> {
  let solution: Path | undefined;
  for (let outcome = search.step(); outcome === 'expanded' || outcome === 'solved'; outcome = search.step()) {
    const path = pathOf(search.path);
    if (outcome === 'solved') solution = path;
    else yield path;
  }
  if (solution) yield solution;
}
