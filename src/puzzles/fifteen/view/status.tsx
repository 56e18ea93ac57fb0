/** One line below the board: what is on show, what to do next, how far it is, or how it came out. */
import type { Text } from '../../../contract/index.ts';
import { Outcome, Prompt } from '../../../faces/web/board/message.tsx';
import { preciseText } from '../../../presentation/clock.ts';
import type { SlidingHint } from '../hint.ts';
import { isSolvable } from '../parity.ts';
import own from './board.module.css';
import { fewestOf } from './help.ts';
import type { PanelProps } from './panels.tsx';
import type { Beaten } from './session.ts';
import { text } from './texts.ts';

export function Status(props: PanelProps) {
  const { session, say, open } = props;
  const { game, help } = session;
  const shows = session.shows.value;
  if (shows === 'search') return <Prompt>{say(text('watching'))}</Prompt>;
  if (shows === 'playback') {
    const fromStart = session.playback.value?.before.length === 0;
    return <Prompt>{say(text(fromStart ? 'playing-start' : 'playing-here'))}</Prompt>;
  }
  const isSolved = game.solved.value;
  const solvable = isSolvable({ ...game.task, cells: game.cells.value });
  const distance = help.distance.value;
  return (
    <Outcome outcome={isSolved ? 'won' : undefined} headline={isSolved && say(text('won'))}>
      {isSolved && <Result {...props} />}
      {!isSolved && !solvable && (
        <p>
          {say(text('unsolvable'))}{' '}
          {open.value !== 'solvable' && (
            <button
              type="button"
              class={own.link}
              onClick={() => {
                open.value = 'solvable';
              }}
            >
              {say(text('why-not'))}
            </button>
          )}
        </p>
      )}
      {!isSolved && distance && solvable && <p class={own.told}>{wordDistance(props, distance)}</p>}
      {!isSolved && !distance && solvable && game.made.value.length === 0 && <p>{say(text('begin'))}</p>}
    </Outcome>
  );
}

/** A distance that is certain is said as a person would; what is less certain, as the puzzle says it. */
function wordDistance({ say, sayPuzzle }: PanelProps, told: SlidingHint): string {
  const moves = fewestOf(told);
  return moves === undefined ? sayPuzzle(told.text) : say(text('far', { moves }));
}

function Result({ session, say, language }: PanelProps) {
  const { game, help } = session;
  const beaten = session.beaten.value;
  const result = { moves: game.moves.value, time: preciseText(game.clock.read(), language.value) };
  const best = help.fewest.value;
  return (
    <>
      {say(wordResult(result, best))}
      {game.helped.value && <p>{say(text('with-help'))}</p>}
      {beaten && wordBeaten(beaten) && <p class={own.told}>{say(wordBeaten(beaten)!)}</p>}
    </>
  );
}

function wordResult(result: { moves: number; time: string }, best: number | undefined): Text {
  if (best === undefined) return text('result', result);
  return best < result.moves ? text('result-best', { ...result, best }) : text('result-fewest', result);
}

function wordBeaten({ moves, time }: Beaten): Text | undefined {
  if (moves && time) return text('best-both');
  if (moves) return text('best-moves');
  return time ? text('best-time') : undefined;
}
