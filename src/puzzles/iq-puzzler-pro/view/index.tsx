/** The board of IQ Puzzler Pro: a table with a tray, played by pointer and by keys, and tools below it. */
import { effect, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { EmptyTable } from '../../../faces/web/board/message.tsx';
import type { BoardModule, BoardProps } from '../../../faces/web/board.ts';
import type { iqPuzzlerPro } from '../index.ts';
import { type PanelName, Panels } from './panels.tsx';
import { createSession, keepState } from './session.ts';
import { Table } from './table.tsx';
import { boardTexts, text } from './texts.ts';

export const places: BoardModule['places'] = ['generate', 'hint', 'check'];

export function Board(props: BoardProps<typeof iqPuzzlerPro>) {
  const { instance, parts, state, chosen, choices } = props;
  const say = speaker(props.language.value, boardTexts);
  const open = useSignal<PanelName | undefined>(undefined);

  const task = instance.value;
  // What was kept belongs to the first instance; another one begins with an empty hand.
  const kept = useRef<string | undefined>(state.peek());
  const session = useMemo(() => {
    if (!task) return undefined;
    const begun = kept.current ?? '';
    kept.current = undefined;
    return createSession(props, task, begun);
  }, [task]);
  useEffect(() => {
    if (!session) return;
    const ends = [
      keepState(session, state),
      // A solution chosen in the list of results is shown here too, and again when it is chosen again.
      effect(() => {
        choices.value;
        session.show(chosen.value);
      }),
      session.dispose,
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [session, state, chosen, choices]);

  const all = { ...props, say, sayPuzzle: props.say };
  return (
    <>
      <parts.Generate label={say(text('new-challenge'))} />
      {session ? (
        <>
          <Table
            {...all}
            key={session.number}
            session={session}
            hint={() => {
              open.value = 'hints';
              session.hints.tell();
              return undefined;
            }}
          />
          <Panels {...all} key={`tools ${session.number}`} session={session} open={open} />
        </>
      ) : (
        <EmptyTable>{say(text('empty-table'))}</EmptyTable>
      )}
    </>
  );
}
