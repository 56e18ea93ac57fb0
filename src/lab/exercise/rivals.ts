/** Other searches of the same instance: other strategies, and this one with an option set differently. */
import { seededRandom, shuffled } from '../../algorithms/random/random.ts';
import type { AnyPuzzle, Options, Text } from '../../contract/index.ts';
import { readOptions } from '../../engine/options.ts';
import { planSolve } from '../../engine/plan.ts';
import type { Client, Job } from '../../hosts/client.ts';
import type { Watched } from '../record.ts';
import type { Recording } from '../recording.ts';
import { findWhole, type Whole } from '../whole.ts';
import type { Sizes } from './size.ts';
import { exerciseText } from './texts.ts';

export interface Rival {
  readonly watched: Watched;
  /** What it is called in a sentence. */
  readonly name: Text;
}

/** How long each search may take to be counted, in milliseconds. */
const PATIENCE = 3000;

/** All that take the instance; what changes the rules is another instance, and no rival. */
export function rivalsOf(puzzle: AnyPuzzle, watched: Watched): readonly Rival[] {
  const { strategies } = puzzle.solving;
  const own = strategies.find(({ id }) => id === watched.strategy);
  const given = watched.options ?? {};
  const others = strategies.flatMap((strategy): Rival[] => {
    if (strategy === own) return [];
    const known = Object.entries(given).filter(([name]) => Object.hasOwn(strategy.options ?? {}, name));
    const other = { ...watched, strategy: strategy.id, options: Object.fromEntries(known) };
    return [{ watched: other, name: exerciseText('other-strategy', { name: strategy.name }) }];
  });
  const isSame = own !== undefined && !own.adapt;
  const settings = isSame ? settingsOf(own.options ?? {}, watched) : [];
  return [...others, ...settings].filter((rival) => planSolve(puzzle, rival.watched).ok);
}

function settingsOf(table: NonNullable<AnyPuzzle['solving']['strategies'][number]['options']>, watched: Watched) {
  const now = readOptions(watched.strategy, table, watched.options ?? {});
  if (!now.ok) return [];
  return Object.entries(table).flatMap(([option, spec]): Rival[] => {
    const set = (value: string | boolean, name: Text): Rival => {
      const options: Options = { ...watched.options, [option]: value };
      return { watched: { ...watched, options }, name };
    };
    if (spec.kind === 'flag') {
      const isOn = now.value[option] === true;
      return [set(!isOn, exerciseText(isOn ? 'other-off' : 'other-on', { option: spec.summary }))];
    }
    if (spec.kind !== 'choice') return [];
    return spec.values
      .filter(({ id }) => id !== now.value[option])
      .map(({ id, name }) => set(id, exerciseText('other-choice', { option: spec.summary, value: name })));
  });
}

/** Counts this search, where it is not recorded to its end, and a rival that the seed draws. */
export function findSizes(
  client: Pick<Client, 'solve'>,
  puzzle: AnyPuzzle,
  watched: Watched,
  recording: Pick<Recording, 'isComplete' | 'counted'>,
  seed: number,
): Job<Sizes | undefined> {
  let job: Job<Whole | undefined> | undefined;
  let isCancelled = false;
  const find = async (search: Watched) => {
    if (isCancelled) return undefined;
    job = findWhole(client, search, PATIENCE);
    return await job.done;
  };
  const run = async (): Promise<Sizes | undefined> => {
    const [rival] = shuffled(rivalsOf(puzzle, watched), seededRandom(seed));
    if (!rival) return undefined;
    const own = recording.isComplete ? { counted: recording.counted, isExact: true } : await find(watched);
    if (!own?.isExact || own.counted === 0) return undefined;
    const whole = await find(rival.watched);
    const strategy = puzzle.solving.strategies.find(({ id }) => id === rival.watched.strategy)!;
    return whole && { other: rival.name, count: strategy.node.count, counted: own.counted, whole };
  };
  return {
    done: run(),
    cancel() {
      isCancelled = true;
      job?.cancel();
    },
  };
}
