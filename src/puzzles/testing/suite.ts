/**
 * The one suite that every strategy of every puzzle must pass. It knows a puzzle only by the contract. What is checked
 * stands in checks/, as functions that return complaints; suite.long.test.ts shows that each of them does complain.
 * A puzzle says in testing/suite.ts what it is to be tried on. The suite runs in three forms: contract.test.ts tries a little
 * of everything, contract.long.test.ts all of it, contract.speed.test.ts what is said in milliseconds.
 */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Puzzle } from '../../contract/index.ts';
import { agreement } from './checks/agreement.ts';
import { attachmentComplaints, noticeComplaints } from './checks/along.ts';
import { answerComplaints, solutionComplaints } from './checks/answers.ts';
import { atlasComplaints } from './checks/atlas.ts';
import { goalComplaints, usualComplaints } from './checks/goals.ts';
import { orderComplaints, shuffleComplaints, sizeComplaints } from './checks/input.ts';
import { layoutComplaints, lineComplaints, stencilComplaints } from './checks/layouts.ts';
import { lessonComplaints } from './checks/lessons.ts';
import { exampleTextComplaints, type Freedom, roundTripComplaints } from './checks/notation.ts';
import { lastFrameComplaints, pictureComplaints } from './checks/pictures.ts';
import {
  type DifficultyOf,
  explainComplaints,
  generateComplaints,
  hintComplaints,
  moveComplaints,
} from './checks/questions.ts';
import { settingComplaints, settingsOf } from './checks/settings.ts';
import { splitComplaints } from './checks/split.ts';
import {
  atOnceComplaints,
  cancelComplaints,
  type LongRuns,
  nodeComplaints,
  timeComplaints,
} from './checks/stopping.ts';
import { countedComplaints, watchableComplaints, watchComplaints } from './checks/watch.ts';
import { textsOf, wordComplaints } from './checks/words.ts';
import { collect, forget } from './run.ts';

export interface SuiteOptions<I, S> {
  readonly arbitraryInstance: fc.Arbitrary<I>;
  readonly arbitrarySolution?: fc.Arbitrary<S>;
  /** For every strategy, what keeps it busy for a second or more, or that it ends at once on every example. */
  readonly longRun: Readonly<Record<string, LongRuns>>;
  /** For strategies that divide only searches too long for the examples: what they divide, in up to ten million nodes. */
  readonly divided?: Readonly<Record<string, readonly string[]>>;
  /** Other ways to write an instance that are read the same. */
  readonly allows?: readonly Freedom[];
  readonly difficultyOf?: DifficultyOf<I>;
  /** Options that leave out solutions, so that with them some of all are told. */
  readonly narrowing?: readonly string[];
  /** An instance is searched by every strategy that needs no more nodes than this. */
  readonly quickNodes?: number;
  readonly runs?: number;
  /** How many instances are generated of each difficulty; fewer where one takes seconds. */
  readonly seeds?: number;
  /** Why a test does not hold for this puzzle, by the test's name. */
  readonly skips?: Readonly<Record<string, string>>;
}

/** A puzzle with what it is tried on: what testing/suite.ts of a puzzle exports. */
export interface Suite<I, S> {
  readonly puzzle: Puzzle<I, S>;
  readonly options: SuiteOptions<I, S>;
}

/** For any puzzle, whose own types the suite does not know. */
export const suiteOf = <I, S>(puzzle: Puzzle<I, S>, options: SuiteOptions<I, S>): Suite<unknown, unknown> =>
  ({ puzzle, options }) as unknown as Suite<unknown, unknown>;

/** How much is tried. */
interface Size {
  readonly runs: number;
  readonly quickNodes: number;
  /** How many generated instances of each difficulty. */
  readonly seeds: number | undefined;
  /** How often a search is stopped, on each clock. */
  readonly stops: number;
}

/** How many solutions of an example are looked at. */
const MOST_SEEN = 20;
/** How many random instances are searched in another order, and with every setting. */
const MOST_REORDERED = 60;
const MOST_SET = 20;
/** A search with more nodes is not compared with its shards. */
const MOST_DIVIDED = 50_000;
const MOST_LONG = 10_000_000;

function sizeOf<I, S>({ runs = 100, quickNodes = 2_000_000, seeds }: SuiteOptions<I, S>, isSmall: boolean): Size {
  if (!isSmall) return { runs, quickNodes, seeds, stops: 3 };
  return { runs: Math.min(runs, 5), quickNodes: Math.min(quickNodes, 10_000), seeds: 1, stops: 1 };
}

/** The whole suite, or with `isSmall` a little of each check. */
export function describePuzzle<I, S>({ puzzle, options }: Suite<I, S>, isSmall = false): void {
  const { arbitraryInstance, arbitrarySolution, skips = {} } = options;
  const { runs, quickNodes, seeds, stops } = sizeOf(options, isSmall);
  const few = Math.min(runs, MOST_SET);
  const { examples } = puzzle.about;
  const { strategies } = puzzle.solving;
  const { instance: notation } = puzzle;
  const names = new Set<string>();
  /** A test that passes when there is no complaint; one that is skipped says why in its name. */
  const test = (name: string, check: () => Promise<readonly string[]> | readonly string[]) => {
    names.add(name);
    if (Object.hasOwn(skips, name)) it.skip(`${name} (${skips[name]})`, () => undefined);
    else it(name, async () => expect(await check()).toEqual([]));
  };
  const forAll = <T>(
    arbitrary: fc.Arbitrary<T>,
    check: (value: T) => Promise<readonly string[]> | readonly string[],
    numRuns = runs,
  ) =>
    fc
      .assert(
        fc.asyncProperty(arbitrary, async (value) => {
          expect(await check(value)).toEqual([]);
        }),
        { numRuns },
      )
      .then((): string[] => []);

  const seen = (instance: I, solution?: S) => [
    ...pictureComplaints(puzzle, instance, solution),
    ...layoutComplaints(puzzle, instance, solution),
    ...(solution === undefined ? [] : lineComplaints(puzzle, instance, solution)),
    ...(solution === undefined ? [] : stencilComplaints(puzzle, instance, solution)),
  ];

  /** What a strategy tells of an example, for whatever goal it takes, all first. */
  const anything = async (text: string, strategy: string) => {
    for (const goal of ['all', 'best', 'first', 'count'] as const) {
      const found = await collect(puzzle, { text, strategy, goal }, quickNodes);
      if (found) return found;
    }
    return undefined;
  };

  describe(`${puzzle.about.id}: words`, () => {
    test('every text is worded in every language', () =>
      textsOf(puzzle).flatMap((text) => wordComplaints(puzzle.texts, text)));
    if (puzzle.about.lessons) test('every lesson can be read, and what it runs is run', () => lessonComplaints(puzzle));
    if (puzzle.about.notices) test('what comes along has its notices', () => noticeComplaints(puzzle));
  });

  describe(`${puzzle.about.id}: notation`, () => {
    test('random instances survive being written and read', () =>
      forAll(arbitraryInstance, (value) => roundTripComplaints(notation, value, options.allows)));
    if (arbitrarySolution) {
      test('random solutions survive being written and read', () =>
        forAll(arbitrarySolution, (value) => roundTripComplaints(puzzle.solution, value)));
    }
  });

  describe.each(examples)(`${puzzle.about.id}: example $id`, (example) => {
    test(`${example.id} is written as we write it`, () => exampleTextComplaints(notation, example.text));
    test(`${example.id} is taken by some strategy where none is named`, () => usualComplaints(puzzle, example.text));
    if (puzzle.instance.attachments) {
      test(`${example.id} takes files of one's own`, () => attachmentComplaints(puzzle, example.text));
    }
    if (example.answers.length > 0) test(`${example.id} has its answers`, () => answerComplaints(puzzle, example));
    test(`${example.id} is answered alike by all`, async () =>
      (await agreement(puzzle, example.text, quickNodes)).complaints);
    test(`${example.id} can be seen`, async () => {
      const found = await Promise.all(strategies.map(({ id }) => anything(example.text, id)));
      const read = notation.parse(example.text);
      const bare = read.ok ? seen(read.value) : ['it cannot be read'];
      return [
        ...bare,
        ...found.flatMap((one) => {
          const some = one?.solutions.slice(0, MOST_SEEN) ?? [];
          return one ? [...some.flatMap((s) => seen(one.instance, s)), ...lastFrameComplaints(puzzle, one, some)] : [];
        }),
      ];
    });
    if (puzzle.helping?.explain) test(`${example.id} can be explained`, () => explainComplaints(puzzle, example.text));
    if (puzzle.helping?.hint) test(`${example.id} has hints`, () => hintComplaints(puzzle, example.text));
    if (puzzle.solving.atlas) {
      test(`${example.id} has its solutions by number`, () => atlasComplaints(puzzle, example.text, quickNodes));
    }
    if (puzzle.playing) test(`${example.id} is played with moves only`, () => moveComplaints(puzzle, example.text));
  });

  describe(`${puzzle.about.id}: random instances`, () => {
    test('are answered alike by all', async () => {
      let compared = 0;
      await forAll(arbitraryInstance, async (value) => {
        const result = await agreement(puzzle, notation.format(value), quickNodes);
        compared = Math.max(compared, result.compared);
        return result.complaints;
      });
      const complete = strategies.filter((s) => s.guarantees.complete).length;
      // Of a few random instances all may be too large for a second strategy.
      return !isSmall && compared < Math.min(2, complete) ? ['no two strategies were ever compared'] : [];
    });
    test('can be seen', () => forAll(arbitraryInstance, (value) => seen(value)));
    if (puzzle.solving.size) {
      test('have a size', () => forAll(arbitraryInstance, (value) => sizeComplaints(puzzle, value)));
    }
    if (puzzle.solving.reorder) {
      test('are the same in another order', () =>
        forAll(
          fc.tuple(arbitraryInstance, fc.nat()),
          ([value, seed]) => orderComplaints(puzzle, value, seed, quickNodes),
          Math.min(runs, MOST_REORDERED),
        ));
      test('come in other orders', () =>
        shuffleComplaints(
          puzzle,
          examples.map(({ text }) => text),
        ));
    }
    if (puzzle.solving.atlas) {
      test('have their solutions by number', () =>
        forAll(arbitraryInstance, (value) => atlasComplaints(puzzle, notation.format(value), quickNodes)));
    }
  });

  describe.each(strategies)(`${puzzle.about.id}: strategy $id`, (strategy) => {
    const { id } = strategy;
    const longRuns = options.longRun[id] ?? [];
    if (longRuns === 'ends at once') test(`${id} ends at once on every example`, () => atOnceComplaints(puzzle, id));
    else {
      const onLong = (check: typeof cancelComplaints) => async () => {
        const complaints: string[] = [];
        for (const long of longRuns) complaints.push(...(await check(puzzle, id, long, stops)));
        return longRuns.length > 0 ? complaints : [`there is no long run for ${id}; name one, or say "ends at once"`];
      };
      test(`${id} stops when asked`, onLong(cancelComplaints));
      test(`${id} stops at its time limit`, onLong(timeComplaints));
      test(`${id} stops at its limit of nodes`, onLong(nodeComplaints));
    }
    test(`${id} keeps to goals and limits of solutions`, async () => {
      const all = await Promise.all(examples.map((e) => goalComplaints(puzzle, e.text, id, quickNodes)));
      const tried = all.filter((complaints) => complaints !== undefined);
      return tried.length > 0 ? tried.flat() : ['no example is searched quickly enough to tell'];
    });
    test(`${id} tells only right solutions, each once`, async () => {
      const all = await Promise.all(examples.map((e) => anything(e.text, id)));
      const taken = all.filter((found) => found !== undefined);
      return taken.length === 0 ? ['it takes no example'] : taken.flatMap((found) => solutionComplaints(puzzle, found));
    });
    if (settingsOf(strategy.options).length > 0) {
      const held = (text: string) => settingComplaints(puzzle, strategy, text, quickNodes, options.narrowing);
      test(`${id} finds the same with every setting`, async () => {
        const all = await Promise.all(examples.map(({ text }) => held(text)));
        const told = all.filter((complaints) => complaints !== undefined);
        return told.length > 0 ? told.flat() : ['no example is searched quickly enough to tell'];
      });
      test(`${id} finds the same with every setting on random instances`, () =>
        forAll(arbitraryInstance, async (value) => (await held(notation.format(value))) ?? [], few));
    }
    if (strategy.split) {
      const divided = (text: string) => splitComplaints(puzzle, strategy, text, Math.min(quickNodes, MOST_DIVIDED));
      test(`${id} has shards that are the whole search`, async () => {
        const long = async (text: string) =>
          (await divided(text)) ?? splitComplaints(puzzle, { ...strategy, options: {} }, text, MOST_LONG);
        const all = await Promise.all([
          ...examples.map(({ text }) => divided(text)),
          ...(isSmall ? [] : (options.divided?.[id] ?? [])).map(long),
        ]);
        const told = all.filter((complaints) => complaints !== undefined);
        return told.length > 0 || (isSmall && options.divided?.[id])
          ? told.flat()
          : ['it divides no example that is searched quickly enough to tell'];
      });
      test(`${id} has shards that are the whole search on random instances`, () =>
        forAll(arbitraryInstance, async (value) => (await divided(notation.format(value))) ?? [], few));
    }
    test(`${id} can be watched, or says why not`, () => watchableComplaints(strategy));
    if (strategy.watch) {
      const watched = (check: typeof watchComplaints) => async () => {
        const all = await Promise.all(examples.map((e) => check(puzzle, strategy, e.text, quickNodes)));
        const told = all.filter((complaints) => complaints !== undefined);
        return told.length > 0 ? told.flat() : ['it takes no example'];
      };
      test(`${id} can be watched`, watched(watchComplaints));
      test(`${id} is watched node by node as it counts them`, watched(countedComplaints));
    }
  });

  const { making: generator } = puzzle;
  if (generator) {
    describe(`${puzzle.about.id}: generator`, () => {
      const { difficultyOf } = options;
      test('makes what can be read, the same for the same seed', () =>
        generateComplaints(puzzle, undefined, undefined, seeds));
      for (const { id } of isSmall ? generator.difficulties.slice(0, 1) : generator.difficulties) {
        test(`makes what is ${id}`, () => generateComplaints(puzzle, id, difficultyOf, seeds));
      }
    });
  }

  // Other files of the same process have no use for it.
  afterAll(() => forget(puzzle));

  it(`${puzzle.about.id}: skips only tests that exist`, () => {
    expect(Object.keys(skips).filter((name) => !names.has(name))).toEqual([]);
  });
}
