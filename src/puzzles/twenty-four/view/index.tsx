/** The 24 game on a table: tap a card, an operation, another card. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { useSession } from '../../../faces/web/board/session.ts';
import type { BoardModule, BoardProps } from '../../../faces/web/board.ts';
import type { Hand } from '../model.ts';
import css from './board.module.css';
import { Cards } from './cards.tsx';
import { pressKey } from './keys.ts';
import { Controls, OperatorRow } from './operators.tsx';
import { createSession, type Session } from './session.ts';
import { boardTexts, text } from './texts.ts';
import { Timer } from './timer.tsx';
import { Trail } from './trail.tsx';

export const places: BoardModule['places'] = ['generate', 'hint', 'check'];

export function Board(props: BoardProps) {
  const { parts } = props;
  const say = boardSpeaker(props);
  const { session } = useSession<Hand, Session>(props, (hand) => createSession(props, hand));
  return (
    <>
      <parts.Generate label={say(text('new-hand'))} />
      {session ? (
        <Play {...props} session={session} />
      ) : (
        <p class={`${css.table} ${css.bare}`}>{say(text('empty-table'))}</p>
      )}
      <div class={css.help}>
        <parts.Hints />
        <parts.Check label={say(text('own-expression'))} />
      </div>
    </>
  );
}

const boardSpeaker = ({ language, puzzle }: BoardProps) => speaker(language.value, boardTexts, puzzle.texts);

function Play(props: BoardProps & { session: Session }) {
  const { session, announce, language, puzzle } = props;
  const say = boardSpeaker(props);
  const { game, clock } = session;
  const board = useRef<HTMLElement>(null);
  const tell = useMemo(
    () => (sentence: Parameters<typeof say>[0] | undefined) => {
      if (sentence) announce(speaker(language.value, boardTexts, puzzle.texts)(sentence));
    },
    [announce, language, puzzle],
  );

  // Keys also work while the focus is on no control at all, so that one can begin at once.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { activeElement: focused } = document;
      const within = board.current?.contains(focused) || focused?.contains(board.current);
      if (within && !event.defaultPrevented) pressKey(game, event, tell);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [game, tell]);

  return (
    <section ref={board} class={css.table} aria-label={say(text('make', { target: game.hand.target }))}>
      <div class={css.head}>
        <div>
          <h2 class={css.target}>{say(text('make', { target: game.hand.target }))}</h2>
          <p class={css.rule}>{say(text(game.hand.rules === 'countdown' ? 'some-once' : 'all-once'))}</p>
        </div>
        <Timer clock={clock} say={say} remembered={props.remembered} />
      </div>
      <Cards game={game} say={say} tell={tell} />
      <OperatorRow game={game} say={say} tell={tell} />
      <Trail game={game} say={say} sayPuzzle={props.say} format={(e) => puzzle.solution.format(e)} />
      <Controls game={game} say={say} tell={tell} />
    </section>
  );
}
