/** Words by length, the common ones in sight and the rare ones folded away: bonus words, or all words of the letters. */
import panel from '../../../../faces/web/board/panels.module.css';
import type { WordData } from '../../explain/data.ts';
import type { SessionProps } from './session.ts';
import { text } from './texts.ts';
import css from './words.module.css';

interface Group {
  readonly length: number;
  readonly common: readonly string[];
  readonly rare: readonly string[];
}

export function Words({ session, say }: SessionProps) {
  const { finding, drawing } = session;
  const found = finding.answered.value?.found;
  // Bonus words are part of the game too.
  if (!found || found.bonus.length === 0 || session.isSecret.value) return null;
  const isAll = drawing.draft.value.kind === 'words';
  // Words of another filling than the likeliest are no bonus words while it is looked at.
  const groups = groupsOf(found, new Set(isAll ? [] : session.fillings.shown.value));
  const count = groups.reduce((sum, { common, rare }) => sum + common.length + rare.length, 0);
  const heading = say(isAll ? text('words', { count }) : text('bonus', { count }));
  return (
    <section class={panel.panel} aria-label={heading}>
      <h2 class={css.heading}>{heading}</h2>
      {groups.map(({ length, common, rare }) => (
        <div key={length} class={css.group}>
          <h3>{say(text('of-length', { length }))}</h3>
          {common.length > 0 && <WordList words={common} />}
          {rare.length > 0 && (
            <details>
              <summary>{say(text('rare', { count: rare.length }))}</summary>
              <WordList words={rare} />
            </details>
          )}
        </div>
      ))}
    </section>
  );
}

const WordList = ({ words }: { words: readonly string[] }) => (
  <ul class={css.words}>
    {words.map((word) => (
      <li key={word}>{word}</li>
    ))}
  </ul>
);

function groupsOf({ bonus, common }: Pick<WordData, 'bonus' | 'common'>, taken: ReadonlySet<string>): readonly Group[] {
  const left = (words: readonly string[]) => words.filter((word) => !taken.has(word));
  return common.map(([length, many]) => {
    const alike = bonus.filter((word) => word.length === length);
    return { length, common: left(alike.slice(0, many)), rare: left(alike.slice(many)) };
  });
}
