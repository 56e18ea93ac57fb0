/** Which exercise a link leads to: its seed and the number of its questions, beside the search that is watched. */
import type { ExerciseSet } from './state.ts';

const NAME = 'exercise';
/** More would take longer than a lesson. */
const MOST = 100;

/** What stands after the search that is watched. */
export const writeSet = ({ seed, count }: ExerciseSet): string => `&${NAME}=${seed}.${count}`;

/** The search that is watched by itself, and the exercise about it, if there is one. */
export function readSet(watched: string | undefined): { watched: string | undefined; set: ExerciseSet | undefined } {
  const words = new URLSearchParams(watched);
  const [, seed, count] = (/^(\d{1,15})\.(\d{1,3})$/.exec(words.get(NAME) ?? '') ?? []).map(Number);
  words.delete(NAME);
  const isSet = seed !== undefined && count !== undefined && count > 0 && count <= MOST;
  return { watched: watched && words.toString(), set: isSet ? { seed, count } : undefined };
}

/** The address of a room whose search is watched, with an exercise about it. */
export function linkTo(address: string | undefined, set: ExerciseSet): string | undefined {
  if (address === undefined) return undefined;
  const url = new URL(address);
  const [path = '', query = ''] = url.hash.split(/\?(.*)/s);
  const words = new URLSearchParams(query);
  words.set('watch', `${readSet(words.get('watch') ?? '').watched ?? ''}${writeSet(set)}`);
  url.hash = `${path}?${words}`;
  return url.href;
}
