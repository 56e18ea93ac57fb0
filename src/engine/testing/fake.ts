/** A tiny puzzle and a host with a clock of its own, for the engine's tests. */
import {
  type CatalogueEntry,
  type Probe,
  type Puzzle,
  parsed,
  refused,
  type SolveEvent,
  type Strategy,
} from '../../contract/index.ts';
import type { Host } from '../solve.ts';
import { type Parts, withParts } from './with-parts.ts';

type Fake = Puzzle<number, number>;
type FakeStrategy = Strategy<number, number>;
type Search = (probe: Probe<number>, instance: number) => void;

export const number = {
  parse: (text: string) => (/^\d+$/.test(text) ? parsed(Number(text)) : refused({ code: 'no-number' })),
  format: String,
};

/** Finds 1, 2, 3 and so on up to the instance, one node each. */
export const countUp: Search = (probe, instance) => {
  for (let n = 1; n <= instance; n++) {
    probe.tick();
    probe.solution(n);
  }
};

export function fakeStrategy(id: string, search: Search, more: Partial<FakeStrategy> = {}): FakeStrategy {
  return {
    id,
    name: { code: 'name' },
    summary: { code: 'summary' },
    node: { means: { code: 'node' }, count: (n) => ({ code: 'nodes', params: { n } }) },
    source: { code: 'source' },
    guarantees: { complete: true, optimal: true },
    prepare: async (instance) => (probe) => search(probe, instance),
    ...more,
  };
}

/** An instance is a number; a solution is a number from 1 up to it, and costs what it is. */
export function fakePuzzle(strategies: readonly FakeStrategy[], more: Parts<Fake> = {}): Fake {
  const word = { code: 'word' };
  const fake: Fake = {
    about: {
      id: 'fake',
      name: word,
      summary: word,
      examples: [],
    },
    texts: {},
    instance: { help: word, ...number, lines: 'one' },
    solution: { help: word, ...number, kind: 'position', cost: 'untold' },
    judge: async (instance) => ({
      verify: (solution) => (solution >= 1 && solution <= instance ? [] : [{ text: { code: 'out-of-range' } }]),
      key: String,
      cost: (solution) => solution,
    }),
    solving: {
      strategies,
      goal: () => 'all',
    },
    showing: {
      depict: () => [],
    },
  };
  return withParts(fake, more);
}

export const catalogueOf = (puzzle: Fake): CatalogueEntry[] => [
  { id: puzzle.about.id, aliases: ['f'], load: async () => puzzle as never },
];

export interface FakeHost extends Host {
  readonly events: SolveEvent[];
  /** What happened, of one kind. */
  of<T extends SolveEvent['type']>(type: T): Extract<SolveEvent, { type: T }>[];
  last(): SolveEvent;
  pass(milliseconds: number): void;
  stop(): void;
}

export function fakeHost(): FakeHost {
  const events: SolveEvent[] = [];
  let time = 1000;
  let stopped = false;
  return {
    events,
    cache: new Map(),
    now: () => time,
    stopped: () => stopped,
    emit: (event) => void events.push(event),
    of: (type) => events.filter((event) => event.type === type) as never,
    last: () => events.at(-1)!,
    pass(milliseconds) {
      time += milliseconds;
    },
    stop() {
      stopped = true;
    },
  };
}
