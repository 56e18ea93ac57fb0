/** What the strategies that keep a queue have in common: how they are run to the end, and what is told of a position to people who watch. */
import type { BestFirst } from '../../../algorithms/best-first/place.ts';
import type { Reasons } from '../../../algorithms/best-first/trace.ts';
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

/** What a trace says of a position: the way there, the moves made (g), those estimated to be missing (h), and their sum. */
export const described = (moves: readonly number[], h: number) => {
  const position = pathOf(moves);
  return { position, figures: { g: moves.length, h, f: moves.length + h } };
};

/** For a search whose estimate says nothing. */
export const describedBlindly = (moves: readonly number[]) => ({
  position: pathOf(moves),
  figures: { g: moves.length },
});

/** Why nothing comes of a position. */
export const reasons: Reasons = { shorter: text('shorter-path'), known: text('taken-before') };
/** The same for a search that drops what costs no less than its best solution. */
export const boundedReasons: Reasons = { ...reasons, dropped: (g, h) => text('no-cheaper', { cost: g + h }) };
