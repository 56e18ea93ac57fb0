/**
 * Boxes as in a crossword, drawn alike wherever they stand: a box is a square with a letter or none, and its look says
 * how sure the letter is. Where cells can be pressed each is a button, one of which is in the order of the Tab key;
 * where they cannot, the picture is hidden from screen readers, and the view that shows it says the same in words.
 */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import css from './grid.module.css';

/**
 * How a box looks. `open` has no letter; `known` belongs to the puzzle; `sure` is certain, or found by a player; `likely`
 * is not certain; `wrong` cannot be right, and `clash` is what must go; `hinted` was told by a hint.
 */
export type Look = 'open' | 'known' | 'sure' | 'likely' | 'wrong' | 'clash' | 'hinted';

export interface Box {
  /** A capital, or nothing. */
  readonly letter: string;
  readonly look: Look;
}

export interface GridProps {
  readonly rows: number;
  readonly columns: number;
  /** By cell, row by row; a cell without one is empty space. */
  readonly boxes: ReadonlyMap<number, Box>;
  /** The crossword number that stands in the corner of a cell. */
  readonly numbers?: ReadonlyMap<number, number>;
  /** The boxes of the slot that is looked at. */
  readonly chosen?: ReadonlySet<number>;
  /** The cell that keys act on; with `press`, the one that the Tab key leads to. */
  readonly cursor?: number | undefined;
  /** What the whole is called; asked for where cells can be pressed. */
  readonly label?: string;
  /** What a cell is called, where cells can be pressed. */
  describe?(cell: number): string;
  /** Makes every cell a button, empty space too. */
  press?(cell: number): void;
  /** A key on the cell that has the focus. */
  onKey?(cell: number, event: KeyboardEvent): void;
}

/** The number and letter of each cell are its own; the size of all follows from the room that there is for them. */
export function Grid(props: GridProps) {
  const { rows, columns, boxes, numbers, chosen, cursor, label, describe, press, onKey } = props;
  const frame = useFit(rows, columns);
  const sheet = useRef<HTMLDivElement>(null);
  // A cursor that moves takes the focus along, but never takes it from elsewhere.
  useEffect(() => {
    const { current } = sheet;
    if (!press || cursor === undefined || !current?.contains(document.activeElement)) return;
    current.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus();
  }, [cursor, press]);

  const tabbed = cursor ?? boxes.keys().next().value ?? 0;
  const cellAt = (cell: number) => {
    const box = boxes.get(cell);
    const shared = {
      class: css.cell,
      'data-cell': cell,
      'data-look': box?.look ?? 'none',
      'data-chosen': chosen?.has(cell) ?? false,
      'data-cursor': cell === cursor,
    };
    const inside = (
      <>
        {numbers?.has(cell) && <span class={css.number} data-number={numbers.get(cell)} />}
        <span class={css.letter}>{box?.letter}</span>
      </>
    );
    if (!press) {
      return box ? (
        <div key={cell} {...shared} style={placeOf(cell, columns)}>
          {inside}
        </div>
      ) : null;
    }
    return (
      <button
        key={cell}
        type="button"
        {...shared}
        style={placeOf(cell, columns)}
        tabIndex={cell === tabbed ? 0 : -1}
        aria-label={describe?.(cell)}
        onClick={() => press(cell)}
        onKeyDown={(event) => onKey?.(cell, event)}
      >
        {inside}
      </button>
    );
  };

  const size = { '--rows': String(rows), '--columns': String(columns) };
  const role = press ? ({ role: 'group', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <div ref={frame} class={css.frame} style={size}>
      <div class={css.scroll} data-pans>
        <div ref={sheet} class={css.sheet} {...role}>
          {Array.from({ length: rows * columns }, (_, cell) => cellAt(cell))}
        </div>
      </div>
    </div>
  );
}

const placeOf = (cell: number, columns: number) => ({
  gridRow: Math.floor(cell / columns) + 1,
  gridColumn: (cell % columns) + 1,
});

/** Room for outlines above and below the cells, in pixels. */
const MARGIN = 8;

/**
 * Says how large a cell may be (`--fit`, `--gap`). Not in the style sheet by units of a container, because a browser then
 * styles every cell anew each time that it tries another height for what surrounds them: 300 ms on a slow phone.
 */
function useFit(rows: number, columns: number) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = frame.current!;
    const measure = () => {
      const { clientWidth, clientHeight } = frame.current!;
      const gap = Math.min(4, Math.max(1, clientWidth / 200));
      const share = (room: number, cells: number) => (room - (cells - 1) * gap) / cells;
      style.setProperty('--gap', `${gap}px`);
      style.setProperty('--fit', `${Math.min(share(clientWidth, columns), share(clientHeight - MARGIN, rows))}px`);
    };
    measure();
    // With the next frame, so that a phone does not lay the grid out twice in this one.
    let next = 0;
    const sized = new ResizeObserver(() => {
      next = requestAnimationFrame(measure);
    });
    sized.observe(frame.current!);
    return () => {
      cancelAnimationFrame(next);
      sized.disconnect();
    };
  }, [rows, columns]);
  return frame;
}
