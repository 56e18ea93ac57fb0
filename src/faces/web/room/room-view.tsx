/** The room: the board as the hero, everything else beside it. */
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../announce.ts';
import type { BoardModule, BoardProps, PartName } from '../board.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { language, motion, say } from '../settings.ts';
import { keep, kept, recall, remembered } from '../store.ts';
import { text } from '../texts.ts';
import { opened } from '../title.ts';
import { takeIn } from './arrivals.ts';
import { CheckPanel } from './check-panel.tsx';
import { ExplainPanel } from './explain-panel.tsx';
import { GeneratePanel } from './generate-panel.tsx';
import { HintPanel } from './hint-panel.tsx';
import { InputPanel } from './input-panel.tsx';
import { PlayerView } from './player-view.tsx';
import { Results } from './results.tsx';
import css from './room.module.css';
import type { Room } from './room.ts';
import { SolvePanel } from './solve-panel.tsx';

export function RoomView({ room, board }: { room: Room; board: BoardModule | undefined }) {
  const props = useMemo(() => boardProps(room), [room]);
  const { Generate, Hints, Check } = props.parts;
  const name = room.say(room.puzzle.name);
  useEffect(() => {
    opened.value = name;
    return () => {
      opened.value = undefined;
    };
  }, [name]);
  useEffect(() => takeIn(room), [room]);
  const left = (part: PartName) => !board?.places.includes(part);
  return (
    <div class={css.room}>
      <div class={css.title}>
        <div>
          <h1>{name}</h1>
          <p class={css.summary}>{room.say(room.puzzle.summary)}</p>
        </div>
        <CopyButton label={say(text('share'))} content={room.address} none={text('link-too-long')} class={css.share} />
      </div>
      <div class={css.hero}>
        {board ? <board.Board {...props} /> : <PlayerView room={room} />}
        {left('generate') && <Generate />}
        {left('hint') && <Hints />}
        {left('check') && <Check />}
        <ExplainPanel room={room} />
      </div>
      <div class={css.side}>
        <InputPanel room={room} />
        <SolvePanel room={room} />
        <Results room={room} chosen={board ? (board.showsChosen ? 'on board' : 'picture') : 'above'} />
      </div>
    </div>
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
    ask: (question) => room.ask(question),
    solve: (request, hear = () => undefined) => room.solve({ ...request, puzzle: room.puzzle.id }, hear),
    write: room.replaceText,
    chosen: room.chosen,
    choices: room.solving.choices,
    chosenIsBest: room.chosenIsBest,
    state: room.state,
    remembered: (key, allowed, fallback) => remembered(`${room.puzzle.id}:${key}`, allowed, fallback),
    kept: (key, read) => kept(`${room.puzzle.id}:${key}`, read),
    memory: {
      recall: (key) => recall(`${room.puzzle.id}:${key}`),
      keep: (key, value) => keep(`${room.puzzle.id}:${key}`, value),
    },
    level: room.questions.level,
    parts: {
      Generate: ({ label }) => <GeneratePanel room={room} label={label} />,
      Hints: () => <HintPanel room={room} />,
      Check: ({ label }) => <CheckPanel room={room} label={label} />,
    },
  };
}
