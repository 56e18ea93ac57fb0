/**
 * A list of any length: only the rows in sight exist. For the keyboard it is one stop, with the selected row as its
 * active descendant; for a screen reader every row knows its place among all.
 */
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { figure } from '../settings.ts';
import css from './long-list.module.css';
import { rowAfterKey, scrollToShow, visibleRows } from './window.ts';

/** The same as in the style sheet; also a comfortable target for a finger. */
const ROW = 44;

export function LongList(props: {
  label: string;
  count: number;
  at: (index: number) => string | undefined;
  selected: ReadonlySignal<number | undefined>;
  /** Also called for the row that is selected already. */
  choose: (index: number) => void;
  /** Set while more rows are coming, which then find their room. */
  grows?: boolean;
}) {
  const { label, count, at, selected, choose, grows = false } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const scrollTop = useSignal(0);
  const height = useSignal(ROW * 8);
  const scroll = useComputed(() => Math.floor(scrollTop.value / ROW) * ROW);
  const { from, to } = visibleRows(scroll.value, height.value, ROW, count);
  const { value: active } = selected;

  useLayoutEffect(() => {
    const measure = new ResizeObserver(([entry]) => {
      height.value = entry?.contentRect.height ?? height.value;
    });
    measure.observe(box.current!);
    return () => measure.disconnect();
  }, [height]);

  useEffect(() => {
    if (active === undefined) return;
    // What the list has told of itself, because asking it now would lay out the whole page at once.
    const top = scrollToShow(active, scrollTop.peek(), height.peek(), ROW);
    if (top !== scrollTop.peek()) box.current!.scrollTop = top;
  }, [active]);

  const rows = [...Array(to - from).keys()].map((offset) => from + offset);
  // The active row must exist even out of sight, or a screen reader loses its place.
  if (active !== undefined && active < count && (active < from || active >= to)) rows.push(active);

  return (
    <div
      ref={box}
      class={css.box}
      data-grows={grows}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
      onScroll={(event) => {
        scrollTop.value = event.currentTarget.scrollTop;
      }}
      onKeyDown={(event) => {
        const page = Math.max(1, Math.floor(height.value / ROW) - 1);
        const next = rowAfterKey(event.key, active, page, count);
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
      }}
    >
      <div class={css.all} role="none" style={{ height: `${count * ROW}px` }}>
        {rows.map((index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys for its rows
          <div
            key={index}
            id={`${id}-${index}`}
            class={css.row}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${index * ROW}px)` }}
            onClick={() => {
              choose(index);
              box.current?.focus({ preventScroll: true });
            }}
          >
            <span class={css.number} aria-hidden="true">
              {figure(index + 1)}
            </span>
            <span class={css.text}>{at(index)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
