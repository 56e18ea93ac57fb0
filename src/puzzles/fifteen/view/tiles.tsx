/** The tiles where they are. Each stands by a transform alone, so that sliding one costs no layout. */
import { useMemo } from 'preact/hooks';
import type { Cells, Task } from '../model.ts';
import css from './tiles.module.css';

export interface TilesProps {
  readonly task: Task;
  readonly cells: Cells;
  /** Tiles that help points at. */
  readonly marked: readonly number[];
  /** Whether numbers are written on the tiles. */
  readonly numbers: boolean;
}

export function Tiles({ task, cells, marked, numbers }: TilesProps) {
  const places = placesOf(cells);
  const homes = useMemo(() => placesOf(task.goal), [task]);
  return (
    <>
      {Array.from({ length: cells.length - 1 }, (_, i) => i + 1).map((tile) => (
        <Tile
          key={tile}
          tile={tile}
          at={places[tile]!}
          home={homes[tile]!}
          columns={task.columns}
          marked={marked.includes(tile)}
          numbered={numbers}
        />
      ))}
    </>
  );
}

interface TileProps {
  readonly tile: number;
  readonly at: number;
  readonly home: number;
  readonly columns: number;
  readonly marked: boolean;
  readonly numbered: boolean;
}

/** A large board has 255 of them, of which a move changes a few: the others are not even compared. */
function Tile({ tile, at, home, columns, marked, numbered }: TileProps) {
  return useMemo(
    () => (
      <div
        class={css.tile}
        data-tile={tile}
        data-home={at === home}
        data-marked={marked}
        style={{
          '--x': String(at % columns),
          '--y': String(Math.floor(at / columns)),
          '--home-x': String(home % columns),
          '--home-y': String(Math.floor(home / columns)),
        }}
      >
        <div class={css.face}>{numbered && <span>{tile}</span>}</div>
      </div>
    ),
    [tile, at, home, columns, marked, numbered],
  );
}

/** The cell of each tile. */
function placesOf(cells: Cells): readonly number[] {
  const places: number[] = [];
  for (const [cell, tile] of cells.entries()) places[tile] = cell;
  return places;
}
