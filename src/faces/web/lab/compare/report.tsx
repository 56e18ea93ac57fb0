/** The report of a comparison on the page, and its files. Plots are drawn when all is measured, as wide as there is room. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Language, speaker } from '../../../../contract/index.ts';
import { csvOf } from '../../../../lab/compare/csv.ts';
import { htmlOf } from '../../../../lab/compare/html.ts';
import { jsonOf } from '../../../../lab/compare/json.ts';
import type { Comparison } from '../../../../lab/compare/model.ts';
import { usualPair } from '../../../../lab/compare/plots.ts';
import { type Block, reportOf, type Table } from '../../../../lab/compare/report.ts';
import { scoresOf } from '../../../../lab/compare/scores.ts';
import { compareTexts } from '../../../../lab/compare/texts.ts';
import { nameContender } from '../../../../lab/contender-name.ts';
import { plotTexts } from '../../../../presentation/plots/texts.ts';
import { commonTexts } from '../../../../presentation/texts.ts';
import { ChoiceField } from '../../board/choice-field.tsx';
import panels from '../../board/panels.module.css';
import { saveFile } from '../../parts/files.ts';
import { SceneView } from '../../parts/scene-view.tsx';
import type { Room } from '../../room/room.ts';
import { language } from '../../settings.ts';
import css from './compare.module.css';
import type { CompareSession } from './session.ts';
import { compareSideTexts, text } from './texts.ts';

interface ReportProps {
  readonly room: Room;
  readonly session: CompareSession;
  readonly comparison: Comparison;
}

export function Report({ room, session, comparison }: ReportProps) {
  const { puzzle } = room;
  const box = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      width.value = Math.floor(entry!.contentRect.width);
    });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  const isRunning = session.running.value !== undefined;
  const pair = useSignal<readonly [number, number] | undefined>(undefined);
  const shown = shownIn(room, language.value);
  const all = reportOf(comparison, {
    ...shown,
    width: isRunning ? 0 : width.value,
    ...(pair.value && { pair: pair.value }),
  });
  // What it all comes to is said at the end.
  const blocks = isRunning ? all.filter(({ kind }) => kind === 'table') : all;
  return (
    <div ref={box} class={css.report} aria-busy={isRunning}>
      {!isRunning && comparison.contenders.length > 2 && comparison.tasks.length > 2 && (
        <Pairing
          names={comparison.contenders.map(shown.name)}
          pair={pair.value ?? usualPair(scoresOf(comparison))}
          choose={(next) => {
            pair.value = next;
          }}
        />
      )}
      {blocks.map((block, i) => (
        <BlockView key={`${block.kind} ${i}`} block={block} say={shown.say} />
      ))}
      {!isRunning && <Saving comparison={comparison} puzzle={puzzle} room={room} />}
    </div>
  );
}

function shownIn(room: Room, spoken: Language) {
  const say = speaker(spoken, room.puzzle.texts, commonTexts, compareTexts, plotTexts);
  return {
    puzzle: room.puzzle,
    say,
    name: (contender: Comparison['contenders'][number]) => nameContender(room.puzzle, contender, say, spoken),
  };
}

interface PairingProps {
  readonly names: readonly string[];
  readonly pair: readonly [number, number];
  choose(pair: readonly [number, number]): void;
}

function Pairing({ names, pair, choose }: PairingProps) {
  const say = speaker(language.value, compareSideTexts);
  const options = names.map((words, i) => ({ id: String(i), words }));
  return (
    <div class={css.choices}>
      <ChoiceField
        isNamed
        label={say(text('scatter'))}
        value={String(pair[0])}
        options={options.filter(({ id }) => id !== String(pair[1]))}
        choose={(id) => choose([Number(id), pair[1]])}
      />
      <ChoiceField
        isNamed
        label={say(text('scatter-against'))}
        value={String(pair[1])}
        options={options.filter(({ id }) => id !== String(pair[0]))}
        choose={(id) => choose([pair[0], Number(id)])}
      />
    </div>
  );
}

function BlockView({ block, say }: { block: Block; say: Room['say'] }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'plot':
      return (
        <figure class={css.plot}>
          <figcaption>{block.caption}</figcaption>
          <SceneView scene={block.scene} say={say} />
        </figure>
      );
    case 'table':
      return <TableView table={block} />;
    case 'warning':
      return <p class={panels.warning}>{block.text}</p>;
    default:
      return <p class={block.kind === 'quiet' ? 'quiet' : css.words}>{block.text}</p>;
  }
}

function TableView({ table: { caption, columns, rows } }: { table: Table }) {
  const kind = (i: number) => (columns[i]!.isNumber ? css.number : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys too
    <section class={css.scroll} aria-label={caption} tabIndex={0}>
      <table class={css.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name }, i) => (
              <th key={name} scope="col" class={kind(i)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, note, isWrong }) => (
            <tr key={cells.join(' ')} data-wrong={isWrong}>
              {cells.map((cell, i) => (
                <td key={columns[i]!.name} class={kind(i)}>
                  {cell}
                  {i === 0 && note !== undefined && <small>{note}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Saving({ comparison, puzzle, room }: { comparison: Comparison; puzzle: Room['puzzle']; room: Room }) {
  const say = speaker(language.value, compareSideTexts);
  const name = `teka-${puzzle.about.id}`;
  const files = {
    HTML: () =>
      saveFile(
        `${name}.html`,
        htmlOf(comparison, puzzle, (spoken) => shownIn(room, spoken), language.value),
        'text/html',
      ),
    CSV: () => saveFile(`${name}.csv`, csvOf(comparison, puzzle), 'text/csv'),
    JSON: () => saveFile(`${name}.json`, JSON.stringify(jsonOf(comparison, puzzle, room.say)), 'application/json'),
  };
  return (
    <fieldset class={css.saving}>
      <legend>{say(text('save-as'))}</legend>
      {Object.entries(files).map(([kind, save]) => (
        <button key={kind} type="button" onClick={save}>
          {kind}
        </button>
      ))}
    </fieldset>
  );
}
