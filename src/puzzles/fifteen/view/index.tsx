/** The board of the 15 puzzle: tiles to slide by pointer and by keys, and tools below them. */
import { effect, useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { EmptyTable } from '../../../faces/web/board/message.tsx';
import { useSession } from '../../../faces/web/board/session.ts';
import { catchFocus } from '../../../faces/web/board/sight.ts';
import type { BoardModule, BoardProps } from '../../../faces/web/board.ts';
import type { fifteen } from '../index.ts';
import type { Task } from '../model.ts';
import { ANY_LEVEL, createBests } from './bests.ts';
import { EditorView } from './editor-view.tsx';
import { readPath } from './help.ts';
import { type PanelName, Panels } from './panels.tsx';
import { createPhoto } from './photo.ts';
import { readDelay, USUAL_DELAY } from './playback.ts';
import { createSession, type Session } from './session.ts';
import { Table } from './table.tsx';
import { boardTexts, text } from './texts.ts';

export const places: BoardModule['places'] = ['generate', 'hint'];
export const showsChosen: BoardModule['showsChosen'] = true;

export function Board(props: BoardProps<typeof fifteen>) {
  const { parts, chosen, chosenIsBest, memory, kept } = props;
  const say = speaker(props.language.value, boardTexts);
  const open = useSignal<PanelName | undefined>(undefined);
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

  const board = useRef<HTMLDivElement>(null);
  const editing = open.value === 'editor';
  useEffect(() => (editing ? () => catchFocus(board.current) : undefined), [editing]);

  if (!session) return <EmptyTable>{say(text('empty-table'))}</EmptyTable>;
  const all = { ...props, say, sayPuzzle: props.say, session, open, bests, photo, numbers, typedDelay, delay };
  return (
    <>
      {editing ? <EditorView {...all} /> : <Table {...all} board={board} key={key} />}
      <Panels {...all} key={`tools ${key}`} />
      <parts.Generate label={say(text('shuffle'))} />
    </>
  );
}

/** What was kept belongs to the first board; the same board by another count of moves goes on where it was. */
function begunState(before: Session | undefined, task: Task, kept: string): string {
  if (!before) return kept;
  const { cells, goal } = before.game.task;
  const isSame = String([cells, goal]) === String([task.cells, task.goal]) && before.game.task.rows === task.rows;
  return isSame ? before.state() : '';
}

const levelOf = (asked: string | undefined): string | undefined => (asked === '' ? ANY_LEVEL : asked);
