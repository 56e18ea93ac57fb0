/** Why a shard failed, as it crosses the queue: a text of ours as JSON, or the words of the queue itself. */
import type { Dictionary, Text } from '../../../contract/index.ts';
import { engineTexts } from '../../../engine/texts.ts';
import { plain } from './plain.ts';
import { textFrom } from './text-from.ts';
import { fleetText, fleetTexts } from './texts.ts';

/** A reason that is longer is none of ours. */
const LONGEST = 20_000;

export const reasonWord = (why: Text): string => JSON.stringify(why);

/** `puzzleTexts` has the words of the puzzle that is searched. */
export function reasonOf(word: string, puzzleTexts: Dictionary = {}): Text {
  // The queue's own word for a worker that stopped without a word.
  if (word.includes('stalled more than')) return fleetText('shard-killed');
  try {
    const read = word.length > LONGEST ? undefined : textFrom(JSON.parse(word), [puzzleTexts, fleetTexts, engineTexts]);
    if (read) return read;
  } catch {
    // Not one of ours.
  }
  return fleetText('shard-why', { detail: plain(word) });
}
