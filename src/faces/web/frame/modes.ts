/** What a person can do in a room: the same modes in the same order everywhere, those that its puzzle has something for. */
import type { AnyPuzzle } from '../../../contract/index.ts';
import type { Mode } from '../board.ts';

export const modes: readonly Mode[] = ['play', 'solve', 'watch', 'compare'];

export const modesOf = ({ solving: { strategies } }: AnyPuzzle): readonly Mode[] =>
  modes.filter((mode) => {
    if (mode === 'watch') return strategies.some(({ watch }) => watch);
    return mode !== 'compare' || strategies.length > 1;
  });

/** A mode by its name in a link; without one, a link that says how to solve opens where that is done. */
export function modeOf(puzzle: AnyPuzzle, named: string | undefined, isAboutSolving: boolean): Mode {
  return modesOf(puzzle).find((mode) => mode === named) ?? (isAboutSolving ? 'solve' : 'play');
}
