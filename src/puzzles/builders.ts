/** The puzzles whose instances can be built from values, by the names that programs call them. */
export { building as fifteen } from './fifteen/build.ts';
export { building as iq } from './iq-puzzler-pro/build.ts';
export { building as twentyFour } from './twenty-four/build.ts';
export { building as words } from './wordscapes/build.ts';
