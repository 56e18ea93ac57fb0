/** Bonus words: how many, which, and how many in all levels. */
import type { RefObject } from 'preact';
import type { Speaker } from '../../../../contract/index.ts';
import type { Store } from '../store.ts';
import type { Game } from './game.ts';
import css from './play.module.css';
import { text } from './texts.ts';

export interface BonusProps {
  readonly game: Game;
  readonly store: Store;
  readonly say: Speaker;
  /** Where bonus words fly to. */
  readonly counter: RefObject<HTMLElement | null>;
}

export function Bonus({ game, store, say, counter }: BonusProps) {
  const words = game.bonus.value;
  return (
    <details class={css.bonus}>
      <summary>
        <span ref={counter}>{say(text('bonus', { count: words.length }))}</span>
      </summary>
      {words.length === 0 && <p>{say(text('bonus-none'))}</p>}
      {words.length > 0 && (
        <ul>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
      {store.bonus.value > 0 && <p>{say(text('bonus-total', { count: store.bonus.value }))}</p>}
    </details>
  );
}
