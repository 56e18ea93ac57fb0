/** Cells as buttons, of which one is reached by Tab and the others by arrow keys. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { KeyAct } from './keys.ts';

interface Size {
  readonly rows: number;
  readonly columns: number;
}

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

/** The cell that an arrow key leads to, row by row from 0; at an edge, the same cell. Nothing for any other key. */
export function arrowStep(key: string, from: number, { rows, columns }: Size): number | undefined {
  const way = arrows[key];
  if (!way) return undefined;
  const row = Math.max(0, Math.min(rows - 1, Math.floor(from / columns) + way[0]));
  const column = Math.max(0, Math.min(columns - 1, (from % columns) + way[1]));
  return row * columns + column;
}

/** `box` holds the cells and no other button; `cell` gives what each of them needs, and `act` what a key does. */
export function useGridFocus(size: Size) {
  const box = useRef<HTMLFieldSetElement>(null);
  const focus = useSignal(0);
  const at = Math.min(focus.value, size.rows * size.columns - 1);
  return {
    box,
    cell: (index: number) => ({
      // The cells of a board share its width, and so may be smaller than other buttons.
      'data-cell': index,
      tabIndex: index === at ? 0 : -1,
      onFocus: () => {
        focus.value = index;
      },
    }),
    act(key: string): KeyAct {
      const to = arrowStep(key, at, size);
      return to === undefined ? undefined : () => box.current?.querySelectorAll('button')[to]?.focus();
    },
  };
}
