/** The board in space, above its layers. three.js comes only now, and where it cannot, the layers are enough. */
import { type Signal, signal, useComputed } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { layersOf } from '../geometry.ts';
import { coloursOf } from './balls.tsx';
import css from './board.module.css';
import type { PartProps } from './props.ts';
import type { SpaceProps } from './space-props.ts';
import { sizeText, text } from './texts.ts';

const module = signal<{ Space: ComponentType<SpaceProps> } | undefined>(undefined);

/** Asked for once; the browser keeps it. */
function load(failed: () => void): void {
  if (module.peek()) return;
  import('./space/space.tsx').then((loaded) => {
    module.value = loaded;
  }, failed);
}

/** How the board in space is looked at. */
export interface Outlook {
  /** From 0, layers together, to 1. */
  readonly spread: Signal<number>;
  /** How many layers are off, from the top. */
  readonly peeled: Signal<number>;
  /** Whether this browser cannot show it. */
  readonly failed: Signal<boolean>;
}

export const createOutlook = (): Outlook => ({ spread: signal(0), peeled: signal(0), failed: signal(false) });

export function Spatial(props: PartProps & { press: (cell: number) => void; isPlayed: () => boolean }) {
  const { session, say, motion, press, isPlayed } = props;
  const { game, outlook } = session;
  const { task } = game;
  const fail = () => {
    outlook.failed.value = true;
  };
  useMemo(() => load(fail), []);
  const names = useMemo(() => task.pieces.map(({ name }) => name), [task]);
  const colours = useMemo(() => coloursOf(task), [task]);
  const cells = useComputed(() => {
    const on = game.field.points.map(() => -1);
    for (const { piece, cells: covered, look } of session.drawn.value) {
      if (look === 'ghost' || look === 'misfit' || look === 'spot' || look === 'lost') continue;
      for (const cell of covered) on[cell] = piece;
    }
    return on;
  });
  const loaded = module.value;
  return (
    <>
      {!loaded ? (
        <p class="quiet">{say(text('space-loading'))}</p>
      ) : (
        <loaded.Space
          board={task.board}
          cells={cells}
          ghost={game.ghost}
          names={names}
          colours={colours}
          spread={outlook.spread}
          peeled={outlook.peeled}
          motion={motion}
          label={say(text('space-label', { size: sizeText(task.board) }))}
          point={(cell) => isPlayed() && game.point(cell)}
          press={press}
          failed={fail}
        />
      )}
    </>
  );
}

/** Layers lifted apart, and taken off. */
export function Sliders({ session, say }: PartProps) {
  const { spread, peeled } = session.outlook;
  const deepest = layersOf(session.game.task.board).length - 1;
  return (
    <div class={css.sliders}>
      <label>
        {say(text('spread'))}
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={spread.value}
          onInput={(event) => {
            spread.value = event.currentTarget.valueAsNumber;
          }}
        />
      </label>
      <label>
        {say(text('peel'))}
        <input
          type="range"
          min={0}
          max={deepest}
          value={peeled.value}
          onInput={(event) => {
            peeled.value = event.currentTarget.valueAsNumber;
          }}
        />
      </label>
    </div>
  );
}
