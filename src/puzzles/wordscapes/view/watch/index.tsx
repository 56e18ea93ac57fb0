/** A search on the grid: the words that it has laid so far, and the letters that were there before. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { createWatch, type Watch } from '../../../../faces/web/board/watch.ts';
import type { FrameProps } from '../../../../faces/web/board.ts';
import { cellsOf, type Filling, OPEN, type Task } from '../../model.ts';
import { type Box, Grid } from '../grid.tsx';
import { lettersIn, surfaceFor } from '../shown-surface.ts';
import type { UseProps } from '../use.ts';
import css from './watch.module.css';

/** A search for a filling ends with the first; words alone are all looked for. */
export function useWatch(props: UseProps, position: ReadonlySignal<string>): Watch {
  const goal = props.instance.value?.shape.kind === 'words' ? 'all' : 'first';
  const first = props.puzzle.solving.strategies[0]!.id;
  const watch = useMemo(() => createWatch(props, position, first, goal), [position, goal]);
  useEffect(() => watch.dispose, [watch]);
  return watch;
}

export function watchParts(props: UseProps, task: Task | undefined, watch: Watch): Omit<FrameProps, 'position'> {
  const frame = watch.frame.value;
  const read = frame === undefined ? undefined : props.puzzle.solution.parse(frame);
  const filling = read?.ok ? read.value : undefined;
  return { watch, children: task && <Stage task={task} filling={filling} isOver={watch.transport.over.value} /> };
}

/** The grid as it is when searches are compared: with the letters that were there before. */
export const stillParts = (task: Task | undefined): Omit<FrameProps, 'position'> => ({
  children: task && <Stage task={task} filling={undefined} isOver={false} />,
});

function Stage({ task, filling, isOver }: { task: Task; filling: Filling | undefined; isOver: boolean }) {
  const { surface, places } = surfaceFor(task);
  if (surface.rows === 0) return <p class={css.word}>{filling?.join(' ')}</p>;
  const letters = lettersIn(task, filling ?? []);
  const known = cellsOf(task);
  const boxes = new Map(
    [...places].map(([cell, place]): [number, Box] => {
      const sign = known[cell]!;
      if (sign !== OPEN) return [place, { letter: sign, look: 'known' }];
      const letter = letters.get(cell) ?? '';
      return [place, { letter, look: letter === '' ? 'open' : isOver ? 'sure' : 'likely' }];
    }),
  );
  return (
    <div class={css.boxes}>
      <Grid rows={surface.rows} columns={surface.columns} boxes={boxes} />
    </div>
  );
}
