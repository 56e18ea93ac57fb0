/** The suites of all puzzles, found by their place, so that no puzzle can be without one. */
import { catalogue } from '../catalogue.ts';
import type { Suite } from './suite.ts';

const files = import.meta.glob<{ suite: Suite<unknown, unknown> }>('../*/testing/suite.ts', { eager: true });

export const suites: readonly Suite<unknown, unknown>[] = Object.values(files).map(({ suite }) => suite);

/** The puzzles of the catalogue that are not tried. */
export const untried = catalogue.map(({ id }) => id).filter((id) => !files[`../${id}/testing/suite.ts`]);
