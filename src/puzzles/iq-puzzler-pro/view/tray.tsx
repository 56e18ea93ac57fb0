/** The pieces that do not lie yet, each in a place of its own, to be dragged or tapped; and the one that a pointer carries. */
import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import type { Speaker } from '../../../contract/index.ts';
import type { Tell } from '../../../faces/web/board/tell.ts';
import type { Spot } from '../model.ts';
import { Balls } from './balls.tsx';
import css from './board.module.css';
import type { Dot } from './flat-geometry.ts';
import type { Game } from './game.ts';
import { text } from './texts.ts';

interface TrayProps {
  readonly game: Game;
  /** Set while a position other than the player's own is on show. */
  readonly idle: boolean;
  /** Whether there are more places than can be seen at once. */
  readonly scrolls: boolean;
  /** Balls are no larger than those on the board, in pixels. */
  readonly most: number;
  readonly say: Speaker;
  readonly tell: Tell;
}

export function Tray({ game, idle, scrolls, most, say, tell }: TrayProps) {
  const { task } = game;
  const held = game.held.value;
  const lying = new Set(game.lying.value.map(({ piece }) => piece));
  const longest = Math.max(1, ...task.pieces.map((_, piece) => Math.max(...extentOf(spotsOf(game, piece)))));
  return (
    <fieldset
      class={css.tray}
      aria-label={say(text('tray'))}
      disabled={idle}
      data-scrolls={scrolls}
      style={{ '--longest': String(longest), '--most': `${most}px` }}
    >
      {task.pieces.map(({ name, shape }, piece) => {
        if (game.isFixed(piece)) return null;
        if (lying.has(piece)) return <span key={piece} />;
        return (
          <button
            key={piece}
            type="button"
            class={css.item}
            data-piece={piece}
            aria-pressed={held?.piece === piece}
            aria-label={say(text('piece', { name, size: shape.length }))}
            // A pointer's click is a tap, which the play area has seen already.
            onClick={(event) => event.detail === 0 && tell(held?.piece === piece ? game.release() : game.take(piece))}
          >
            <Shape spots={spotsOf(game, piece)} piece={piece} name={name} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** A piece as it is held on a flat board, and as it was drawn in space. */
function spotsOf(game: Game, piece: number): readonly Spot[] {
  const { shape } = game.task.pieces[piece]!;
  if (game.task.board.kind !== 'flat') return shape;
  const pose = game.poses(piece)[game.poseOf(piece)]!;
  const left = Math.min(...pose.map(([, , column]) => column));
  return pose.map(([, row, column]) => [0, row, column - left]);
}

const most = (spots: readonly Spot[], axis: 0 | 1 | 2) => Math.max(...spots.map((spot) => spot[axis])) + 1;

/** How wide and how high a piece is drawn, in cells. */
const extentOf = (spots: readonly Spot[]): readonly [width: number, height: number] => [
  most(spots, 0) * (most(spots, 2) + 0.5) - 0.5,
  most(spots, 1),
];

/** A piece by itself; layers, where it has several, side by side. */
export function Shape({ spots, piece, name }: { spots: readonly Spot[]; piece: number; name: string }) {
  const columns = most(spots, 2);
  const [width, height] = extentOf(spots);
  const dots = spots.map(([layer, row, column]): Dot => ({ x: layer * (columns + 0.5) + column + 0.5, y: row + 0.5 }));
  return (
    <svg
      class={css.shape}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--wide': String(width), '--high': String(height) }}
      aria-hidden="true"
    >
      <Balls spots={spots} dots={dots} piece={piece} name={name} />
    </svg>
  );
}

interface CarriedProps {
  readonly game: Game;
  readonly carried: ReadonlySignal<Dot | undefined>;
  /** The size of a cell on the screen. */
  readonly scale: number;
  readonly table: RefObject<HTMLElement | null>;
}

/** The piece on its way over the page, held at the pointer. */
export function Carried({ game, carried, scale, table }: CarriedProps) {
  const held = game.held.value;
  const at = carried.value;
  if (!held || !at) return null;
  const spots = spotsOf(game, held.piece);
  const [, row, column] = spots[game.task.board.kind === 'flat' ? held.ball : 0]!;
  const { left, top } = table.current!.getBoundingClientRect();
  const x = at.x - left - (column + 0.5) * scale;
  const y = at.y - top - (row + 0.5) * scale;
  return (
    <div
      class={css.carried}
      style={{ '--unit': `${scale}px`, transform: `translate(${x}px, ${y}px)` }}
      data-over={game.ghost.value !== undefined}
    >
      <Shape spots={spots} piece={held.piece} name={game.task.pieces[held.piece]!.name} />
    </div>
  );
}
