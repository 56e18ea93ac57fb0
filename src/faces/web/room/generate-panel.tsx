/** A new puzzle by difficulty. */
import { problemOf } from '../board/asked.ts';
import { ChoiceField } from '../board/choice-field.tsx';
import { OptionsForm } from '../parts/options-form.tsx';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './room.module.css';
import type { Room } from './room.ts';

export function GeneratePanel({ room, label }: { room: Room; label?: string | undefined }) {
  const { puzzle, questions } = room;
  const { generator } = puzzle;
  if (!generator) return null;
  const made = questions.made.value;
  const problem = problemOf(made);
  return (
    <form
      class={css.generate}
      onSubmit={(event) => {
        event.preventDefault();
        void questions.generate();
      }}
    >
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
        table={generator.options}
        options={questions.wishes.value}
        say={room.say}
        set={questions.wish}
        inRow
      />
      <button type="submit" disabled={made === 'asking'}>
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
