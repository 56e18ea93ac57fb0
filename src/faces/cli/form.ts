/** The forms in which solutions are saved, by the name of the file: a report, or JSON line by line; packed or not. */
import type { AnyPuzzle } from '../../contract/index.ts';
import { type Bundle, sizeOf } from '../../engine/bundle.ts';
import { GrowingReport } from '../../presentation/report.ts';

/** Solutions that are written while more are being found; only the end knows how it begins. */
export interface Form extends Pick<GrowingReport, 'end'> {
  add(bundle: Bundle): readonly (string | Uint8Array)[];
}

/** `listed` is how many solutions are written already: none, or at least two. */
export const formOf = (puzzle: AnyPuzzle, instance: string, file: string, listed = 0): Form =>
  /\.ndjson(\.gz)?$/i.test(file) ? jsonLines(listed) : growing(new GrowingReport(puzzle, instance, listed));

const growing = (report: GrowingReport): Form => ({
  add: (bundle) => report.addBundle(bundle),
  end: (count, spent) => report.end(count, spent),
});

/** One object a solution; where solutions are only counted, one with their number. */
function jsonLines(listed: number): Form {
  let isListed = listed > 0;
  return {
    add(bundle) {
      isListed ||= sizeOf(bundle) > 0;
      return [bundle.texts.map((solution) => `${JSON.stringify({ solution })}\n`).join('')];
    },
    end: (count) => ({ head: '', tail: isListed || count === 0 ? '' : `${JSON.stringify({ count })}\n` }),
  };
}

export const isPacked = (file: string): boolean => /\.gz$/i.test(file);
