/** The board of the 15 puzzle: tiles to slide by pointer and by keys, in the frame of the room. */
import { computed, effect, useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { KeyList } from '../../../faces/web/board/key-list.tsx';
import { EmptyTable } from '../../../faces/web/board/message.tsx';
import { useSession } from '../../../faces/web/board/session.ts';
import { catchFocus } from '../../../faces/web/board/sight.ts';
import { useTell } from '../../../faces/web/board/tell.ts';
import type { BoardProps, Travel } from '../../../faces/web/board.ts';
import type { fifteen } from '../index.ts';
import type { Task } from '../model.ts';
import { ANY_LEVEL, createBests } from './bests.ts';
import { EditorView } from './editor-view.tsx';
import { Figures } from './figures.tsx';
import { readPath } from './help.ts';
import { HintsPanel, toolsOf } from './panels.tsx';
import { createPhoto } from './photo.ts';
import { PlayArea } from './play-area.tsx';
import { readDelay, USUAL_DELAY } from './playback.ts';
import { rowTexts } from './rows.tsx';
import { createSession, type Session } from './session.ts';
import { Status } from './status.tsx';
import { boardTexts, text } from './texts.ts';

type Props = BoardProps<typeof fifteen>;

const keyLines = ['key-arrows', 'key-drag', 'key-undo', 'key-read', 'key-playback'] as const;

export function Board(props: Props) {
  const { chosen, chosenIsBest, memory, kept, isEditing, Frame, language, announce } = props;
  const say = speaker(language.value, boardTexts);
  const bests = useMemo(() => createBests(kept), [kept]);
  const photo = useMemo(() => createPhoto(memory), [memory]);
  const numbers = useMemo(() => props.remembered('numbers', ['shown', 'hidden'] as const, 'shown'), [props.remembered]);
  const typedDelay = useSignal(String(USUAL_DELAY));
  const lastDelay = useRef(USUAL_DELAY);
  // What was typed last and is a delay stands until there is another one.
  const delay = useComputed(() => {
    lastDelay.current = readDelay(typedDelay.value) ?? lastDelay.current;
    return lastDelay.current;
  });
  const tell = useTell(props, boardTexts);

  const { session, key } = useSession<Task, Session>(props, (task, written, before) =>
    createSession({ ...props, bests, delay }, task, begunState(before, task, written), levelOf(props.level.peek())),
  );
  useEffect(
    () =>
      effect(() => {
        const best = chosenIsBest.value ? readPath(chosen.value) : undefined;
        if (best) session?.help.learn(best);
      }),
    [session, chosen, chosenIsBest],
  );
  const game = useMemo(() => session && travelOf(session), [session]);

  const board = useRef<HTMLDivElement>(null);
  const editing = isEditing.value;
  useEffect(() => (editing ? () => catchFocus(board.current) : undefined), [editing]);

  if (!session) {
    return (
      <Frame>
        <EmptyTable>{say(text('empty-table'))}</EmptyTable>
      </Frame>
    );
  }
  const all = { ...props, say, sayPuzzle: props.say, session, bests, photo, numbers, typedDelay, delay };
  const read = () => {
    const { cells, game } = session;
    announce(rowTexts(cells.peek(), game.task, speaker(language.peek(), boardTexts)).join(' '));
  };
  return (
    <Frame
      position={session.position}
      newLabel={say(text('shuffle'))}
      hintPanel={<HintsPanel {...all} />}
      tools={toolsOf(all)}
      editor={<EditorView {...all} />}
      watch={all.session.watch}
      keys={
        <KeyList say={say} title={text('keys')} lines={keyLines.map((line) => text(line))}>
          <button type="button" onClick={read}>
            {say(text('read-board'))}
          </button>
        </KeyList>
      }
      head={<Figures {...all} />}
      status={<Status {...all} board={board} />}
      {...{ game, tell }}
    >
      <PlayArea {...all} {...{ board, tell, read }} key={key} />
    </Frame>
  );
}

/** The person's own game; what is looked at in its place is not to be changed unseen. */
function travelOf({ game, shows }: Session): Travel {
  const own = (isPossible: Travel['canUndo']) => computed(() => shows.value === 'own' && isPossible.value);
  const canUndo = own(game.canUndo);
  const point = { canReturn: own(game.canReturn), save: game.save, goBack: game.goBack };
  return { canUndo, canRedo: own(game.canRedo), undo: game.undo, redo: game.redo, startOver: game.reset, point };
}

/** What was kept belongs to the first board; the same board by another count of moves goes on where it was. */
function begunState(before: Session | undefined, task: Task, kept: string): string {
  if (!before) return kept;
  const { cells, goal } = before.game.task;
  const isSame = String([cells, goal]) === String([task.cells, task.goal]) && before.game.task.rows === task.rows;
  return isSame ? before.state() : '';
}

const levelOf = (asked: string | undefined): string | undefined => (asked === '' ? ANY_LEVEL : asked);
