/** Where two searches part, the largest difference first: one stop for the keyboard, a table for a screen reader. */
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { type Speaker, speaker } from '../../../../contract/index.ts';
import type { Merged, PartingSide } from '../../../../lab/merge/merged.ts';
import { outcomeText } from '../../../../lab/merge/summary.ts';
import { rowAfterKey } from '../../parts/window.ts';
import { figure, language } from '../../settings.ts';
import scroll from '../scroll-box.module.css';
import { labPageTexts, text as labText } from '../texts.ts';
import css from './merge.module.css';
import { letters } from './merging.ts';
import { text } from './texts.ts';
import type { Told } from './told.ts';

/** Rows that are shown at first, which have their numbers on the tree, and that are added when a person asks for more. */
export const PORTION = 20;
/** Rows that PageUp and PageDown go. */
const PAGE = 5;

export function PartingTable(props: {
  merged: Merged;
  told: Told;
  say: Speaker;
  chosen: number | undefined;
  choose(node: number): void;
}) {
  const { merged, told, say, chosen, choose } = props;
  const { partings } = merged;
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const asked = useSignal(PORTION);
  useEffect(() => {
    asked.value = PORTION;
  }, [merged]);
  const shown = [...partings.subarray(0, asked.value)];
  const at = chosen === undefined ? -1 : shown.indexOf(chosen);
  const left = partings.length - shown.length;

  const press = (event: KeyboardEvent) => {
    const next = rowAfterKey(event.key, at < 0 ? undefined : at, PAGE, shown.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(shown[next]!);
    body.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div class={css.partings}>
      <p id={`${id}-keys`} class="unseen">
        {say(text('merge-keys'))}
      </p>
      <div class={scroll.box}>
        <table class={css.table}>
          <caption>{say(text('merge-partings', { n: partings.length }))}</caption>
          <thead>
            <tr>
              <th scope="col">{say(text('merge-where'))}</th>
              {letters.map((letter) => (
                <th key={letter} scope="col">
                  {say(text('merge-nodes-of', { letter }))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={press}>
            {shown.map((node, index) => {
              const { a, b } = merged.parting(node);
              return (
                <tr key={node} data-chosen={node === chosen} onClick={() => choose(node)}>
                  <th scope="row">
                    <button
                      type="button"
                      class="plain"
                      tabIndex={index === Math.max(0, at) ? 0 : -1}
                      aria-pressed={node === chosen}
                      aria-describedby={`${id}-keys`}
                    >
                      <span class={css.number}>{figure(index + 1)}</span>
                      <span class={css.line}>{told.place(node)}</span>
                    </button>
                  </th>
                  <Own side={a} say={say} />
                  <Own side={b} say={say} />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <button
          type="button"
          onClick={() => {
            asked.value += PORTION;
          }}
        >
          {speaker(language.value, labPageTexts)(labText('outline-more', { n: Math.min(PORTION, left), left }))}
        </button>
      )}
    </div>
  );
}

/** What one search has there alone, what became of the node, and why. */
function Own({ side, say }: { side: PartingSide; say: Speaker }) {
  return (
    <td>
      {figure(side.nodes)}
      <small>{say(outcomeText(side))}</small>
      {side.why && side.nodes === 0 && <small>{say(side.why)}</small>}
    </td>
  );
}
