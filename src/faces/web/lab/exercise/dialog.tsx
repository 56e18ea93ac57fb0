/** The exercise of a search that is watched, on a page of its own above the room. */
import { useEffect, useMemo } from 'preact/hooks';
import { speaker } from '../../../../contract/index.ts';
import type { AskTrace } from '../../../../lab/record.ts';
import type { Watch } from '../../board/watch.ts';
import { Dialog } from '../../parts/dialog.tsx';
import type { Room } from '../../room/room.ts';
import { language } from '../../settings.ts';
import { counts, ExerciseView, newSeed } from './exercise-view.tsx';
import { linkTo, writeSet } from './link.ts';
import type { ExerciseSet } from './state.ts';
import { exercisePageTexts, text } from './texts.ts';

export interface ExerciseDialogProps {
  readonly room: Room;
  readonly watch: Watch;
  /** The exercise that a link leads to. */
  readonly set: ExerciseSet | undefined;
  close(): void;
}

export function ExerciseDialog({ room, watch, set, close }: ExerciseDialogProps) {
  const say = speaker(language.value, exercisePageTexts);
  const seed = useMemo(newSeed, []);
  useEffect(() => {
    if (watch.transport.playing.peek()) watch.transport.toggle();
    return () => {
      watch.more.value = '';
    };
  }, [watch]);
  const search = {
    text: room.position.value,
    strategy: watch.strategy.value,
    goal: watch.goal.value,
    options: watch.options.value,
  };
  const ask: AskTrace = (question) => room.ask(question);
  return (
    <Dialog title={say(text('exercise'))} isWhole close={close}>
      <ExerciseView
        puzzle={room.puzzle}
        search={search}
        seed={set?.seed ?? seed}
        count={set?.count ?? counts[0]}
        isBegun={set !== undefined}
        ask={ask}
        solve={(request, listener = () => undefined) => room.solve(request, listener)}
        changed={(now) => {
          watch.more.value = now ? writeSet(now) : '';
        }}
        link={(now) => linkTo(room.address(), now)}
      />
    </Dialog>
  );
}
