/** The tree of a recorded search as text: for screen readers, and for the keyboard alone. */
import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { outlineOf } from '../../../lab/outline.ts';
import type { Recording } from '../../../lab/recording.ts';
import { language } from '../settings.ts';
import css from './outline.module.css';
import {
  type Act,
  actOfKey,
  chosen,
  type Folds,
  folded,
  held,
  type Item,
  itemKey,
  noFolds,
  PORTION,
  visibleItems,
} from './outline-items.ts';
import scroll from './scroll-box.module.css';
import { labPageTexts, text } from './texts.ts';

export interface OutlineProps {
  readonly recording: Recording;
  /** Changes whenever there is more in the recording. */
  readonly grown: number;
  /** The present node, whose path is open. */
  readonly node: number | undefined;
  select(node: number): void;
  /** A node in words. */
  describe(node: number): string;
}

export function Outline({ recording, grown, node, select, describe }: OutlineProps) {
  const say = speaker(language.value, labPageTexts);
  // A recording grows in place, and `grown` says when.
  const outline = useMemo(() => outlineOf(recording), [recording, grown]);
  const folds = useSignal<Folds>(noFolds);
  const stop = useSignal<string | undefined>(undefined);
  const tree = useRef<HTMLDivElement>(null);
  /** The key of an item that gets the focus when it is there. */
  const wanted = useRef<string | undefined>(undefined);
  const keysId = useId();
  const items = useMemo(() => visibleItems(outline, folds.value, node), [outline, folds.value, node]);

  const itemOf = (key: string | undefined) =>
    ([...(tree.current?.children ?? [])] as HTMLElement[]).find((one) => one.dataset.key === key);

  // A new present node opens its path again, and is where Tab leads, unless a person is about to go elsewhere.
  useEffect(() => {
    if (folds.peek().closed.size > 0) folds.value = { ...folds.peek(), closed: new Set() };
    if (tree.current?.contains(document.activeElement)) return;
    stop.value = node === undefined ? undefined : `${node}`;
    show(tree.current, itemOf(stop.value));
  }, [node, folds, stop]);
  // Nodes of another search have the same numbers.
  useEffect(() => {
    folds.value = noFolds;
  }, [recording]);

  const keys = items.map(itemKey);
  const found = [stop.value, `${node}`].map((key) => (key === undefined ? -1 : keys.indexOf(key))).find((i) => i >= 0);
  const at = found ?? 0;

  const go = (key: string | undefined) => {
    stop.value = key;
    itemOf(key)?.focus();
  };
  const act = (what: Act) => {
    if ('focus' in what) go(keys[what.focus]);
    else if ('select' in what) select(what.select);
    else {
      folds.value = folded(folds.value, what);
      // The item that is asked for more is gone; its first node takes its place.
      if ('more' in what) wanted.current = `${outline.child(what.more.parent, what.more.portion * PORTION)}`;
    }
  };
  useEffect(() => {
    if (wanted.current === undefined) return;
    go(wanted.current);
    wanted.current = undefined;
  });

  const words = (item: Item) => {
    if ('more' in item)
      return say(text('outline-more', { n: Math.min(PORTION, item.more.left), left: item.more.left }));
    const below = outline.below(item.node);
    return `${describe(item.node)}${below > 0 ? ` (${say(text('outline-below', { n: below }))})` : ''}`;
  };
  return (
    <>
      <p id={keysId} class="quiet">
        {say(text('outline-keys'))}
      </p>
      <div
        ref={tree}
        class={scroll.box}
        role="tree"
        aria-label={say(text('outline'))}
        aria-describedby={keysId}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          const what = actOfKey(event.key, event.shiftKey, items, at);
          if (!what) return;
          event.preventDefault();
          act(what);
        }}
      >
        {items.map((item, index) => {
          const isOpen = 'node' in item ? item.isOpen : undefined;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys for its items
            <div
              key={keys[index]}
              data-key={keys[index]}
              class={css.item}
              role="treeitem"
              tabIndex={index === at ? 0 : -1}
              aria-level={item.level}
              aria-setsize={item.of}
              aria-posinset={item.place + 1}
              aria-expanded={isOpen}
              aria-selected={'node' in item ? item.node === node : undefined}
              style={{ '--level': item.level }}
              onFocus={() => {
                stop.value = keys[index];
                folds.value = held(folds.value, outline, item);
              }}
              onClick={() => act(chosen(item))}
            >
              {/* For a finger or a mouse; the keyboard has Right and Left, and a screen reader `aria-expanded`. */}
              <span
                class={css.fold}
                aria-hidden="true"
                data-open={isOpen}
                onClick={(event) => {
                  if (!('node' in item) || isOpen === undefined) return;
                  event.stopPropagation();
                  act(isOpen ? { close: item.node } : { open: item.node });
                }}
              >
                {isOpen === undefined ? '' : '›'}
              </span>
              <span>{words(item)}</span>
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Scrolls the tree, and not the page, until an item is seen. */
function show(tree: HTMLElement | null, item: HTMLElement | undefined): void {
  if (!tree || !item) return;
  const { offsetTop, offsetHeight } = item;
  const isSeen = offsetTop >= tree.scrollTop && offsetTop + offsetHeight <= tree.scrollTop + tree.clientHeight;
  if (!isSeen) tree.scrollTop = offsetTop - (tree.clientHeight - offsetHeight) / 2;
}
