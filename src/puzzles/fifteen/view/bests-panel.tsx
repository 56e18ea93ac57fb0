/** The player's bests, by board and level. */

import { preciseText } from '../../../presentation/clock.ts';
import { ANY_LEVEL } from './bests.ts';
import css from './panels.module.css';
import type { PanelProps } from './panels.tsx';
import { text } from './texts.ts';

export function BestsPanel({ bests, say, sayPuzzle, puzzle, language }: PanelProps) {
  const all = Object.entries(bests.all.value).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  if (all.length === 0) return <p class="quiet">{say(text('bests-none'))}</p>;
  const levels = new Map(puzzle.making?.difficulties.map(({ id, name }) => [id, name]));
  const nameOf = (word: string) => {
    if (word === ANY_LEVEL) return say(text('level-any'));
    const level = levels.get(word);
    return level ? sayPuzzle(level) : word;
  };
  return (
    <>
      <table class={css.bests}>
        <thead>
          <tr>
            <th scope="col">{say(text('bests-board'))}</th>
            <th scope="col">{say(text('bests-moves'))}</th>
            <th scope="col">{say(text('bests-time'))}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(([key, { moves, milliseconds }]) => (
            <tr key={key}>
              <th scope="row">{key.split(' ').map(nameOf).join(', ')}</th>
              <td>{moves}</td>
              <td>{preciseText(milliseconds, language.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={bests.clear}>
        {say(text('bests-clear'))}
      </button>
    </>
  );
}
