/** The 24 game on a table: tap a card, an operation, another card. */
import { useComputed } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { EmptyTable } from '../../../faces/web/board/message.tsx';
import type { BoardModule, BoardProps } from '../../../faces/web/board.ts';
import type { twentyFour } from '../index.ts';
import css from './board.module.css';
import { Cards } from './cards.tsx';
import { createGame, type Game } from './game.ts';
import { pressKey } from './keys.ts';
import { Controls, OperatorRow } from './operators.tsx';
import { boardTexts, text } from './texts.ts';
import { Timer } from './timer.tsx';
import { Trail } from './trail.tsx';

export const places: BoardModule['places'] = ['generate', 'hint', 'check'];

export function Board(props: BoardProps<typeof twentyFour>) {
  const { instance, puzzle, parts } = props;
  const say = boardSpeaker(props);
  const game = useComputed(() => {
    const hand = instance.value;
    return hand && createGame(hand, (h, e) => puzzle.verify(h, e));
  });
  return (
    <>
      <parts.Generate label={say(text('new-hand'))} />
      {game.value ? <Play {...props} game={game.value} /> : <EmptyTable>{say(text('empty-table'))}</EmptyTable>}
      <div class={css.help}>
        <parts.Hints />
        <parts.Check label={say(text('own-expression'))} />
      </div>
    </>
  );
}

const boardSpeaker = ({ language, puzzle }: BoardProps<typeof twentyFour>) =>
  speaker(language.value, boardTexts, puzzle.texts);

function Play(props: BoardProps<typeof twentyFour> & { game: Game }) {
  const { game, announce, language, puzzle } = props;
  const say = boardSpeaker(props);
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
        <Timer game={game} say={say} remembered={props.remembered} />
      </div>
      <Cards game={game} say={say} tell={tell} />
      <OperatorRow game={game} say={say} tell={tell} />
      <Trail game={game} say={say} sayPuzzle={props.say} format={(e) => puzzle.solution.format(e)} />
      <Controls game={game} say={say} tell={tell} />
    </section>
  );
}
