/**
 * What it costs to record a search against the plain twin that is watched: the twin's events taken and dropped, and the
 * same events with their positions written and recorded.
 */
import { type AnyPuzzle, isMade, type Trace } from '../../src/contract/index.ts';
import { planSolve } from '../../src/engine/plan.ts';
import { Recording } from '../../src/lab/recording.ts';
import { catalogue } from '../../src/puzzles/catalogue.ts';
import { type Bench, cpuMilliseconds, ms, times, whole } from '../harness.ts';

/** A search that has more events is followed no further; one that has fewer is too short to be measured. */
const MOST = 20_000;
const FEWEST = 2000;
const PAIRS = 5;
const STRETCH = 10_000;

type Watch = () => Promise<Iterable<Trace<unknown>>>;

/** How many events there are, each of them dropped. */
function drop(trace: Iterable<Trace<unknown>>): number {
  let events = 0;
  for (const _ of trace) if (++events >= MOST) break;
  return events;
}

/** The same, written and recorded as the worker and the page do it, in stretches. */
function record(puzzle: AnyPuzzle, trace: Iterable<Trace<unknown>>): number {
  const recording = new Recording();
  let stretch: Trace<string>[] = [];
  let events = 0;
  for (const event of trace) {
    stretch.push(isMade(event) ? { ...event, position: puzzle.solution.format(event.position) } : event);
    if (stretch.length === STRETCH) {
      recording.add(stretch, false);
      stretch = [];
    }
    if (++events >= MOST) break;
  }
  recording.add(stretch, true);
  return recording.steps;
}

async function timed(watch: Watch, take: (trace: Iterable<Trace<unknown>>) => number) {
  const trace = await watch();
  const before = cpuMilliseconds();
  const events = take(trace);
  return { events, milliseconds: cpuMilliseconds() - before };
}

/** Each strategy on the first example of which it makes enough events. */
async function watchOf(puzzle: AnyPuzzle, strategy: string): Promise<Watch | undefined> {
  for (const { text } of puzzle.about.examples) {
    const plan = planSolve(puzzle, { puzzle: puzzle.about.id, text, strategy, goal: 'first' });
    if (!plan.ok || !plan.value.strategy.watch) continue;
    const { instance, goal, options } = plan.value;
    const cache = new Map<string, unknown>();
    const watch: Watch = async () =>
      plan.value.strategy.watch!(instance, goal, options, { ticker: { tick: () => undefined }, cache });
    if (drop(await watch()) >= FEWEST) return watch;
  }
  return undefined;
}

export async function benchTracing(bench: Bench): Promise<void> {
  for (const entry of catalogue) {
    const puzzle = await entry.load();
    for (const { id } of puzzle.solving.strategies) {
      const watch = await watchOf(puzzle, id);
      if (!watch) continue;
      const pairs: { plain: number; recorded: number; events: number }[] = [];
      for (let i = 0; i < PAIRS; i++) {
        const plain = await timed(watch, drop);
        const recorded = await timed(watch, (trace) => record(puzzle, trace));
        pairs.push({ plain: plain.milliseconds, recorded: recorded.milliseconds, events: recorded.events });
      }
      const ratios = pairs.map(({ plain, recorded }) => recorded / plain).sort((a, b) => a - b);
      const ratio = ratios[Math.floor(PAIRS / 2)]!;
      const least = Math.min(...pairs.map(({ recorded }) => recorded));
      const events = pairs[0]!.events;
      const note = `the plain twin's time; ${ms((1000 * least) / events)} for 1,000 of ${whole(events)} events`;
      bench.row(`tracing, ${puzzle.about.id}, ${id}`, ratio, times(ratio), note);
    }
  }
}
