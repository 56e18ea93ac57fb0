/** A client without a worker over puzzles of a test's own. */
import type { AnyPuzzle } from '../../contract/index.ts';
import { timelessPlatform } from '../../engine/testing/time.ts';
import { inlineClient } from '../../hosts/inline.ts';

export const clientOf = (...puzzles: readonly AnyPuzzle[]) =>
  inlineClient(
    puzzles.map((puzzle) => ({ id: puzzle.about.id, aliases: [], load: async () => puzzle })),
    timelessPlatform,
  );
