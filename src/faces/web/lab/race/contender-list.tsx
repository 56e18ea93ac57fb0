/** Who races: a strategy for each lane with its options, and for which goal. */
import type { Goal, Speaker } from '../../../../contract/index.ts';
import { goals } from '../../../../contract/index.ts';
import type { Contender } from '../../../../lab/compare/model.ts';
import { ChoiceField } from '../../board/choice-field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { withOption } from '../../parts/options.ts';
import { OptionsForm } from '../../parts/options-form.tsx';
import type { Room } from '../../room/room.ts';
import { say as sayPage } from '../../settings.ts';
import { text as pageText } from '../../texts.ts';
import { objectionTo, optionsOf, plainly, racersFor, strategyOf } from './contenders.ts';
import css from './race.module.css';
import type { Race } from './race.ts';
import { text } from './texts.ts';

interface Props {
  readonly room: Room;
  readonly race: Race;
  readonly say: Speaker;
}

export function ContenderList({ room, race, say }: Props) {
  const contenders = race.contenders.value;
  const [goal, racers] = [race.goal.value, race.racers.value];
  const able = goals.filter((one) => one === goal || racersFor(room.puzzle, room.position.value, one, []).length > 1);
  const unused = racers.find((id) => !contenders.some(({ strategy }) => strategy === id)) ?? racers[0]!;
  const isFull = contenders.length >= race.most;
  return (
    <div class={css.contenders}>
      <ChoiceField
        isNamed
        label={sayPage(pageText('goal'))}
        value={goal}
        options={able.map((one) => ({ id: one, words: sayPage(pageText(`goal-${one}`)) }))}
        choose={(next: Goal) => {
          race.goal.value = next;
        }}
      />
      {contenders.map((_, index) => (
        <ContenderField key={index} room={room} race={race} say={say} index={index} />
      ))}
      {isFull ? (
        <p class="quiet">{say(text('most', { n: race.most }))}</p>
      ) : (
        <button
          type="button"
          onClick={() => {
            race.contenders.value = [...contenders, plainly(unused)];
          }}
        >
          {say(text('add'))}
        </button>
      )}
      <Absent room={room} race={race} say={say} />
    </div>
  );
}

function ContenderField({ room, race, say, index }: Props & { index: number }) {
  const { puzzle } = room;
  const contenders = race.contenders.value;
  const contender = contenders[index]!;
  const { options: table = {} } = strategyOf(puzzle, contender);
  const n = index + 1;
  const put = (next: Contender) => {
    race.contenders.value = contenders.with(index, next);
  };
  return (
    <div class={css.contender}>
      <ChoiceField
        isNamed
        label={say(text('lane', { n }))}
        value={contender.strategy}
        options={race.racers.value.map((id) => ({ id, words: room.say(strategyOf(puzzle, plainly(id)).name) }))}
        choose={(id) => put(plainly(id))}
      />
      {contenders.length > 2 && (
        <button
          type="button"
          class={`plain ${css.remove}`}
          aria-label={say(text('remove', { n }))}
          onClick={() => {
            race.contenders.value = contenders.filter((_, other) => other !== index);
          }}
        >
          <Icon name="close" />
        </button>
      )}
      {Object.keys(table).length > 0 && (
        <details class={css.options}>
          <summary>{say(text('options', { n }))}</summary>
          <OptionsForm
            table={table}
            options={optionsOf(puzzle, contender)}
            say={room.say}
            set={(name, value) => put({ ...contender, options: withOption(contender.options, name, value) })}
          />
        </details>
      )}
    </div>
  );
}

/** Why the other strategies cannot be chosen. */
function Absent({ room, race, say }: Props) {
  const { puzzle } = room;
  const absent = puzzle.solving.strategies.flatMap(({ id, name, unwatchable }) => {
    if (race.racers.value.includes(id)) return [];
    const why = unwatchable ?? objectionTo(puzzle, room.position.value, race.goal.value, plainly(id));
    return why ? [say(text('not-here', { name: room.say(name), why: room.say(why) }))] : [];
  });
  if (absent.length === 0) return null;
  return (
    <details class={css.options}>
      <summary>{say(text('absent'))}</summary>
      {absent.map((sentence) => (
        <p key={sentence} class="quiet">
          {sentence}
        </p>
      ))}
    </details>
  );
}
