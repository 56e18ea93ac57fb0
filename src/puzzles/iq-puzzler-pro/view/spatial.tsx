/** The board in space beside its layers. three.js comes only now, and where it cannot, the layers are enough. */
import { signal, useComputed, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { layersOf } from '../geometry.ts';
import { coloursOf } from './balls.tsx';
import css from './board.module.css';
import type { PanelProps } from './panels.tsx';
import type { SpaceProps } from './space-props.ts';
import { sizeText, text } from './texts.ts';

const module = signal<{ Space: ComponentType<SpaceProps> } | 'loading' | 'failed' | undefined>(undefined);

/** Asked for once; the browser keeps it. */
function load(): void {
  if (module.peek() !== undefined) return;
  module.value = 'loading';
  import('./space/space.tsx').then(
    (loaded) => {
      module.value = loaded;
    },
    () => {
      module.value = 'failed';
    },
  );
}

export function Spatial({ session, say, motion, press }: PanelProps & { press: (cell: number) => void }) {
  const { game } = session;
  const { task } = game;
  useMemo(load, []);
  const broken = useSignal(false);
  const spread = useSignal(0);
  const peeled = useSignal(0);
  const names = useMemo(() => task.pieces.map(({ name }) => name), [task]);
  const colours = useMemo(() => coloursOf(task), [task]);
  const cells = useComputed(() => {
    const on = game.field.points.map(() => -1);
    for (const { piece, cells: covered, look } of session.drawn.value) {
      if (look === 'ghost' || look === 'misfit' || look === 'spot') continue;
      for (const cell of covered) on[cell] = piece;
    }
    return on;
  });
  const loaded = module.value;
  if (loaded === 'failed' || broken.value) return <p class={css.rule}>{say(text('space-failed'))}</p>;
  if (typeof loaded !== 'object') return <p class={css.rule}>{say(text('space-loading'))}</p>;
  const deepest = layersOf(task.board).length - 1;
  return (
    <div class={css.spatial}>
      <div class={css.canvas}>
        <loaded.Space
          board={task.board}
          cells={cells}
          ghost={game.ghost}
          names={names}
          colours={colours}
          spread={spread}
          peeled={peeled}
          motion={motion}
          label={say(text('space-label', { size: sizeText(task.board) }))}
          point={(cell) => !session.exhibit.value && game.point(cell)}
          press={press}
          failed={() => {
            broken.value = true;
          }}
        />
      </div>
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
    </div>
  );
}
