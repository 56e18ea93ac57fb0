/** The board of IQ Puzzler Pro: a table with a tray, played by pointer and by keys. */
import { speaker } from '../../../contract/index.ts';
import { HintLadder } from '../../../faces/web/board/hint-ladder.tsx';
import { KeyList } from '../../../faces/web/board/key-list.tsx';
import { EmptyTable } from '../../../faces/web/board/message.tsx';
import { printScenes } from '../../../faces/web/board/print.ts';
import { useSession } from '../../../faces/web/board/session.ts';
import { useTell } from '../../../faces/web/board/tell.ts';
import type { BoardProps, FrameProps, Tool } from '../../../faces/web/board.ts';
import type { iqPuzzlerPro } from '../index.ts';
import type { Task } from '../model.ts';
import { BrowsePanel } from './browse-panel.tsx';
import { EditorPanel } from './editor/panel.tsx';
import { Head } from './head.tsx';
import { PlayArea } from './play-area.tsx';
import type { PartProps } from './props.ts';
import { createSession, type Session } from './session.ts';
import { Status } from './status.tsx';
import { boardTexts, text } from './texts.ts';
import { ViewPanel } from './view-panel.tsx';

const keyLines = ['key-letter', 'key-arrows', 'key-turn', 'key-lay', 'key-undo'] as const;

/** One frame through all sessions, so that what is typed beside the board is not interrupted by the board it leads to. */
export function Board(props: BoardProps<typeof iqPuzzlerPro>) {
  const { Frame } = props;
  const say = speaker(props.language.value, boardTexts);
  const tell = useTell(props, boardTexts);
  const { session, key } = useSession<Task, Session>(props, (task, written) => createSession(props, task, written));
  const parts = session && { ...props, say, sayPuzzle: props.say, session };
  return (
    <Frame newLabel={say(text('new-challenge'))} tell={tell} {...(parts && framed(parts, key))}>
      {parts ? <PlayArea key={key} {...parts} tell={tell} /> : <EmptyTable>{say(text('empty-table'))}</EmptyTable>}
    </Frame>
  );
}

function framed(parts: PartProps, key: number): Omit<FrameProps, 'children'> {
  const { session, say } = parts;
  const { game, watch } = session;
  return {
    position: session.position,
    dealAlike() {
      parts.panel.value = undefined;
      return parts.deal({}, session.level);
    },
    game: { ...game, startOver: game.clear, canStartOver: game.laid.value.length > 0, point: game },
    hintPanel: <Hints {...parts} />,
    tools: toolsOf(parts),
    editor: <EditorPanel key={key} {...parts} />,
    watch,
    keys: <KeyList say={say} title={text('keys')} lines={keyLines.map((line) => text(line))} />,
    head: parts.mode.value === 'play' && <Head {...parts} />,
    status: <Status key={key} {...parts} />,
  };
}

/** The whole solution is to be seen; its letters would say the same again. */
const Hints = ({ session, say, sayPuzzle }: PartProps) => (
  <HintLadder
    ladder={session.hints}
    sayPuzzle={(said) => (said.code === 'whole' ? say(text('whole-on-board')) : sayPuzzle(said))}
  />
);

function toolsOf(parts: PartProps): readonly Tool[] {
  const { session, say, sayPuzzle, puzzle, write } = parts;
  const { game } = session;
  return [
    { id: 'browse', name: say(text('browse')), content: () => <BrowsePanel {...parts} /> },
    { id: 'view', name: say(text('view')), content: () => <ViewPanel {...parts} /> },
    {
      id: 'print',
      name: say(text('print')),
      act: () => printScenes(puzzle.showing.depict(game.task).slice(0, 1), sayPuzzle),
    },
    ...(game.laid.value.length > 0
      ? [{ id: 'freeze', name: say(text('freeze')), act: () => write(session.position.value) }]
      : []),
  ];
}
