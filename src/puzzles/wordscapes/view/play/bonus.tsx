/** Bonus words: which, and how many in all levels. */
import type { Speaker } from '../../../../contract/index.ts';
import type { Store } from '../store.ts';
import type { Game } from './game.ts';
import css from './play.module.css';
import { text } from './texts.ts';

export interface BonusProps {
  readonly game: Game;
  readonly store: Store;
  readonly say: Speaker;
}

export function Bonus({ game, store, say }: BonusProps) {
  const words = game.bonus.value;
  return (
    <div class={css.bonus}>
      {words.length === 0 && <p>{say(text('bonus-none'))}</p>}
      {words.length > 0 && (
        <ul>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
      {store.bonus.value > 0 && <p>{say(text('bonus-total', { count: store.bonus.value }))}</p>}
    </div>
  );
}
