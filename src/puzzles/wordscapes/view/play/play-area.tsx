/** A game in play: the grid, the word being made or what was just said, and the wheel. */
import { useRef } from 'preact/hooks';
import type { Speaker } from '../../../../contract/index.ts';
import { useBoardKeys } from '../../../../faces/web/board/keys.ts';
import table from '../../../../faces/web/board/table.module.css';
import { Grid } from '../grid.tsx';
import type { Said } from './acts.ts';
import { Finished } from './finished.tsx';
import type { Game } from './game.ts';
import type { PlayProps } from './index.tsx';
import { actOf } from './keys.ts';
import css from './play.module.css';
import { Slots } from './slots.tsx';
import { text } from './texts.ts';
import { WheelView } from './wheel-view.tsx';

export function PlayArea(props: PlayProps & { game: Game }) {
  const { game, playing, panel, sayPlay: say, say: sayPuzzle } = props;
  const found = useRef(game.finished.peek());
  const { body, wheel } = playing.parts;
  const acts = playing.acts!;
  const { said } = acts;
  /** The buttons beside a word go with it; the wheel then has their focus. */
  const andBack = (act: () => void) => () => {
    act();
    wheel.current?.focus({ preventScroll: true });
  };

  const keyboard = {
    ...acts,
    type(letter: string) {
      // Or Enter would press the button that has the focus.
      wheel.current?.focus({ preventScroll: true });
      acts.type(letter);
    },
    back: game.back,
    clear: game.clear,
    hint: () => void acts.hint('letter'),
  };
  useBoardKeys({
    table: wheel,
    board: wheel,
    sight: wheel,
    onButtons: true,
    act: (event) => (game.finished.value ? undefined : actOf(keyboard, event)),
  });

  const { shape } = game.task;
  if (shape.kind !== 'grid') return null;
  const spoken = said.value;
  return (
    <section
      ref={body}
      class={css.body}
      style={{ '--rows': shape.rows }}
      data-beside={panel.value !== undefined}
      aria-label={say(text('game'))}
    >
      <div class={css.boxes}>
        <Grid rows={shape.rows} columns={shape.columns} boxes={game.boxes.value} />
        <Slots game={game} say={say} />
      </div>
      <div class={css.hand}>
        {game.finished.value ? (
          <Finished
            {...props}
            say={say}
            isNew={!found.current}
            busy={playing.maker.making.value !== undefined}
            next={() => playing.open(playing.following)}
          />
        ) : (
          <>
            <div class={css.line}>
              {game.word.value === '' ? (
                <p
                  key={spoken?.refusal}
                  class={table.message}
                  data-prompt={!spoken}
                  data-refused={(spoken?.refusal ?? 0) > 0}
                >
                  {spoken ? spoken.say(say, sayPuzzle) : say(text('begin'))}
                </p>
              ) : (
                <Word game={game} say={say} said={spoken} submit={andBack(acts.submit)} clear={andBack(game.clear)} />
              )}
            </div>
            <WheelView game={game} say={say} element={wheel} submit={acts.submit} shuffle={acts.shuffle} />
          </>
        )}
      </div>
    </section>
  );
}

/** The letters chosen so far, and what to do with them where they are not swiped. */
function Word(props: { game: Game; say: Speaker; said: Said | undefined; submit(): void; clear(): void }) {
  const { game, say, said, submit, clear } = props;
  return (
    <div class={css.making}>
      <button type="button" onClick={clear} aria-label={say(text('clear'))}>
        <span aria-hidden="true">✕</span>
      </button>
      <p key={said?.refusal} class={css.word} data-refused={(said?.refusal ?? 0) > 0} aria-hidden="true">
        {game.word.value}
      </p>
      <button type="button" class="primary" onClick={submit} aria-label={say(text('submit'))}>
        <span aria-hidden="true">✓</span>
      </button>
    </div>
  );
}
