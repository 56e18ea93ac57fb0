/** Pictures of tasks and fillings: drawn, and as lines of letters. */
export { depict } from './depict.ts';
export { layout, stencil } from './layout.ts';
