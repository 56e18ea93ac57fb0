/** What takes the place of the wheel when all boxes are filled: how it went, and the way on. */
import { useEffect, useRef } from 'preact/hooks';
import type { Speaker } from '../../../../contract/index.ts';
import { Outcome } from '../../../../faces/web/board/message.tsx';
import type { UseProps } from '../use.ts';
import type { Game } from './game.ts';
import css from './play.module.css';
import { text } from './texts.ts';

export interface FinishedProps extends Pick<UseProps, 'announce'> {
  readonly game: Game;
  readonly say: Speaker;
  /** Whether the player has just finished the game, rather than found it finished. */
  readonly isNew: boolean;
  /** Whether the next level is being made. */
  readonly busy: boolean;
  next(): void;
}

export function Finished({ game, say, announce, isNew, busy, next }: FinishedProps) {
  const on = useRef<HTMLButtonElement>(null);
  const { level, task } = game;
  const figures = { words: task.slots.length, bonus: game.bonus.value.length, told: game.told.value.length };
  const done = say(level ? text('done-level', { number: level.number }) : text('done-own'));
  const result = say(text('done-figures', figures));
  useEffect(() => {
    if (!isNew) return;
    announce(`${done} ${result}`);
    // The wheel took the focus with it.
    if (document.activeElement === document.body) on.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class={css.finished}>
      <Outcome outcome="won" headline={done} isAnnounced>
        {result}
      </Outcome>
      <button ref={on} type="button" class="primary" aria-disabled={busy} onClick={busy ? undefined : next}>
        {say(text('next-level'))}
      </button>
      <button type="button" class="plain" onClick={game.reset}>
        {say(text('play-again'))}
      </button>
    </div>
  );
}
