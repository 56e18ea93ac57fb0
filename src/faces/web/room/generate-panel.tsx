/** A new puzzle by difficulty and options, or like the one that lies where the board has the controls of these. */
import type { AnyPuzzle } from '../../../contract/index.ts';
import { withoutBoard } from '../../../engine/wish-like.ts';
import { problemOf } from '../board/asked.ts';
import { ChoiceField } from '../board/choice-field.tsx';
import { isWide } from '../board/sight.ts';
import type { FrameProps } from '../board.ts';
import { OptionsForm } from '../parts/options-form.tsx';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './room.module.css';
import type { Room } from './room.ts';

export interface GeneratePanelProps extends Pick<FrameProps, 'dealAlike'> {
  readonly room: Room;
  readonly label?: string | undefined;
}

export function GeneratePanel({ room, label, dealAlike }: GeneratePanelProps) {
  const { questions } = room;
  if (!room.puzzle.making) return null;
  const made = questions.made.value;
  const problem = problemOf(made);
  const make = async () => {
    // On a phone the new board has the room of what asked for it, from the tap on: later it would jump.
    if (!isWide()) room.panel.value = undefined;
    await (dealAlike ?? questions.generate)();
    if (problemOf(questions.made.value)) room.panel.value = 'new';
  };
  return (
    <form
      class={css.generate}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      {dealAlike ? (
        <p class="quiet">{say(text('new-alike'))}</p>
      ) : (
        <Wishes room={room} generator={room.puzzle.making} />
      )}
      <button type="submit" class="primary" disabled={made === 'asking'}>
        {label ?? say(text('generate'))}
      </button>
      {problem && (
        <p class={css.warning} role="alert">
          {room.say(problem.text)}
        </p>
      )}
    </form>
  );
}

interface WishesProps {
  readonly room: Room;
  readonly generator: NonNullable<AnyPuzzle['making']>;
  /** Whether the board is that of the present puzzle. */
  readonly isHere?: boolean;
}

export function Wishes({ room, generator, isHere = false }: WishesProps) {
  const { questions, puzzle } = room;
  return (
    <>
      <ChoiceField
        label={say(text('difficulty'))}
        value={questions.difficulty.value}
        options={[
          { id: '', words: say(text('any-difficulty')) },
          ...generator.difficulties.map(({ id, name }) => ({ id, words: room.say(name) })),
        ]}
        choose={(id) => {
          questions.difficulty.value = id;
        }}
      />
      <OptionsForm
        table={isHere ? withoutBoard(puzzle, generator.options) : generator.options}
        options={questions.wishes.value}
        say={room.say}
        set={questions.wish}
        inRow
      />
    </>
  );
}
