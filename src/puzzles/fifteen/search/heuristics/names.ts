/** What a search may estimate the rest of the way by, from the weakest to the strongest. */
export const heuristicNames = ['misplaced', 'manhattan', 'linear-conflict', 'walking-distance'] as const;
export type HeuristicName = (typeof heuristicNames)[number];
