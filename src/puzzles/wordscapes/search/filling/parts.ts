/** Parts of a grid that have nothing to do with each other: no box and no word in common. */
import type { Domains } from './domains.ts';
import type { Network } from './network.ts';

/** The slots with more than one word, in parts that have nothing to do with each other. */
export function partsOf(network: Network, domains: Domains, slots: readonly number[]): readonly (readonly number[])[] {
  const left = new Set(slots.filter((slot) => domains.counts[slot]! > 1));
  const parts: number[][] = [];
  for (const first of left) {
    left.delete(first);
    const part = [first];
    for (let i = 0; i < part.length; i++) {
      const here = part[i]!;
      const near = new Set(domains.linked(here));
      for (const slot of left) {
        const isTwin = network.spaces[slot]!.twin === here || network.spaces[here]!.twin === slot;
        if (!near.has(slot) && !isTwin && !domains.share(here, slot)) continue;
        left.delete(slot);
        part.push(slot);
      }
    }
    parts.push(part);
  }
  return parts;
}
