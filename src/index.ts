/** Teka as a library: the contract, the catalogue, and the engine to run in your own thread. */
export * from './contract/index.ts';
export { answer, type Question, type Reply, type ReplyTo } from './engine/ask.ts';
export { findPuzzle } from './engine/find.ts';
export { darkPalette, lightPalette, paintWith } from './engine/picture/palette.ts';
export { type Poster, posterOf } from './engine/picture/poster.ts';
export { sheet } from './engine/picture/sheet.ts';
export { onPaper, renderSvg } from './engine/picture/svg.ts';
export { report } from './engine/report.ts';
export { type Room, solve } from './engine/solve.ts';
export { engineTexts } from './engine/texts.ts';
export { catalogue } from './puzzles/catalogue.ts';
