/** The puzzles whose instances can be built from values, by the names that programs call them, and the types of these values. */
export {
  type BoardSettings as FifteenSettings,
  building as fifteen,
  type Path as FifteenPath,
  type Rows as FifteenRows,
  type Task as FifteenTask,
} from './fifteen/build.ts';
export {
  type BoardGiven as IqBoard,
  building as iq,
  type Filling as IqFilling,
  type PiecesGiven as IqPieces,
  type Task as IqTask,
  type TaskGiven as IqGiven,
} from './iq-puzzler-pro/build.ts';
export {
  type Answer as TwentyFourAnswer,
  building as twentyFour,
  type NumbersSettings as TwentyFourSettings,
  type Slot as TwentyFourSlot,
  type Task as TwentyFourTask,
} from './twenty-four/build.ts';
export {
  building as words,
  type Filling as WordsFilling,
  type Level as WordsLevel,
  type Task as WordsTask,
} from './wordscapes/build.ts';
