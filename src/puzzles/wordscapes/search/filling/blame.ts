/**
 * Why there is no filling: slots that cannot be filled together, as few as can be. Beginning with all slots, one after
 * another is left out where the rest still cannot be filled (a deletion filter: Chinneck and Dravnieks, 1991).
 */

import { limited } from '../../../../algorithms/effort/limited.ts';
import type { Text, Ticker } from '../../../../contract/index.ts';
import type { Task } from '../../model.ts';
import { text } from '../../texts.ts';
import { lengthsOf, sourceOf } from '../../word-source.ts';
import { meetingsOf } from './meetings.ts';
import { fits, type Network, without } from './network.ts';
import { isFillable, unstopped } from './search.ts';

/**
 * - pattern: no word at all fits these slots.
 * - crossing: no two words fit these two, which cross.
 * - one: without any one of these slots there would be a filling.
 * - several: these cannot be filled together, and there is more than that in the way.
 */
export interface Blame {
  readonly kind: 'pattern' | 'crossing' | 'one' | 'several';
  /** Numbers of slots. */
  readonly slots: readonly number[];
}

/** Whether some slots can be filled is not looked into further than this; they are then taken for fillable. */
const MOST_NODES = 20_000;

/** What is to blame, in a network that has no filling. */
export function blameOf(network: Network, ticker: Ticker = unstopped): Blame {
  const { spaces } = network;
  const wordless = [...spaces.keys()].filter((i) => {
    const { table, pattern } = spaces[i]!;
    return !table.words.some((word) => fits(word.text, pattern));
  });
  if (wordless.length > 0) return { kind: 'pattern', slots: wordless };
  const slots = conflict(network, ticker);
  const [a, b] = slots;
  if (slots.length === 2 && meetingsOf(network.spaces)[a!]!.some(({ other }) => other === b)) {
    return { kind: 'crossing', slots };
  }
  const single = slots.filter((slot) => fillable(network, new Set([slot]), ticker) === true);
  return single.length > 0 ? { kind: 'one', slots: single } : { kind: 'several', slots };
}

/** Whether the slots that are not left out can be filled; undefined where that is not quickly known. */
const fillable = (network: Network, left: ReadonlySet<number>, ticker: Ticker): boolean | undefined =>
  limited(ticker, MOST_NODES, (limit) => isFillable(without(network, left), limit));

/** Slots that cannot be filled together; leaving out any one of them, the others can. */
function conflict(network: Network, ticker: Ticker): readonly number[] {
  const left = new Set<number>();
  for (const slot of network.spaces.keys()) {
    left.add(slot);
    if (fillable(network, left, ticker) !== false) left.delete(slot);
  }
  return [...network.spaces.keys()].filter((slot) => !left.has(slot));
}

/** How many slots a sentence names at most. */
const MOST_NAMED = 6;

/** The same in words. */
export function blameText(task: Pick<Task, 'list' | 'own'>, { spaces }: Network, { kind, slots }: Blame): Text {
  const named = (some: readonly number[]) => {
    const names = some.slice(0, MOST_NAMED).map((i) => `${spaces[i]!.name} (${spaces[i]!.pattern})`);
    return { slots: names.join(', '), count: some.length, more: some.length - names.length };
  };
  const source = sourceOf(task);
  if (kind === 'pattern') {
    const { least, most } = lengthsOf(task);
    const odd = slots.filter((i) => spaces[i]!.pattern.length < least || spaces[i]!.pattern.length > most);
    if (odd.length > 0) return text('none-length', { ...named(odd), source, least, most });
    return text('none-pattern', { ...named(slots), source });
  }
  if (kind === 'crossing') {
    const [first, second] = slots.map((slot) => named([slot]).slots);
    return text('none-crossing', { first: first!, second: second!, source });
  }
  return text(kind === 'one' ? 'none-one' : 'none-several', named(slots));
}
