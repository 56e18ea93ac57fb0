/** Dancing links as a search like those of the kernels; a node is a piece laid. */
import type { Cover } from './cover.ts';
import { DancingLinks } from './dancing-links.ts';
import { optionsOn } from './part.ts';
import { everyRule, type Rules } from './rules.ts';
import type { Listener, Search } from './search.ts';
import { coveringOf } from './tables.ts';

/** Nodes between two looks at how much is done. */
const OFTEN = 256;

/** A search of any covering. No option can be laid first. */
export function dancingSearch(cover: Cover, listener: Listener, rules: Rules = everyRule): Search {
  let ready: DancingLinks | undefined;
  return (_fixed, share = 1, stretch) => {
    const { behind = [] } = stretch ?? {};
    optionsOn(cover, behind);
    const links = ready ?? new DancingLinks(cover, rules);
    // One that is stopped on its way is not used again: its links are not as they were.
    ready = undefined;
    let nodes = 0;
    let done = 0;
    let hasArrived = behind.length === 0;
    for (const step of links.steps(stretch)) {
      if (step === 'laid' && links.laid.length >= behind.length) {
        hasArrived = true;
        if (!stretch && ++nodes % OFTEN === 0) {
          listener.passed((links.share - done) * share);
          done = links.share;
        }
        listener.tick(1);
      } else if (step === 'solved') listener.found(coveringOf(cover.options, links.laid));
    }
    if (!hasArrived) throw new RangeError(`the search does not come to the options ${behind.join(', ')}`);
    ready = links;
    listener.passed((1 - done) * share);
  };
}
