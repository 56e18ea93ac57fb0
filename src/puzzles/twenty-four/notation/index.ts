/** Text in and out: hands, patterns and expressions. */
export { answers } from './answers.ts';
export { expressions } from './expressions.ts';
export { hands, tasks } from './hands.ts';
export { readable, readableAnswer } from './readable.ts';
