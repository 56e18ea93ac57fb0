/** Two searches from the current position, which a person chooses, laid over each other. */
import { useComputed, useSignal } from '@preact/signals';
import { type Goal, goals, speaker } from '../../../../contract/index.ts';
import { planSolve } from '../../../../engine/plan.ts';
import type { Contender } from '../../../../lab/compare/model.ts';
import type { AskTrace } from '../../../../lab/record.ts';
import { ChoiceField } from '../../board/choice-field.tsx';
import type { Room } from '../../room/room.ts';
import { language, say as sayPage } from '../../settings.ts';
import { text as pageText } from '../../texts.ts';
import { ContenderChoice } from '../contender-choice.tsx';
import { firstPair, watchableOf } from './first-pair.ts';
import css from './merge.module.css';
import { MergeView } from './merge-view.tsx';
import { letters } from './merging.ts';
import { mergePageTexts, text } from './texts.ts';

export function MergePanel({ room }: { room: Room }) {
  const { puzzle, position } = room;
  const say = speaker(language.value, mergePageTexts);
  const chosen = useSignal<readonly [Contender, Contender] | undefined>(undefined);
  const goal = useSignal<Goal>(puzzle.solving.goal(room.inputs.instance.peek()));
  const usual = useComputed(() => firstPair(puzzle, position.value));
  const pair = chosen.value ?? usual.value;
  if (!pair) return null;
  const strategies = watchableOf(puzzle, position.value);
  const able = goals.filter((one) =>
    pair.every(({ strategy }) => {
      const request = { puzzle: puzzle.about.id, text: position.value, strategy, goal: one };
      return planSolve(puzzle, request).ok;
    }),
  );
  const choose = (index: number, contender: Contender) => {
    chosen.value = index === 0 ? [contender, pair[1]] : [pair[0], contender];
  };
  const search = (contender: Contender) => ({ ...contender, goal: goal.value });
  return (
    <div class={css.merge}>
      <p class="quiet">{say(text('merge-about'))}</p>
      <div class={css.contenders}>
        {pair.map((contender, index) => (
          <ContenderChoice
            key={letters[index]}
            puzzle={puzzle}
            strategies={strategies}
            contender={contender}
            name={say(text('merge-search', { letter: letters[index]! }))}
            say={room.say}
            choose={(other) => choose(index, other)}
          />
        ))}
      </div>
      <ChoiceField
        isNamed
        label={sayPage(pageText('goal'))}
        value={goal.value}
        options={(able.includes(goal.value) ? able : [goal.value, ...able]).map((id) => ({
          id,
          words: sayPage(pageText(`goal-${id}`)),
        }))}
        choose={(id) => {
          goal.value = id;
        }}
      />
      <MergeView
        puzzle={puzzle}
        text={position.value}
        searches={[search(pair[0]), search(pair[1])]}
        ask={room.ask as AskTrace}
      />
    </div>
  );
}
