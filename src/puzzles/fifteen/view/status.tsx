/** Below the board: the controls of what is on show, what to do next, or how the game came out. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Text } from '../../../contract/index.ts';
import { NextGame, Outcome } from '../../../faces/web/board/message.tsx';
import { catchFocus } from '../../../faces/web/board/sight.ts';
import { preciseText } from '../../../presentation/clock.ts';
import { isUsualGoal } from '../model.ts';
import { isSolvable } from '../parity.ts';
import own from './board.module.css';
import type { PanelProps } from './panels.tsx';
import { PlaybackBar } from './playback-bar.tsx';
import type { Beaten } from './session.ts';
import { text } from './texts.ts';

export function Status(props: PanelProps & { board: RefObject<HTMLDivElement | null> }) {
  const { session, board } = props;
  const shows = session.shows.value;
  const play = useRef<HTMLButtonElement>(null);
  // What replaces the words takes over the focus of a button that is gone. A person who solves or chooses beside the
  // board is left there.
  const before = useRef(shows);
  useEffect(() => {
    if (shows === before.current) return;
    before.current = shows;
    catchFocus(shows === 'playback' ? play.current : board.current);
  }, [shows, board]);
  if (shows === 'playback') return <PlaybackBar {...props} play={play} />;
  return <Standing {...props} />;
}

function Standing(props: PanelProps) {
  const { session, say, mode, panel } = props;
  const { game } = session;
  const rests = mode.value === 'play' && panel.value !== undefined;
  const isUntouched = mode.value === 'play' && game.made.value.length === 0;
  const isExplained = rests && panel.value === 'solvable';
  const isSolved = game.solved.value;
  const solvable = isSolvable({ ...game.task, cells: game.cells.value });
  return (
    <div class={own.line} data-mode={mode.value} data-rests={rests && !isSolved}>
      <Outcome outcome={isSolved ? 'won' : undefined} headline={isSolved && say(text('won'))}>
        {isSolved && <Result {...props} />}
        {!isSolved && !solvable && !isExplained && say(text('unsolvable'))}
        {!isSolved && solvable && isUntouched && say(text('begin'))}
      </Outcome>
      {isSolved && <NextGame {...props}>{say(text('another'))}</NextGame>}
      {!isSolved && !solvable && <Opener {...props} tool="solvable" name="why-not" />}
      {!isSolved && solvable && !isUsualGoal(game.task) && <Opener {...props} tool="goal" name="the-goal" />}
    </div>
  );
}

/** Leads to a panel of the game; it stands only where such panels are opened. */
function Opener({ tool, name, ...props }: PanelProps & { tool: string; name: 'why-not' | 'the-goal' }) {
  const { say, mode, panel } = props;
  if (mode.value !== 'play' || panel.value === tool) return null;
  return (
    <button
      type="button"
      onClick={() => {
        panel.value = tool;
      }}
    >
      {say(text(name))}
    </button>
  );
}

function Result({ session, say, language }: PanelProps) {
  const { game, help } = session;
  const beaten = session.beaten.value;
  const result = { moves: game.moves.value, time: preciseText(game.clock.read(), language.value) };
  const best = help.fewest.value;
  const sentences = [
    wordResult(result, best),
    game.helped.value ? text('with-help') : undefined,
    beaten && wordBeaten(beaten),
  ];
  return <>{sentences.flatMap((sentence) => (sentence ? say(sentence) : [])).join(' ')}</>;
}

function wordResult(result: { moves: number; time: string }, best: number | undefined): Text {
  if (best === undefined) return text('result', result);
  return best < result.moves ? text('result-best', { ...result, best }) : text('result-optimal', result);
}

function wordBeaten({ moves, time }: Beaten): Text | undefined {
  if (moves && time) return text('best-both');
  if (moves) return text('best-moves');
  return time ? text('best-time') : undefined;
}
