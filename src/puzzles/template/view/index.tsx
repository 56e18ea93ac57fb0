/** The board: numbers to pick, undo and redo, hints, and a chosen solution played pick by pick. */
import { useGridFocus } from '../../../faces/web/board/grid-focus.ts';
import { createMoveGame, type MoveGame } from '../../../faces/web/board/move-game.ts';
import { MoveTable } from '../../../faces/web/board/move-table.tsx';
import { useSession } from '../../../faces/web/board/session.ts';
import type { BoardProps } from '../../../faces/web/board.ts';
import type { template } from '../index.ts';
import { leftAfter, type Task } from '../model.ts';
import css from './board.module.css';
import { boardTexts, text } from './texts.ts';

type Props = BoardProps<typeof template>;
type Game = MoveGame<typeof template, Task, number>;

export function Board(props: Props) {
  const { value: task } = props.instance;
  const { session: game, key } = useSession<Task, Game>(props, (begun, written) =>
    createMoveGame(props, written, { after: (pick) => after(begun, pick), isWon: ({ target }) => target === 0 }),
  );
  const focus = useGridFocus({ rows: 1, columns: task?.numbers.length ?? 0 });
  /** A digit picks the number at that place. */
  const keyed = (digit: string) => {
    const number = task?.numbers[Number(digit) - 1];
    return number === undefined ? focus.act(digit) : () => game?.make(number);
  };
  return (
    <MoveTable
      game={game}
      texts={boardTexts}
      title={text('goal', { target: task?.target ?? 0 })}
      status={text('left', { left: game?.position.value.target ?? 0 })}
      won={text('won')}
      keys={[text('key-digits')]}
      newLabel={text('new-task')}
      act={keyed}
      Frame={props.Frame}
    >
      {game && task && <Numbers key={key} {...{ game, task, focus }} />}
    </MoveTable>
  );
}

/** A pick that is too much cannot be made. */
function after(task: Task, pick: readonly number[]): Task | undefined {
  const left = leftAfter(task, pick);
  return left.target >= 0 && left.numbers.length === task.numbers.length - pick.length ? left : undefined;
}

function Numbers({ game, task, focus }: { game: Game; task: Task; focus: ReturnType<typeof useGridFocus> }) {
  const left = game.position.value;
  const hinted = game.hints.value.flatMap(({ data }) => data.numbers);
  return (
    <fieldset ref={focus.box} class={css.numbers}>
      {task.numbers.map((number, i) => (
        <button
          key={number}
          type="button"
          {...focus.cell(i)}
          aria-pressed={game.moves.value.includes(number)}
          // A button that cannot be used keeps the focus this way.
          aria-disabled={!left.numbers.includes(number) || number > left.target}
          data-hinted={hinted.includes(number)}
          onClick={() => game.make(number)}
        >
          {number}
        </button>
      ))}
    </fieldset>
  );
}
