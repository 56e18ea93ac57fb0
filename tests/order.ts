/**
 * The order of test files: those that take longest begin first, so that no processor idles while the last of them runs.
 * Vitest by itself begins with the largest files, and the longest tests are among the smallest.
 */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** From the longest on: the suite of all puzzles, what is held in every room, other tests that take seconds. */
const LONGEST: readonly RegExp[] = [
  /^src\/puzzles\/testing\/contract\./,
  /^tests\/web\/(compare|rooms|lessons|offline|race|quality|template)\.test/,
  /\.long\.test/,
  /^tests\/web\/iq/,
];

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const path = relative(this.ctx.config.root, moduleId).replaceAll('\\', '/');
      const found = LONGEST.findIndex((pattern) => pattern.test(path));
      return found < 0 ? LONGEST.length : found;
    };
    const usual = await super.sort(files);
    const projects = [...new Set(usual.map(({ project }) => project.name))];
    // Sorting is stable: among equals the usual order stays, by what the last run took where that is known.
    return projects.flatMap((name) =>
      usual.filter(({ project }) => project.name === name).sort((a, b) => rank(a) - rank(b)),
    );
  }
}
