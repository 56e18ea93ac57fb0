/** Text in and out: hands and expressions. */
export { expressions } from './expressions.ts';
export { hands } from './hands.ts';
export { readable } from './readable.ts';
