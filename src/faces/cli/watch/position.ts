/** What a position of a search looks like in a terminal: on its lines, or as its one line. */
import type { AnyPuzzle } from '../../../contract/index.ts';
import { laysOutSolutions } from '../../../presentation/layout.ts';
import { readableLine } from '../../../presentation/line.ts';
import { laidOut } from '../show.ts';
import type { Terminal } from '../terminal.ts';
import { visible } from '../visible.ts';

/** Draws positions of the instance with this text. Of a sequence of moves it shows where they lead. */
export async function positionDrawer(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  text: string,
): Promise<(position: string) => string> {
  const instance = puzzle.instance.parse(text);
  const asLine = (position: string) => visible(readableLine(puzzle, text, position));
  if (!instance.ok || !puzzle.showing.layout) return asLine;
  if (laysOutSolutions(puzzle)) return (position) => laidOut(terminal, puzzle, text, position) ?? asLine(position);
  const { play } = await puzzle.judge(instance.value);
  return (position) => {
    const moves = puzzle.solution.parse(position);
    const reached = moves.ok ? play?.course?.(moves.value).at(-1) : undefined;
    if (reached === undefined) return asLine(position);
    return laidOut(terminal, puzzle, puzzle.instance.format(reached)) ?? asLine(position);
  };
}
