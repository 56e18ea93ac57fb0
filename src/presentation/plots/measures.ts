/** The measures that plots usually show. */
import type { Speaker } from '../../contract/index.ts';
import type { Measure } from './plot.ts';
import { plotText } from './texts.ts';

/** Values are milliseconds. */
export const timeMeasure = (say: Speaker): Measure => ({
  name: say(plotText('plot-time')),
  word: (ms) => say(plotText('plot-duration', { ms })),
});

/** Whole numbers of something that `name` says, such as nodes. */
export const countMeasure = (say: Speaker, name: string): Measure => ({
  name,
  word: (n) => say(plotText('plot-count', { n })),
});
