/** The board of IQ Puzzler Pro: a table with a tray, played by pointer and by keys, and tools below it. */
import { useSignal } from '@preact/signals';
import { speaker } from '../../../contract/index.ts';
import { EmptyTable } from '../../../faces/web/board/message.tsx';
import { useSession } from '../../../faces/web/board/session.ts';
import type { BoardModule, BoardProps } from '../../../faces/web/board.ts';
import type { iqPuzzlerPro } from '../index.ts';
import type { Task } from '../model.ts';
import { type PanelName, Panels } from './panels.tsx';
import { createSession, type Session } from './session.ts';
import { Table } from './table.tsx';
import { boardTexts, text } from './texts.ts';

export const places: BoardModule['places'] = ['generate', 'hint'];

export function Board(props: BoardProps<typeof iqPuzzlerPro>) {
  const { parts } = props;
  const say = speaker(props.language.value, boardTexts);
  const open = useSignal<PanelName | undefined>(undefined);

  const { session, key } = useSession<Task, Session>(props, (task, written) => createSession(props, task, written));

  const all = { ...props, say, sayPuzzle: props.say };
  return (
    <>
      <parts.Generate label={say(text('new-challenge'))} />
      {session ? (
        <>
          <Table
            {...all}
            key={key}
            session={session}
            hint={() => {
              open.value = 'hints';
              session.hints.tell();
            }}
          />
          <Panels {...all} key={`tools ${key}`} session={session} open={open} />
        </>
      ) : (
        <EmptyTable>{say(text('empty-table'))}</EmptyTable>
      )}
    </>
  );
}
