/** The view in space of a pyramid or a box. Loaded only where it is shown, and three.js with it. */
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { SpaceProps } from '../space-props.ts';
import css from './space.module.css';
import { createStage } from './stage.ts';

/** A canvas lives as long as the board and the pieces are the same. */
export function Space(props: SpaceProps) {
  const { board, names, colours } = props;
  return <Canvas key={JSON.stringify([board, names, colours])} {...props} />;
}

function Canvas(props: SpaceProps) {
  const { cells, ghost, spread, peeled } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<ReturnType<typeof createStage>>(undefined);
  const now = useRef(props);
  now.current = props;
  useEffect(() => {
    stage.current = createStage(canvas.current!, now.current, {
      motion: () => now.current.motion.peek(),
      point: (cell) => now.current.point(cell),
      press: (cell) => now.current.press(cell),
      failed: () => now.current.failed?.(),
    });
    if (!stage.current) now.current.failed?.();
    return () => stage.current?.dispose();
  }, []);
  useEffect(() => effect(() => stage.current?.show(cells.value, ghost.value)), [cells, ghost]);
  useEffect(() => effect(() => stage.current?.look({ spread: spread.value, peeled: peeled.value })), [spread, peeled]);
  // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: only so do screen readers pass the arrow keys on
  return <canvas ref={canvas} class={css.space} role="application" aria-label={props.label} tabIndex={0} />;
}
