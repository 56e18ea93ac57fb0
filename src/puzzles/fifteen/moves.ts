/**
 * Moves as a person types them: `R` or `U2L` as in a solution, or the number of a tile in line with the blank, which then
 * slides there together with the tiles between. A single small letter would be a command; several together are moves too.
 */
import { type Parsed, type Play, type Playing, parsed, placeAt, refused, shown } from '../../contract/index.ts';
import type { Direction, Path, Task } from './model.ts';
import { paths } from './notation/index.ts';
import { endOf, positionsOf } from './positions.ts';
import { text } from './texts.ts';
import { verify } from './verify.ts';

const ofArrow = { up: 'U', right: 'R', down: 'D', left: 'L' } as const;

export const moves: Playing = { help: text('help-moves'), arrow: (key) => ofArrow[key] };

export const playOf = (task: Task): Play<Task, Path> => ({
  move(typed) {
    const source = typed.trim();
    const path = pathOf(task, source);
    if (!path.ok) return path;
    const { cells, moves: made } = endOf(task, path.value);
    const move = path.value[made];
    if (move === undefined) return parsed({ ...task, cells });
    return refused(text('move-impossible', { number: made + 1, move, ...blankOf({ ...task, cells }) }), whole(source));
  },
  finished: () => verify(task, []).length === 0,
  way: (typed) => pathOf(task, typed.trim()),
  course(path) {
    const positions = Array.from(positionsOf(task, path), (cells) => ({ ...task, cells }));
    const ends = (i: number) => i === 0 || i === positions.length - 1 || path[i] !== path[i - 1];
    // Tiles that slide as one move have no position between.
    return task.metric === 'single' ? positions : positions.filter((_, i) => ends(i));
  },
});

/** Where the blank is, counted as people do. */
function blankOf({ cells, columns }: Pick<Task, 'cells' | 'columns'>) {
  const blank = cells.indexOf(0);
  return { row: Math.floor(blank / columns) + 1, column: (blank % columns) + 1 };
}

const whole = (source: string) => placeAt(source, 0, Math.max(1, source.length));

function pathOf(task: Task, source: string): Parsed<Path> {
  if (/^\d+$/.test(source)) return towardsBlank(task, source);
  const isCommand = /^[a-z]$/.test(source);
  if (!isCommand && /^([URDL]\d*[\s,]*)+$/i.test(source)) return paths.parse(source);
  return refused(text('not-a-move', { word: shown(source) }), whole(source));
}

/** The tile with this number slides, and with it those between it and the blank. */
function towardsBlank({ cells, columns }: Task, source: string): Parsed<Path> {
  const number = Number(source);
  const at = number === 0 ? -1 : cells.indexOf(number);
  if (at < 0) return refused(text('move-no-tile', { number: shown(source), most: cells.length - 1 }), whole(source));
  const blank = cells.indexOf(0);
  const down = Math.floor(blank / columns) - Math.floor(at / columns);
  const right = (blank % columns) - (at % columns);
  if (down !== 0 && right !== 0) {
    return refused(text('move-not-in-line', { number, ...blankOf({ cells, columns }) }), whole(source));
  }
  const direction: Direction = down > 0 ? 'D' : down < 0 ? 'U' : right > 0 ? 'R' : 'L';
  return parsed(Array(Math.abs(down + right)).fill(direction));
}
