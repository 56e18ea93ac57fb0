/** The tree of a recorded search as an icicle, to zoom, to pan and to choose a node from. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import type { Direction } from '../../../lab/icicle-steps.ts';
import type { Recording } from '../../../lab/recording.ts';
import { Flag } from '../board/flag.tsx';
import { language, theme } from '../settings.ts';
import css from './icicle.module.css';
import { gestures } from './icicle-gestures.ts';
import { IcicleLegend } from './icicle-legend.tsx';
import { IcicleStage } from './icicle-stage.ts';
import { labPageTexts, text } from './texts.ts';

export interface IcicleProps {
  readonly recording: Recording;
  /** Changes when there is more in the recording. */
  readonly grown: number;
  /** How many steps are shown. */
  readonly at: number;
  /** The present node. */
  readonly node: number | undefined;
  select(node: number): void;
  /** A node in words. */
  describe(node: number): string;
}

const NEARER = 0.5;
const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'before',
  ArrowRight: 'after',
};

export function Icicle(props: IcicleProps) {
  const { recording, grown, at, node } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [stage, setStage] = useState<IcicleStage>();
  /** Counts what changes the words but not the properties: what is folded. */
  const [, reword] = useState(0);
  const say = speaker(language.value, labPageTexts);

  const words = (of: number): string => {
    const nodes = stage?.foldedAt(of);
    const own = latest.current.describe(of);
    return nodes === undefined
      ? own
      : `${own} ${speaker(language.value, labPageTexts)(text('icicle-folded', { nodes }))}`;
  };
  const worded = useRef(words);
  worded.current = words;

  useLayoutEffect(() => {
    const element = canvas.current!;
    const made = new IcicleStage(element, recording);
    const sized = new ResizeObserver(() => made.resize());
    sized.observe(element);
    const silence = gestures(element, made, () => ({
      select(chosen) {
        if (chosen !== undefined) latest.current.select(chosen);
      },
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
  }, [recording]);
  useEffect(() => stage?.grow(), [stage, grown]);
  useEffect(() => stage?.show(at, node), [stage, at, node]);
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
    else if (event.key === 'Enter') {
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
      <div class={css.tree} role="application" aria-label={say(text('icicle-label'))} tabIndex={0} onKeyDown={press}>
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
        <Flag
          label={say(text('icicle-fold'))}
          isOn={stage?.isFolding.value ?? false}
          set={(isOn) => {
            stage?.setFolding(isOn);
            reword((count) => count + 1);
          }}
        />
      </div>
      {stage && <IcicleLegend tiles={stage.tiles} />}
    </div>
  );
}
