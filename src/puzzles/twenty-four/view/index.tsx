/** The 24 game on a table: tap a card, an operation, another card. */
import { useRef } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { useBoardKeys } from '../../../faces/web/board/keys.ts';
import { EmptyTable } from '../../../faces/web/board/message.tsx';
import { useSession } from '../../../faces/web/board/session.ts';
import { useTell } from '../../../faces/web/board/tell.ts';
import type { BoardModule, BoardProps } from '../../../faces/web/board.ts';
import type { twentyFour } from '../index.ts';
import type { Hand } from '../model.ts';
import css from './board.module.css';
import { Cards } from './cards.tsx';
import { actOf } from './keys.ts';
import { Controls, OperatorRow } from './operators.tsx';
import { createSession, type Session } from './session.ts';
import { boardTexts, text } from './texts.ts';
import { Timer } from './timer.tsx';
import { Trail } from './trail.tsx';

export const places: BoardModule['places'] = ['generate', 'hint', 'check'];

export function Board(props: BoardProps<typeof twentyFour>) {
  const { parts } = props;
  const say = boardSpeaker(props);
  const { session } = useSession<Hand, Session>(props, createSession);
  return (
    <>
      <parts.Generate label={say(text('new-hand'))} />
      {session ? <Play {...props} session={session} /> : <EmptyTable>{say(text('empty-table'))}</EmptyTable>}
      <div class={css.help}>
        <parts.Hints />
        <parts.Check label={say(text('own-expression'))} />
      </div>
    </>
  );
}

const boardSpeaker = ({ language, puzzle }: BoardProps<typeof twentyFour>) =>
  speaker(language.value, boardTexts, puzzle.texts);

function Play(props: BoardProps<typeof twentyFour> & { session: Session }) {
  const { session, puzzle } = props;
  const say = boardSpeaker(props);
  const { game, clock } = session;
  const board = useRef<HTMLElement>(null);
  const tell = useTell(props, boardTexts, puzzle.texts);
  useBoardKeys({ table: board, act: (event) => actOf(game, event), tell });

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
