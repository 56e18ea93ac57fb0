/** Tells when a game comes to its end. */
import { effect, untracked } from '@preact/signals';

/** Calls `then` whenever a game is won, until the returned function is called; one that was found won does not count. */
export function whenWon(isWon: () => boolean, then: () => void): () => void {
  let was = untracked(isWon);
  return effect(() => {
    const is = isWon();
    if (is && !was) untracked(then);
    was = is;
  });
}
