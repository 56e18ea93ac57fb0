/** Comparing strategies: measured as experts do, two trees laid over each other, or a race to look at. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { speaker } from '../../../../contract/index.ts';
import type { FullFrameProps } from '../../frame/frame.tsx';
import { Lazily } from '../../frame/lazily.tsx';
import { language } from '../../settings.ts';
import css from './compare.module.css';
import { compareSideTexts, text } from './texts.ts';

const views = {
  measure: async () => (await import('./measure-panel.tsx')).MeasurePanel,
  trees: async () => (await import('../merge/merge-panel.tsx')).MergePanel,
  race: async () => (await import('../race/race-panel.tsx')).RacePanel,
} satisfies Record<string, () => Promise<ComponentType<FullFrameProps>>>;

type View = keyof typeof views;

export function CompareSide(props: FullFrameProps) {
  const say = speaker(language.value, compareSideTexts);
  const view = useSignal<View>('measure');
  const isWatchable = props.room.puzzle.solving.strategies.some(({ watch }) => watch);
  const names = isWatchable ? (Object.keys(views) as readonly View[]) : (['measure'] as const);
  return (
    <div class={css.side}>
      {names.length > 1 && (
        <fieldset class={css.views}>
          <legend class="unseen">{say(text('views'))}</legend>
          {names.map((name) => (
            <label key={name} data-on={view.value === name}>
              <input
                type="radio"
                name="compare-view"
                checked={view.value === name}
                onChange={() => {
                  view.value = name;
                }}
              />
              {say(text(`view-${name}`))}
            </label>
          ))}
        </fieldset>
      )}
      <Lazily key={view.value} load={views[view.value]} {...props} />
    </div>
  );
}
