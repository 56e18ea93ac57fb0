/** Above the board: which one of the game's it is and how hard the challenge; another one of either is a tap away. */
import { ChoiceField } from '../../../faces/web/board/choice-field.tsx';
import { boardIn, boards } from '../generate/levels.ts';
import css from './board.module.css';
import type { PartProps } from './props.ts';
import { sizeText, text } from './texts.ts';

const kinds = Object.keys(boards) as (keyof typeof boards)[];

export function Head({ session, say, sayPuzzle, puzzle, deal }: PartProps) {
  const { board } = session.game.task;
  const { level } = session;
  const here = boardIn(board);
  const levels = puzzle.making!.difficulties.map(({ id, name }) => ({ id, words: sayPuzzle(name) }));
  return (
    <div class={css.head}>
      <h2 class={here ? 'unseen' : css.size}>{say(sizeText(board))}</h2>
      <fieldset class={css.kinds} aria-label={say(text('kinds'))}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === here}
            onClick={() => kind !== here && deal({ board: kind }, level)}
          >
            {say(text(`kind-${kind}`))}
          </button>
        ))}
      </fieldset>
      <ChoiceField
        label={say(text('level'))}
        value={level ?? ''}
        options={[...(level ? [] : [{ id: '', words: say(text('level')) }]), ...levels]}
        choose={(id) => deal({}, id)}
      />
    </div>
  );
}
