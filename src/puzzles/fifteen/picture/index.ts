/** Pictures of boards and of the way to the goal: drawn, and as lines for a terminal. */
export { depict } from './depict.ts';
export { layout } from './layout.ts';
