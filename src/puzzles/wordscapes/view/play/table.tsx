/** A game on the table: the grid, the word being made or what was just said, the wheel, and what to do beside it. */
import { useMemo, useRef } from 'preact/hooks';
import type { Speaker, Text } from '../../../../contract/index.ts';
import { KeyList } from '../../../../faces/web/board/key-list.tsx';
import { useBoardKeys } from '../../../../faces/web/board/keys.ts';
import table from '../../../../faces/web/board/table.module.css';
import { Grid } from '../grid.tsx';
import type { UseProps } from '../use.ts';
import { createActs, type Said } from './acts.ts';
import { Bonus } from './bonus.tsx';
import { Finished } from './finished.tsx';
import type { Game } from './game.ts';
import { actOf } from './keys.ts';
import css from './play.module.css';
import { hintLevels, type Session } from './session.ts';
import { Slots } from './slots.tsx';
import { text } from './texts.ts';
import { WheelView } from './wheel-view.tsx';

export interface TableProps extends UseProps {
  readonly session: Session;
  readonly game: Game;
  /** What is to be known about the grid. */
  readonly note: Text | undefined;
  /** Whether the next level is being made. */
  readonly busy: boolean;
  /** Words the texts of playing. */
  readonly sayPlay: Speaker;
  next(): void;
}

export function Table(props: TableProps) {
  const { session, game, note, sayPlay: say, say: sayPuzzle, store } = props;
  const found = useRef(game.finished.peek());
  const body = useRef<HTMLDivElement>(null);
  const wheel = useRef<HTMLDivElement>(null);
  const counter = useRef<HTMLElement>(null);
  const acts = useMemo(
    () =>
      createActs(props, session, game, {
        letter: (index) => wheel.current?.querySelector(`[data-letter="${index}"]`),
        box: (cell) => body.current?.querySelector(`[data-cell="${cell}"]`),
        boxes: () => [...(body.current?.querySelectorAll('[data-cell]') ?? [])],
        counter: () => counter.current,
      }),
    [session, game],
  );
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
    <>
      <div ref={body} class={css.body}>
        <div class={css.boxes}>
          <Grid rows={shape.rows} columns={shape.columns} boxes={game.boxes.value} largest="3rem" />
          <Slots game={game} say={say} />
        </div>
        <div class={css.hand}>
          {game.finished.value ? (
            <Finished {...props} say={say} isNew={!found.current} />
          ) : (
            <>
              <div class={css.line}>
                {game.word.value === '' ? (
                  <p key={spoken?.refusal} class={table.message} data-refused={(spoken?.refusal ?? 0) > 0}>
                    {spoken ? spoken.say(say, sayPuzzle) : say(text('begin'))}
                  </p>
                ) : (
                  <Word game={game} say={say} said={spoken} submit={andBack(acts.submit)} clear={andBack(game.clear)} />
                )}
              </div>
              <WheelView game={game} say={say} element={wheel} submit={acts.submit} shuffle={acts.shuffle} />
              <fieldset class={table.controls} aria-label={say(text('hints'))}>
                {hintLevels.map((level) => (
                  <button
                    key={level}
                    type="button"
                    aria-disabled={session.hinting.value}
                    onClick={() => void acts.hint(level)}
                  >
                    {say(text(`hint-${level}`))}
                  </button>
                ))}
              </fieldset>
            </>
          )}
        </div>
      </div>
      <div class={css.foot}>
        <Bonus game={game} store={store} say={say} counter={counter} />
        <KeyList say={say} title={text('keys')} lines={[text('key-swipe'), text('key-type'), text('key-more')]} />
        {note && <p class="quiet">{say(note)}</p>}
      </div>
    </>
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
