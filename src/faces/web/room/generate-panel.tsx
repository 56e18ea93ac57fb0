/** A new puzzle by difficulty. */
import { useId } from 'preact/hooks';
import { problemOf } from '../board/asked.ts';
import { OptionsForm } from '../parts/options-form.tsx';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './room.module.css';
import type { Room } from './room.ts';

export function GeneratePanel({ room, label }: { room: Room; label?: string | undefined }) {
  const { puzzle, questions } = room;
  const id = useId();
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
      <label class="unseen" for={id}>
        {say(text('difficulty'))}
      </label>
      <select
        id={id}
        value={questions.difficulty.value}
        onChange={(event) => {
          questions.difficulty.value = event.currentTarget.value;
        }}
      >
        <option value="">{say(text('any-difficulty'))}</option>
        {generator.difficulties.map((level) => (
          <option key={level.id} value={level.id}>
            {room.say(level.name)}
          </option>
        ))}
      </select>
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
