/** The pieces that do not lie yet, to be dragged or tapped; and the one that a pointer carries over the page. */
import type { ReadonlySignal } from '@preact/signals';
import type { Speaker, Text } from '../../../contract/index.ts';
import type { Spot } from '../model.ts';
import { Balls } from './balls.tsx';
import css from './board.module.css';
import type { Game } from './game.ts';
import type { Dot } from './layout.ts';
import { text } from './texts.ts';

/** `idle` while a position other than the player's own is on show. */
export function Tray(props: { game: Game; idle: boolean; say: Speaker; tell: (sentence: Text | undefined) => void }) {
  const { game, idle, say, tell } = props;
  const { task } = game;
  const held = game.held.value;
  const lying = new Set(game.lying.value.map(({ piece }) => piece));
  return (
    <fieldset class={css.tray} aria-label={say(text('tray'))} disabled={idle}>
      {task.pieces.map(({ name, shape }, piece) =>
        lying.has(piece) ? null : (
          <button
            key={piece}
            type="button"
            class={css.item}
            data-piece={piece}
            aria-pressed={held?.piece === piece}
            aria-label={say(text('piece', { name, size: shape.length }))}
            // A pointer's click is a tap, which the table has seen already.
            onClick={(event) => event.detail === 0 && tell(held?.piece === piece ? game.release() : game.take(piece))}
          >
            <Shape spots={spotsOf(game, piece)} piece={piece} name={name} />
          </button>
        ),
      )}
      {lying.size === task.pieces.length && <p class={css.rule}>{say(text('tray-empty'))}</p>}
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

/** A piece by itself; layers, where it has several, side by side. */
export function Shape({ spots, piece, name }: { spots: readonly Spot[]; piece: number; name: string }) {
  const most = (axis: 0 | 1 | 2) => Math.max(...spots.map((spot) => spot[axis])) + 1;
  const columns = most(2);
  const width = most(0) * (columns + 0.5) - 0.5;
  const height = most(1);
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

/** The piece on its way over the page, held at the pointer; `scale` is the size of a cell on the screen. */
export function Carried(props: { game: Game; carried: ReadonlySignal<Dot | undefined>; scale: number }) {
  const { game, carried, scale } = props;
  const held = game.held.value;
  const at = carried.value;
  if (!held || !at) return null;
  const spots = spotsOf(game, held.piece);
  const [, row, column] = spots[game.task.board.kind === 'flat' ? held.ball : 0]!;
  const x = at.x - (column + 0.5) * scale;
  const y = at.y - (row + 0.5) * scale;
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
