/** Watching a strategy at work: which one and how, its steps, its tree, its figures over time, all moving together. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import panels from '../board/panels.module.css';
import type { Watch } from '../board/watch.ts';
import type { FullFrameProps } from '../frame/frame.tsx';
import type { Room } from '../room/room.ts';
import { language, say as sayPage } from '../settings.ts';
import { text as pageText } from '../texts.ts';
import { readSet } from './exercise/link.ts';
import { ExerciseOpener, type Open } from './exercise/opener.tsx';
import { Extent } from './extent.tsx';
import { Icicle } from './icicle.tsx';
import { Outline } from './outline.tsx';
import { Plots } from './plots.tsx';
import { toldOf } from './told.ts';
import css from './watch.module.css';
import { WatchControls } from './watch-controls.tsx';
import { text, watchTexts } from './watch-texts.ts';
import { WatchedChoice } from './watched-choice.tsx';

export const WatchSide = ({ room, watch }: FullFrameProps) => (watch ? <Watched room={room} watch={watch} /> : null);

function Watched({ room, watch }: { room: Room; watch: Watch }) {
  const say = speaker(language.value, watchTexts);
  const { recording, steps, transport, node } = watch;
  const exercise = useSignal<Open>(undefined);
  useEffect(() => {
    const { watched, set } = readSet(room.takeWatched());
    watch.begin(watched);
    if (set) exercise.value = { set };
    return () => watch.reset();
  }, [watch, room]);
  const isOutlined = useSignal(false);
  const told = toldOf(room, watch);
  const record = recording.value;
  const { box, held } = useHeldHeight(
    record !== undefined && !watch.isRecording.value,
    watch.problem.value !== undefined,
  );
  return (
    <div class={css.watch}>
      <WatchControls watch={watch} say={say} />
      <ExerciseOpener room={room} watch={watch} open={exercise} />
      {watch.problem.value && (
        <p class={panels.warning} role="alert">
          {told.say(watch.problem.value)}
        </p>
      )}
      <div ref={box} class={css.watch} style={{ minHeight: held }}>
        {record && (
          <>
            <Icicle
              recording={record}
              grown={steps.value}
              at={transport.at.value}
              node={node.value}
              select={watch.select}
              describe={told.node}
            />
            <Extent room={room} watch={watch} sayLab={told.say} />
            <Plots watch={watch} recording={record} puzzle={room.puzzle} sayLab={told.say} say={say} />
            <details
              class={css.more}
              open={isOutlined.value}
              onToggle={(event) => {
                isOutlined.value = event.currentTarget.open;
              }}
            >
              <summary>{say(text('as-outline'))}</summary>
              {isOutlined.value && (
                <Outline
                  recording={record}
                  grown={steps.value}
                  node={node.value}
                  select={watch.select}
                  describe={told.node}
                />
              )}
            </details>
          </>
        )}
      </div>
      <WatchedChoice room={room} watch={watch} say={say} />
      {room.puzzle.about.lessons && (
        <a class={css.lessons} href="#/lessons">
          {sayPage(pageText('lessons'))}
        </a>
      )}
    </div>
  );
}

/**
 * Keeps the height that a recording took while the next one is made, so that what stands below it stays in its place.
 * Before the first one that is a whole screen.
 */
function useHeldHeight(isDone: boolean, isRefused: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef('100dvh');
  useLayoutEffect(() => {
    if (isDone) height.current = `${box.current!.offsetHeight}px`;
  });
  return { box, held: isDone || isRefused ? undefined : height.current };
}
