/** Pictures of grids, rows and words: drawn, and as lines for a terminal. */
export { depict, type Face, type Look, sceneOf } from './depict.ts';
export { layout } from './layout.ts';
