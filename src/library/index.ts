/** What every entry of the package exports, wherever the work is done. */
export type { Question, Reply, ReplyTo } from '../engine/ask.ts';
export type { Client, Job } from '../hosts/client.ts';
export type { InlinePlatform } from '../hosts/inline.ts';
export type { Listener } from '../hosts/receiver.ts';
export type {
  FifteenPath,
  FifteenRows,
  FifteenSettings,
  FifteenTask,
  IqBoard,
  IqFilling,
  IqGiven,
  IqPieces,
  IqTask,
  TwentyFourAnswer,
  TwentyFourSettings,
  TwentyFourSlot,
  TwentyFourTask,
  WordsFilling,
  WordsLevel,
  WordsTask,
} from '../puzzles/builders.ts';
export type { Builder, Built, TextOf } from './builder.ts';
export { fifteen, iq, twentyFour, words } from './builders.ts';
export { type Complaint, type Source, TekaError } from './error.ts';
export { loadPuzzle } from './load.ts';
export type * from './names.ts';
export { type Engine, tekaOver } from './over.ts';
export type { Signal } from './signal.ts';
export type * from './teka.ts';
export type { ToldExplanation, ToldHint } from './told.ts';
