/** One hand on the table: its game, and how long it has been there. */
import { effect } from '@preact/signals';
import { type Clock, createClock } from '../../../faces/web/board/clock.ts';
import type { BoardSession } from '../../../faces/web/board/session.ts';
import { whenWon } from '../../../faces/web/board/won.ts';
import type { Finished } from '../../../faces/web/board.ts';
import { isPattern, type Task } from '../model.ts';
import { verify } from '../verify/index.ts';
import { createGame, type Game } from './game.ts';

export interface Session extends BoardSession {
  readonly game: Game;
  readonly clock: Clock;
}

/** A pattern is not played. */
export function createSession(task: Task, finished: (game: Finished) => void): Session | undefined {
  if (isPattern(task)) return undefined;
  const game = createGame(task, verify);
  const clock = createClock(() => performance.now());
  const isOver = () => ['won', 'none'].includes(game.outcome.value?.kind ?? '');
  const ends = [
    effect(() => (isOver() ? clock.stop() : clock.start())),
    whenWon(isOver, () => finished({ milliseconds: Math.round(clock.read()) })),
  ];
  return {
    game,
    clock,
    // A hand is played in a few steps: a link or a reload begins it anew.
    state: () => '',
    dispose() {
      for (const end of ends) end();
    },
  };
}
