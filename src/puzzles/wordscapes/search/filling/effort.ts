/** How much is looked at for an answer that should come soon. */
import type { Network } from './network.ts';

/** What propagation may have to look at for one word tried: the words of all slots. */
export const wordsIn = ({ spaces }: Network): number => spaces.reduce((sum, { table }) => sum + table.words.length, 0);

/** In levels as they are played, with up to this many words in all slots together, a word tried costs little. */
const USUAL_WORDS = 1500;

/** How many words may be tried: `nodes`, or fewer in a grid where each word costs more. */
export const affordable = (network: Network, nodes: number): number =>
  Math.ceil(nodes * Math.min(1, USUAL_WORDS / wordsIn(network)));
