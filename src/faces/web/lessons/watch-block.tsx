/** A search to step through: its board, the sentence of the step, the controls, and its tree. */
import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import type { Question } from '../../../engine/ask.ts';
import { extentText } from '../../../lab/sentence.ts';
import { commonTexts } from '../../../presentation/texts.ts';
import panels from '../board/panels.module.css';
import { createWatch } from '../board/watch.ts';
import { writeWatched } from '../board/watched-link.ts';
import type { Asker } from '../board.ts';
import { Icicle } from '../lab/icicle.tsx';
import { toldOf } from '../lab/told.ts';
import { WatchControls } from '../lab/watch-controls.tsx';
import { WatchSentence } from '../lab/watch-sentence.tsx';
import { watchTexts } from '../lab/watch-texts.ts';
import { WatchedPicture } from '../lab/watched-picture.tsx';
import { roomHash } from '../route.ts';
import { language } from '../settings.ts';
import type { BlockProps } from './blocks.tsx';
import css from './lessons.module.css';
import { lessonsText, lessonsTexts } from './texts.ts';

/** Of `speeds`: slow enough to read the sentences, for the searches of a lesson are short. */
const SLOWLY = 1;

export function WatchBlock({ puzzle, block: { search }, caption, client }: BlockProps<'watch'>) {
  const id = useId();
  const position = useSignal(search.text);
  const watch = useMemo(() => {
    const instance = puzzle.instance.parse(search.text);
    const goal = search.goal ?? puzzle.solving.goal(instance.ok ? instance.value : undefined);
    const asker = { puzzle, ask: (question: Question) => client.ask(question) } as Asker;
    const made = createWatch(asker, position, search.strategy, goal);
    made.speed.value = SLOWLY;
    made.begin(writeWatched({ strategy: search.strategy, goal, options: search.options ?? {}, step: 0 }));
    return made;
  }, [puzzle, search, client]);
  useEffect(() => watch.dispose, [watch]);
  const room = { puzzle, position, say: speaker(language.value, puzzle.texts, commonTexts) };
  const told = toldOf(room, watch);
  const record = watch.recording.value;
  const strategy = puzzle.solving.strategies.find((one) => one.id === search.strategy);
  const way = { text: search.text, mode: 'watch', watch: watch.written.value, options: {} };
  return (
    <figure class={css.touch} aria-labelledby={id} data-kind="watch">
      <figcaption id={id}>{caption}</figcaption>
      <div class={css.watch}>
        <div class={css.seen}>
          <div class={css.board}>
            <WatchedPicture room={room} watch={watch} />
          </div>
          <WatchSentence room={room} watch={watch} />
          <WatchControls watch={watch} say={speaker(language.value, watchTexts)} />
        </div>
        <div class={css.tree}>
          {watch.problem.value && (
            <p class={panels.warning} role="alert">
              {told.say(watch.problem.value)}
            </p>
          )}
          {record && (
            <Icicle
              recording={record}
              grown={watch.steps.value}
              at={watch.transport.at.value}
              node={watch.node.value}
              select={watch.select}
              describe={told.node}
            />
          )}
          <p class="quiet">
            {strategy && room.say(strategy.name)}. {record && !watch.isRecording.value && told.say(extentText(record))}
          </p>
          <a class={css.way} href={roomHash(puzzle.about.id, way)}>
            {speaker(language.value, lessonsTexts)(lessonsText('lessons-room'))}
          </a>
        </div>
      </div>
    </figure>
  );
}
