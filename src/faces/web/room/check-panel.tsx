/** The person's own answer, judged by the puzzle's independent checker. */
import { useId } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { wordCost } from '../../../engine/cost.ts';
import { problemOf } from '../board/asked.ts';
import { MarkedField, ProblemLine } from '../parts/marked-field.tsx';
import { language, say } from '../settings.ts';
import { text } from '../texts.ts';
import { AnswerPad } from './answer-pad.tsx';
import { Answered } from './asked.tsx';
import { checkText, checkTexts } from './check-texts.ts';
import css from './room.module.css';
import type { Room } from './room.ts';

export function CheckPanel({ room, keys }: { room: Room; keys?: readonly string[] | undefined }) {
  const { questions, puzzle } = room;
  const id = useId();
  const sayCheck = speaker(language.value, checkTexts);
  const verdict = questions.verdict.value;
  const problem = problemOf(verdict);
  const lines = questions.answer.value.includes('\n');
  return (
    <form
      class={css.panel}
      onSubmit={(event) => {
        event.preventDefault();
        void questions.check();
      }}
    >
      <h2>
        <label for={id}>{sayCheck(checkText('your-answer'))}</label>
      </h2>
      <div class={css.ask}>
        <MarkedField
          id={id}
          value={questions.answer}
          problem={problem}
          describedBy={`${id}-help`}
          hasPad={keys !== undefined}
        />
        <button type="submit" disabled={room.inputs.instanceText.value === ''}>
          {say(text('check'))}
        </button>
      </div>
      {keys && <AnswerPad answer={questions.answer} keys={keys} />}
      <ProblemLine id={id} problem={problem} sayProblem={room.say} lines={lines} />
      <div aria-live="polite">
        {problem === undefined && (
          <Answered asked={verdict} say={room.say}>
            {({ problems, cost }) =>
              problems.length === 0 ? (
                <p class={css.right}>
                  {sayCheck(
                    cost === undefined
                      ? checkText('right')
                      : checkText('right-at', { cost: room.say(wordCost(room.puzzle, cost)!) }),
                  )}
                </p>
              ) : (
                <div class={css.warning}>
                  <p>{sayCheck(checkText('not-right'))}</p>
                  <ul>
                    {problems.map((wrong, index) => (
                      <li key={index}>{room.say(wrong.text)}</li>
                    ))}
                  </ul>
                </div>
              )
            }
          </Answered>
        )}
      </div>
      <p id={`${id}-help`} class="quiet">
        {room.say(puzzle.solution.help)}
      </p>
    </form>
  );
}
