/** The words below a board: what to do next, how it came out, and what stands there while there is no board. */
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../board.ts';
import css from './table.module.css';

/** What to do next, or why the last attempt was refused. */
export function Prompt({ refused, children }: { refused?: boolean; children: ComponentChildren }) {
  return (
    <p class={css.message} data-refused={refused}>
      {children}
    </p>
  );
}

export interface OutcomeProps {
  readonly outcome: 'won' | 'wrong' | undefined;
  /** In large letters, for a game that is won. */
  readonly headline?: string | false;
  /** Set where the board itself tells screen readers. */
  readonly isAnnounced?: boolean;
  readonly children: ComponentChildren;
}

/** How a game stands or came out. After a prompt it takes no room until there is something to say. */
export function Outcome({ outcome, headline = false, isAnnounced = false, children }: OutcomeProps) {
  return (
    <div class={css.message} aria-live={isAnnounced ? undefined : 'polite'} data-outcome={outcome}>
      {headline !== false && <strong>{headline}</strong>}
      {headline !== false && ' '}
      {children}
    </div>
  );
}

/** The way on from a game that is won: another one like it. */
export const NextGame = ({
  deal,
  isDealing,
  children,
}: { deal(): void; children: string } & Pick<BoardProps, 'isDealing'>) => (
  <button type="button" class="primary" disabled={isDealing.value} onClick={() => deal()}>
    {children}
  </button>
);

/** What is said in place of a board. */
export function EmptyTable({ children }: { children: ComponentChildren }) {
  return <p class={`${css.table} ${css.bare}`}>{children}</p>;
}
