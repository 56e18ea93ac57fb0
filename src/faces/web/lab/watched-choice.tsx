/** Which search is watched: the strategy, the goal, and its options. */
import type { Goal, Speaker } from '../../../contract/index.ts';
import { readOptions } from '../../../engine/options.ts';
import { planSolve } from '../../../engine/plan.ts';
import { ChoiceField } from '../board/choice-field.tsx';
import type { Watch } from '../board/watch.ts';
import { OptionsForm } from '../parts/options-form.tsx';
import type { Room } from '../room/room.ts';
import { say as sayPage } from '../settings.ts';
import { text as pageText } from '../texts.ts';
import css from './watch.module.css';
import { text } from './watch-texts.ts';

const goals: readonly Goal[] = ['first', 'best', 'all', 'count'];

export function WatchedChoice({ room, watch, say }: { room: Room; watch: Watch; say: Speaker }) {
  const { strategies } = room.puzzle.solving;
  const watchable = strategies.filter((one) => one.watch);
  const strategy = strategies.find(({ id }) => id === watch.strategy.value)!;
  const options = readOptions(strategy.id, strategy.options ?? {}, watch.options.value);
  const able = goals.filter((goal) => {
    const request = { puzzle: room.puzzle.about.id, text: room.position.value, strategy: strategy.id, goal };
    return planSolve(room.puzzle, request).ok;
  });
  const others = strategies.filter((one) => !one.watch && one.unwatchable);
  return (
    <div class={css.choice}>
      <div class={css.pair}>
        <ChoiceField
          isNamed
          label={sayPage(pageText('strategy'))}
          value={strategy.id}
          options={watchable.map(({ id, name }) => ({ id, words: room.say(name) }))}
          choose={(id) => {
            watch.strategy.value = id;
          }}
        />
        <ChoiceField
          isNamed
          label={sayPage(pageText('goal'))}
          value={watch.goal.value}
          options={(able.includes(watch.goal.value) ? able : [watch.goal.value, ...able]).map((goal) => ({
            id: goal,
            words: sayPage(pageText(`goal-${goal}`)),
          }))}
          choose={(goal) => {
            watch.goal.value = goal as Goal;
          }}
        />
      </div>
      <OptionsForm
        table={strategy.options ?? {}}
        options={options.ok ? options.value : {}}
        say={room.say}
        set={watch.choose}
      />
      {others.map(({ id, name, unwatchable }) => (
        <p key={id} class="quiet">
          {say(text('not-watched', { name: room.say(name), why: room.say(unwatchable!) }))}
        </p>
      ))}
    </div>
  );
}
