/** An explanation: its words, its figures in a table, its picture. Loaded when one is asked for. */
import type { ComponentChildren } from 'preact';
import type { Explanation, Figures, Scene } from '../../../contract/index.ts';
import { isOfNumbers } from '../../../presentation/figures.ts';
import { SceneView } from '../parts/scene-view.tsx';
import { figure, say } from '../settings.ts';
import { text } from '../texts.ts';
import table from './explanation.module.css';
import css from './room.module.css';
import type { Room } from './room.ts';

/** A picture wider than this, in its own units, is still readable when it is drawn this wide. */
const READABLE = 520;

export function Words({ room, explanation: { verdict, facts } }: { room: Room; explanation: Explanation }) {
  return (
    <>
      <p class={css.verdict}>{room.say(verdict)}</p>
      <dl class={css.facts}>
        {facts.map(({ label, value }, index) => (
          <div key={index}>
            <dt>{room.say(label)}</dt>
            <dd>{room.say(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function Picture({ room, scene }: { room: Room; scene: Scene }) {
  return (
    <Scrolling label={say(text('picture'))}>
      <div class={table.picture} style={{ minWidth: `${Math.min(scene.width, READABLE)}px` }}>
        <SceneView scene={scene} say={room.say} />
      </div>
    </Scrolling>
  );
}

/** Scrolls inside the panel where the screen is too narrow or too low for it. */
export function FigureTable({ room, figures }: { room: Room; figures: Figures }) {
  const { columns, rows } = figures;
  const kinds = columns.map((_, column) => (isOfNumbers(figures, column) ? table.number : ''));
  return (
    <Scrolling label={say(text('figures'))}>
      <table class={table.figures}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" class={kinds[index]}>
                {room.say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => {
                const words = typeof cell === 'number' ? figure(cell) : cell;
                return at === 0 ? (
                  <th key={at} scope="row" class={kinds[at]}>
                    {words}
                  </th>
                ) : (
                  <td key={at} class={kinds[at]}>
                    {words}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** The keyboard can scroll it too. */
function Scrolling({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class={table.scroll} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
