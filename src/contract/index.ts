export * from './notation.ts';
export * from './options.ts';
export * from './puzzle.ts';
export * from './scene.ts';
export * from './solve.ts';
export * from './strategy.ts';
export * from './text.ts';
