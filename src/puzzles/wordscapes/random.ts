/** Random orders, for making levels and for the board, which imports from its own puzzle only. */
export { type Random, seededRandom, shuffled } from '../../algorithms/random/random.ts';
