/** The tree of a search up to a question, with the answers that are nodes of it marked by their numbers. */
import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Shown } from '../../../../lab/exercise/shown.ts';
import { layOut } from '../../../../lab/icicle.ts';
import type { Direction } from '../../../../lab/icicle-steps.ts';
import { theme } from '../../settings.ts';
import icicle from '../icicle.module.css';
import { gestures } from '../icicle-gestures.ts';
import { IcicleStage } from '../icicle-stage.ts';
import css from './exercise.module.css';

export interface TreeProps {
  readonly shown: Shown;
  /** The node whose position is shown. */
  readonly node: number;
  readonly label: string;
  /** A marked node is chosen, by the number of its choice. */
  choose(choice: number): void;
  /** Any other node is to be looked at. */
  look(node: number): void;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'before',
  ArrowRight: 'after',
};

export function Tree(props: TreeProps) {
  const { shown, node, label } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<IcicleStage>(undefined);
  const latest = useRef(props);
  latest.current = props;
  /** What is only offered is not made yet, and has nothing to be looked at. */
  const look = (one: number) => {
    if (shown.recording.madeAt(one) < shown.steps) latest.current.look(one);
  };

  useLayoutEffect(() => {
    const element = canvas.current!;
    const made = new IcicleStage(element, () => layOut(shown.recording));
    stage.current = made;
    made.number(shown.marks, true);
    const sized = new ResizeObserver(() => made.resize());
    sized.observe(element);
    const silence = gestures(element, made, () => ({
      select(picked) {
        const choice = shown.marks.indexOf(picked);
        if (choice >= 0) latest.current.choose(choice);
        else look(picked);
      },
      hover: () => undefined,
    }));
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const recolour = () => made.recolour();
    dark.addEventListener('change', recolour);
    return () => {
      dark.removeEventListener('change', recolour);
      silence();
      sized.disconnect();
      made.dispose();
    };
  }, [shown]);
  useLayoutEffect(() => stage.current?.show(shown.steps, node), [shown, node]);
  useSignalEffect(() => {
    if (theme.value) stage.current?.recolour();
  });

  return (
    <div
      class={`${icicle.icicle} ${css.tree}`}
      role="application"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      onKeyDown={(event) => {
        const direction = directions[event.key];
        const next = direction && stage.current?.neighbour(direction);
        if (!direction) return;
        event.preventDefault();
        event.stopPropagation();
        if (next !== undefined) look(next);
      }}
    >
      <canvas ref={canvas} />
    </div>
  );
}
