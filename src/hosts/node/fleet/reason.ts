/** Why a shard failed, as it crosses the queue: a text of ours as JSON, or the words of the queue itself. */
import type { Text } from '../../../contract/index.ts';
import { fleetText } from './texts.ts';

export const reasonWord = (why: Text): string => JSON.stringify(why);

export function reasonOf(word: string): Text {
  // The queue's own word for a worker that stopped without a word.
  if (word.includes('stalled more than')) return fleetText('shard-killed');
  try {
    const read: unknown = JSON.parse(word);
    if (typeof read === 'object' && read !== null && 'code' in read) return read as Text;
  } catch {
    // Not one of ours.
  }
  return fleetText('shard-why', { detail: word });
}
