/**
 * Bare solves and measured ones in turns, in a process that is warm and does nothing else: `main.js --work "in turns five
 * numbers"`. A machine whose cores are shared changes its speed by a third within a second, so there are many turns, and each
 * is a pair.
 */
import { execFileSync } from 'node:child_process';
import type { SolveRequest } from '../../src/contract/index.ts';
import { measure } from '../../src/engine/measure.ts';
import { solve } from '../../src/engine/solve.ts';
import { catalogue } from '../../src/puzzles/catalogue.ts';

/** Short works, in WASM and in plain code, so that many turns take little time. */
export const solves: Readonly<Record<string, SolveRequest>> = {
  'pentominoes on 3x20': {
    puzzle: 'iq-puzzler-pro',
    text: 'BOARD 3x20\nPIECES pentominoes',
    strategy: 'bitboard',
    goal: 'count',
  },
  'a 15 puzzle': {
    puzzle: 'fifteen',
    text: '4 12 15 3/1 9 10 11/8 2 6 7/13 14 5 -',
    strategy: 'ida-star',
    goal: 'best',
  },
  'five numbers': { puzzle: 'twenty-four', text: '1 2 3 4 5 -> 24', strategy: 'distinct', goal: 'count' },
};

export interface Turn {
  readonly bare: number;
  readonly measured: number;
}

const TURNS = 401;
export const WARM_UPS = 2;

async function inTurns(request: SolveRequest): Promise<Turn[]> {
  const puzzle = await catalogue.find(({ id }) => id === request.puzzle)!.load();
  const meter = { now: () => performance.now(), stopped: () => false };
  const bare = async () => {
    const from = performance.now();
    await solve(puzzle, request, { ...meter, cache: new Map(), emit: () => undefined });
    return performance.now() - from;
  };
  const measured = async (warmUps = 0) => {
    const { stats } = await measure(puzzle, { request, warmUps }, meter);
    return stats.milliseconds + stats.prepareMilliseconds;
  };
  await measured(WARM_UPS);
  const turns: Turn[] = [];
  // Who begins changes, so that neither always follows the other's garbage.
  for (let i = 0; i < TURNS; i++) {
    turns.push(
      i % 2 === 0
        ? { bare: await bare(), measured: await measured() }
        : { measured: await measured(), bare: await bare() },
    );
  }
  return turns;
}

export const turnWorks: Readonly<Record<string, () => Promise<Turn[]>>> = Object.fromEntries(
  Object.entries(solves).map(([name, request]) => [`in turns ${name}`, () => inTurns(request)]),
);

/** In a process of its own. */
export const turnsOf = (name: string): Turn[] =>
  JSON.parse(execFileSync(process.execPath, [process.argv[1]!, '--work', `in turns ${name}`], { encoding: 'utf8' }));
