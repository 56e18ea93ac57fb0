/** A tree as an icicle, to zoom, to pan and to choose a node from. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import type { Icicle } from '../../../lab/icicle.ts';
import type { Direction } from '../../../lab/icicle-steps.ts';
import { Flag } from '../board/flag.tsx';
import { language, theme } from '../settings.ts';
import css from './icicle.module.css';
import { gestures } from './icicle-gestures.ts';
import { IcicleLegend, type Listed } from './icicle-legend.tsx';
import { IcicleStage } from './icicle-stage.ts';
import { labPageTexts, text } from './texts.ts';

export interface IcicleTreeProps {
  /** What the tree is of; another one is another tree. */
  readonly of: object;
  /** Lays out what there is of it by now. */
  layOut(): Icicle;
  /** Changes when there is more of it. */
  readonly grown: number;
  /** How many steps are shown. */
  readonly at: number;
  /** The present node. */
  readonly node: number | undefined;
  select(node: number): void;
  /** A node in words. */
  describe(node: number): string;
  /** What it is and which keys it takes, for a screen reader. */
  readonly label: string;
  /** The marks of the legend, in words. */
  readonly legend: readonly Listed[];
  /** Whether failed branches can be folded. */
  readonly canFold?: boolean;
  /** Nodes that get a number on the tree, from 1. */
  readonly flags?: ArrayLike<number>;
}

const NEARER = 0.5;
const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'before',
  ArrowRight: 'after',
};

export function IcicleTree(props: IcicleTreeProps) {
  const { of, grown, at, node, label, legend, canFold = false, flags } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [stage, setStage] = useState<IcicleStage>();
  /** Counts what changes the words but not the properties: what is folded. */
  const [, reword] = useState(0);
  const say = speaker(language.value, labPageTexts);

  const words = (one: number): string => {
    const nodes = stage?.foldedAt(one);
    const own = latest.current.describe(one);
    return nodes === undefined
      ? own
      : `${own} ${speaker(language.value, labPageTexts)(text('icicle-folded', { nodes }))}`;
  };
  const worded = useRef(words);
  worded.current = words;

  useLayoutEffect(() => {
    const element = canvas.current!;
    const made = new IcicleStage(element, () => latest.current.layOut());
    const sized = new ResizeObserver(() => made.resize());
    sized.observe(element);
    const silence = gestures(element, made, () => ({
      select: (chosen) => latest.current.select(chosen),
      hover: (over) => {
        element.title = over === undefined ? '' : worded.current(over);
      },
    }));
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const recolour = () => made.recolour();
    dark.addEventListener('change', recolour);
    if (stage?.isFolding.value) made.setFolding(true);
    setStage(made);
    return () => {
      dark.removeEventListener('change', recolour);
      silence();
      sized.disconnect();
      made.dispose();
    };
  }, [of]);
  useEffect(() => stage?.grow(), [stage, grown]);
  useEffect(() => stage?.show(at, node), [stage, at, node]);
  useEffect(() => stage?.number(flags ?? [], false), [stage, flags]);
  useSignalEffect(() => {
    if (theme.value) stage?.recolour();
  });

  const press = (event: KeyboardEvent): void => {
    if (!stage || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions[event.key];
    if (direction) {
      const next = stage.neighbour(direction);
      if (next !== undefined) props.select(next);
    } else if (event.key === '+' || event.key === '=') stage.zoom(NEARER);
    else if (event.key === '-') stage.zoom(1 / NEARER);
    else if (event.key === '0') stage.whole();
    else if (canFold && event.key === 'Enter') {
      if (stage.present !== undefined) stage.toggle(stage.present);
      reword((count) => count + 1);
    } else return;
    // The page has keys of its own.
    event.preventDefault();
    event.stopPropagation();
  };

  // What the node itself is, is said where its position is shown.
  const folded = node === undefined ? undefined : stage?.foldedAt(node);
  return (
    <div class={css.icicle}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys */}
      <div class={css.tree} role="application" aria-label={label} tabIndex={0} onKeyDown={press}>
        <canvas ref={canvas} />
      </div>
      <p class={css.words} aria-live="polite">
        {folded !== undefined && say(text('icicle-folded', { nodes: folded }))}
      </p>
      <div class={css.controls}>
        <div class={css.zoom}>
          <button type="button" aria-label={say(text('icicle-nearer'))} onClick={() => stage?.zoom(NEARER)}>
            +
          </button>
          <button type="button" aria-label={say(text('icicle-further'))} onClick={() => stage?.zoom(1 / NEARER)}>
            −
          </button>
          <button type="button" onClick={() => stage?.whole()}>
            {say(text('icicle-whole'))}
          </button>
        </div>
        {canFold && (
          <Flag
            label={say(text('icicle-fold'))}
            isOn={stage?.isFolding.value ?? false}
            set={(isOn) => {
              stage?.setFolding(isOn);
              reword((count) => count + 1);
            }}
          />
        )}
      </div>
      {stage && <IcicleLegend tiles={stage.tiles} listed={legend} />}
    </div>
  );
}
