/** Teka as a library: the contract, the catalogue, and the engine to run in your own thread. */
export * from './contract/index.ts';
export { answer, type Question, type Reply, type ReplyTo } from './engine/ask.ts';
export { findPuzzle } from './engine/find.ts';
export { type Host, solve } from './engine/solve.ts';
export { darkPalette, lightPalette, paintWith } from './presentation/picture/palette.ts';
export { type Poster, posterOf } from './presentation/picture/poster.ts';
export { sheet } from './presentation/picture/sheet.ts';
export { onPaper, renderSvg } from './presentation/picture/svg.ts';
export { report } from './presentation/report.ts';
export { commonTexts as engineTexts } from './presentation/texts.ts';
export { catalogue } from './puzzles/catalogue.ts';
