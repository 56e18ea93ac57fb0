/** A contender to choose: its strategy and its options. */
import type { AnyPuzzle, Speaker } from '../../../contract/index.ts';
import { readOptions } from '../../../engine/options.ts';
import type { Contender } from '../../../lab/compare/model.ts';
import { ChoiceField } from '../board/choice-field.tsx';
import { withOption } from '../parts/options.ts';
import { OptionsForm } from '../parts/options-form.tsx';
import { say as sayPage } from '../settings.ts';
import { text as pageText } from '../texts.ts';
import css from './contender-choice.module.css';

export function ContenderChoice(props: {
  puzzle: AnyPuzzle;
  /** Those to choose from. */
  strategies: AnyPuzzle['solving']['strategies'];
  contender: Contender;
  name: string;
  say: Speaker;
  choose(contender: Contender): void;
}) {
  const { puzzle, strategies, contender, name, say, choose } = props;
  const chosen = puzzle.solving.strategies.find(({ id }) => id === contender.strategy)!;
  const options = readOptions(chosen.id, chosen.options ?? {}, contender.options);
  // What was chosen stays to be seen where the position has become one that it does not take.
  const listed = strategies.includes(chosen) ? strategies : [chosen, ...strategies];
  return (
    <fieldset class={css.contender}>
      <legend>{name}</legend>
      <ChoiceField
        isNamed
        label={sayPage(pageText('strategy'))}
        value={chosen.id}
        options={listed.map((one) => ({ id: one.id, words: say(one.name) }))}
        choose={(strategy) => choose({ strategy, options: {} })}
      />
      <OptionsForm
        table={chosen.options ?? {}}
        options={options.ok ? options.value : {}}
        say={say}
        set={(option, value) => choose({ ...contender, options: withOption(contender.options, option, value) })}
      />
    </fieldset>
  );
}
