/** The 24 game on a table: tap a card, an operation, another card. */
import { useRef } from 'preact/hooks';
import { type Speaker, speaker } from '../../../contract/index.ts';
import { useBoardKeys } from '../../../faces/web/board/keys.ts';
import { EmptyTable } from '../../../faces/web/board/message.tsx';
import { useSession } from '../../../faces/web/board/session.ts';
import { type Tell, useTell } from '../../../faces/web/board/tell.ts';
import type { BoardProps } from '../../../faces/web/board.ts';
import type { twentyFour } from '../index.ts';
import { type Hand, numberName, operators, signs, type Task } from '../model.ts';
import { text as puzzleText } from '../texts.ts';
import css from './board.module.css';
import { Cards } from './cards.tsx';
import type { Game } from './game.ts';
import { actOf } from './keys.ts';
import { OperatorRow } from './operators.tsx';
import { OtherAnswers } from './other-answers.tsx';
import { createSession, type Session } from './session.ts';
import { boardTexts, text } from './texts.ts';
import { Timer } from './timer.tsx';
import { Standing, Trail } from './trail.tsx';

type Props = BoardProps<typeof twentyFour>;

/** The frame stays while hands come and go, so that a person who types one keeps the focus. */
export function Board(props: Props) {
  const { Frame, OnShow, puzzle } = props;
  const say = speaker(props.language.value, boardTexts, puzzle.texts);
  const tell = useTell(props, boardTexts, puzzle.texts);
  const { session, key } = useSession<Task, Session>(props, (task) => createSession(task, props.finished));
  const bare = props.instance.value ? puzzleText('hint-pattern') : text('empty-table');
  const all = session && { game: session.game, clock: session.clock, say, tell, remembered: props.remembered };
  return (
    <Frame
      {...(all && {
        game: { ...all.game, startOver: all.game.reset, point: all.game },
        head: props.mode.value === 'play' && <Head {...all} />,
        status: <Standing {...all} board={props} />,
        answerKeys: answerKeys(all.game.hand),
      })}
      newLabel={say(text('new-hand'))}
      keys={<p class="quiet">{say(text('keys'))}</p>}
      tell={tell}
    >
      <OnShow>{all ? <CardTable key={key} {...all} board={props} /> : <EmptyTable>{say(bare)}</EmptyTable>}</OnShow>
    </Frame>
  );
}

interface TableProps extends Pick<Session, 'game' | 'clock'>, Pick<Props, 'remembered'> {
  readonly say: Speaker;
  readonly tell: Tell;
}

const goalOf = ({ hand }: Game) => text('make', { target: hand.target });

const Head = ({ game, clock, say, remembered }: Omit<TableProps, 'tell'>) => (
  <div class={css.head}>
    <div>
      <h2 class={css.target}>{say(goalOf(game))}</h2>
      <p class="quiet">{say(text(game.hand.rules === 'countdown' ? 'some-once' : 'all-once'))}</p>
    </div>
    <Timer clock={clock} say={say} remembered={remembered} />
  </div>
);

/** What an expression over the hand is made of. */
const answerKeys = (hand: Hand) => [
  ...hand.numbers.map((n) => numberName(hand, n)),
  ...operators.map((operator) => signs[operator]),
  '(',
  ')',
];

function CardTable({ game, say, tell, board }: Pick<TableProps, 'game' | 'say' | 'tell'> & { board: Props }) {
  const table = useRef<HTMLElement>(null);
  useBoardKeys({ table, act: (event) => actOf(game, event), tell });
  return (
    <section ref={table} class={css.table} aria-label={say(goalOf(game))}>
      <Cards game={game} say={say} tell={tell} />
      <OperatorRow game={game} say={say} tell={tell} />
      {board.mode.value === 'play' && <OtherAnswers game={game} say={say} tell={tell} board={board} />}
      <Trail game={game} />
    </section>
  );
}
