/** The room: the puzzle's own board in the frame, or the picture of a puzzle that has no board. */
import { batch, computed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../announce.ts';
import { problemOf } from '../board/asked.ts';
import type { BoardModule, BoardProps } from '../board.ts';
import { Frame } from '../frame/frame.tsx';
import { language, motion } from '../settings.ts';
import { keep, kept, recall, remembered } from '../store.ts';
import { opened } from '../title.ts';
import { OnShow } from './on-show.tsx';
import { Picture } from './picture.tsx';
import type { Room } from './room.ts';
import { takeIn } from './taking-in.ts';

export function RoomView({ room, board }: { room: Room; board: BoardModule | undefined }) {
  const props = useMemo(() => boardProps(room), [room]);
  const name = room.say(room.puzzle.about.name);
  useEffect(() => {
    opened.value = { name, address: room.address };
    return () => {
      opened.value = undefined;
    };
  }, [name, room]);
  useEffect(() => takeIn(room), [room]);
  if (board) return <board.Board {...props} />;
  return (
    <Frame room={room} hints={room.questions.hints}>
      <Picture room={room} />
    </Frame>
  );
}

/** Made once per room, so that the parts keep their identity and what is typed in them. */
function boardProps(room: Room): BoardProps {
  return {
    puzzle: room.puzzle,
    instance: room.inputs.instance,
    language,
    say: room.say,
    motion,
    announce,
    finished: room.finished,
    ask: (question) => room.ask(question),
    solve: (request, listener = () => undefined) => room.solve({ ...request, puzzle: room.puzzle.about.id }, listener),
    // What a board writes is by the rules in force, and names them.
    write: (text, step) =>
      batch(() => {
        room.inputs.leaveRules();
        room.replaceText(text, step);
      }),
    chosen: room.chosen,
    choices: room.solving.choices,
    chosenIsBest: room.chosenIsBest,
    state: room.state,
    remembered: (key, allowed, fallback) => remembered(`${room.puzzle.about.id}:${key}`, allowed, fallback),
    kept: (key, read) => kept(`${room.puzzle.about.id}:${key}`, read),
    memory: {
      recall: (key) => recall(`${room.puzzle.about.id}:${key}`),
      keep: (key, value) => keep(`${room.puzzle.about.id}:${key}`, value),
    },
    level: room.questions.level,
    async deal(options = {}, difficulty) {
      if (difficulty !== undefined) room.questions.difficulty.value = difficulty;
      for (const [name, value] of Object.entries(options)) room.questions.wish(name, value);
      await room.questions.generate();
      if (problemOf(room.questions.made.value)) room.panel.value = 'new';
    },
    isDealing: computed(() => room.questions.made.value === 'asking'),
    mode: room.mode,
    panel: room.panel,
    isEditing: room.isEditing,
    Frame: (framed) => <Frame room={room} {...framed} />,
    OnShow: (more) => <OnShow room={room} {...more} />,
  };
}
