/**
 * How far a game has come, in its own writing, for a link, a reload and the device: `en.easy.12_STUOMC_0.3_17_SCUM.COMS` is
 * level 12, the wheel as it lies, words 0 and 3 found, the box 17 told, and two bonus words.
 */
import { cellsOf, NONE, type Task } from '../../model.ts';
import { type Level, readLevel, writeLevel } from './levels.ts';

export interface Progress {
  /** Which level it is; undefined for a text that the person brought. */
  readonly level?: Level | undefined;
  /** The letters as they lie around the wheel. */
  readonly wheel: string;
  /** The slots whose words were found, by their place in the task, in the order found. */
  readonly found: readonly number[];
  /** The boxes that hints told, in the order told. */
  readonly told: readonly number[];
  /** Bonus words in the order found, those of the text first. */
  readonly bonus: readonly string[];
}

export const fresh = (task: Task, level?: Level): Progress => ({
  level,
  wheel: task.letters,
  found: [],
  told: [],
  bonus: task.bonus,
});

/** Empty for a game that has not begun and is no level. */
export function writeProgress(task: Task, { level, wheel, found, told, bonus }: Progress): string {
  const parts = [
    level ? writeLevel(level) : '',
    wheel === task.letters ? '' : wheel,
    found.join('.'),
    told.join('.'),
    bonus.slice(task.bonus.length).join('.'),
  ];
  return parts.join('_').replace(/_+$/, '');
}

/** What a writing tells of a game of this task; whatever could not be in it is left out. */
export function readProgress(task: Task, written: string): Progress {
  const [level = '', wheel = '', found = '', told = '', bonus = ''] = written.split('_');
  const cells = cellsOf(task);
  const isBox = (cell: number) => cells[cell] !== undefined && cells[cell] !== NONE;
  const start = fresh(task, readLevel(level));
  return {
    ...start,
    wheel: sorted(wheel) === sorted(task.letters) ? wheel : task.letters,
    found: numbers(found).filter((slot) => slot < task.slots.length),
    told: numbers(told).filter(isBox),
    bonus: unique([...start.bonus, ...bonus.split('.').filter((word) => /^[A-Z]{2,16}$/.test(word))]),
  };
}

/** Everything that either has come to; what the first says of the wheel and the level goes first. */
export function merged(task: Task, first: Progress, second: Progress): Progress {
  return {
    level: first.level ?? second.level,
    wheel: first.wheel === task.letters ? second.wheel : first.wheel,
    found: unique([...first.found, ...second.found]),
    told: unique([...first.told, ...second.told]),
    bonus: unique([...first.bonus, ...second.bonus]),
  };
}

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];
const sorted = (letters: string): string => [...letters].sort().join('');
const numbers = (written: string): readonly number[] =>
  unique(written.split('.').flatMap((word) => (/^\d{1,4}$/.test(word) ? [Number(word)] : [])));
