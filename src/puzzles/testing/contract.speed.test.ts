/** What the shared suite says in milliseconds of work, for every puzzle: how soon a strategy stops that is asked to. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Puzzle } from '../../contract/index.ts';
import { type LongRun, longRequest } from './checks/stopping.ts';
import { cpuMilliseconds, leastCpu } from './cpu.speed.ts';
import { cachedFor, forget, goalsTaken, prepareFor, throughEngine } from './run.ts';
import { suites } from './suites.ts';

/** What a person still feels as at once. */
const MOST_WORK = 100;
/** Long enough for the strategy to get into its hot loops, and for the engine to look less often. */
const WORK_BEFORE_CANCEL = 200;
const LOOKS_BEFORE_CANCEL = 5;
const ATTEMPTS = 3;

/** Asks to stop a while after the start, and measures the work between any two looks at the flag. */
async function latencyComplaints<I, S>(puzzle: Puzzle<I, S>, strategy: string, long: LongRun): Promise<string[]> {
  const request = longRequest(puzzle, strategy, long);
  await prepareFor(puzzle, request);
  let longest = Number.POSITIVE_INFINITY;
  // Noise only ever adds work, so the best of a few attempts tells.
  for (let tries = 0; tries < ATTEMPTS && longest > MOST_WORK; tries++) {
    const begun = cpuMilliseconds();
    let looks = 0;
    let before = begun;
    let most = 0;
    const look = () => {
      const now = cpuMilliseconds();
      most = Math.max(most, now - before);
      before = now;
      return ++looks > LOOKS_BEFORE_CANCEL && now - begun > WORK_BEFORE_CANCEL;
    };
    await throughEngine(puzzle, request, { now: () => performance.now(), stopped: look, cache: cachedFor(puzzle) });
    // The way from the last look to the end counts as well.
    look();
    longest = Math.min(longest, most);
  }
  return longest > MOST_WORK
    ? [`${strategy} on ${long.text}: ${Math.round(longest)} ms of work without a look at the flag`]
    : [];
}

/** Whether the work on every example, for every goal, is too short for a person to want to stop it. */
async function workComplaints<I, S>(puzzle: Puzzle<I, S>, strategy: string): Promise<string[]> {
  const complaints: string[] = [];
  for (const { text } of puzzle.about.examples) {
    for (const goal of goalsTaken(puzzle, { text, strategy })) {
      const solve = () => throughEngine(puzzle, { text, strategy, goal }, { cache: cachedFor(puzzle) });
      const work = await leastCpu(ATTEMPTS, MOST_WORK, solve);
      if (work > MOST_WORK) complaints.push(`${strategy} on ${text}, ${goal}: ${Math.round(work)} ms; name a long run`);
    }
  }
  return complaints;
}

for (const { puzzle, options } of suites) {
  describe.each(puzzle.solving.strategies)(`${puzzle.about.id}: strategy $id`, ({ id }) => {
    const runs = options.longRun[id] ?? [];
    if (runs === 'ends at once') {
      it(`${id} ends within 100 ms of work on every example`, async () => {
        expect(await workComplaints(puzzle, id)).toEqual([]);
      });
    } else {
      it.each(runs)(`${id} stops within 100 ms of work: $text`, async (long) => {
        expect(await latencyComplaints(puzzle, id, long)).toEqual([]);
      });
    }
  });
  afterAll(() => forget(puzzle));
}
