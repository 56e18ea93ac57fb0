/**
 * What a link or a reload must bring back of a game: the steps made, those taken back, the time, the level and whether
 * there was help. `R2U.L.73500.easy.h`: two tiles right and one up; one to the left was taken back; after 73.5 seconds.
 */
import type { Direction, Task } from '../model.ts';
import { pathOf, replay, type Step } from './line.ts';

export interface State {
  readonly made: readonly Step[];
  /** Taken back, the next to be made again first. */
  readonly undone: readonly Step[];
  readonly milliseconds: number;
  /** The level that the board was asked for with. */
  readonly level?: string | undefined;
  /** Whether a move or the whole way was shown. */
  readonly helped: boolean;
}

export const fresh: State = { made: [], undone: [], milliseconds: 0, helped: false };

const writeSteps = (steps: readonly Step[]): string =>
  steps.map(({ direction, count }) => (count === 1 ? direction : `${direction}${count}`)).join('');

/** Empty for a game that has not begun. */
export function writeState({ made, undone, milliseconds, level = '', helped }: State): string {
  if (made.length === 0 && undone.length === 0 && level === '' && !helped) return '';
  const parts = [writeSteps(made), writeSteps(undone), String(Math.round(milliseconds)), level, helped ? 'h' : ''];
  return parts.join('.').replace(/\.+$/, '');
}

const STEPS = /^(?:[URDL]\d{0,2})*$/;

function readSteps(written: string): readonly Step[] | undefined {
  if (!STEPS.test(written)) return undefined;
  return Array.from(written.matchAll(/([URDL])(\d*)/g), ([, direction, count]) => ({
    direction: direction as Direction,
    count: count ? Number(count) : 1,
  }));
}

/** The game that a state describes; a fresh one where no such game is possible on this board. */
export function readState(task: Task, written: string): State {
  const [first = '', second = '', time = '', level = '', help = ''] = written.split('.');
  const made = readSteps(first);
  const undone = readSteps(second);
  if (!made || !undone || [...made, ...undone].some(({ count }) => count === 0)) return fresh;
  if (!replay(task.cells, task, pathOf([...made, ...undone]))) return fresh;
  return {
    made,
    undone,
    milliseconds: /^\d{1,9}$/.test(time) ? Number(time) : 0,
    ...(/^[a-z0-9-]{1,30}$/.test(level) ? { level } : {}),
    helped: help === 'h',
  };
}
