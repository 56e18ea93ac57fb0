/** The frame of a game of moves: what it is, the drawing, how it stands, and the controls of a solution on show. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type AnyPuzzle, type Dictionary, type Speaker, speaker, type Text } from '../../../contract/index.ts';
import type { BoardProps, FrameProps } from '../board.ts';
import { language, say } from '../settings.ts';
import { text } from '../texts.ts';
import { ClockView } from './clock-view.tsx';
import { gridText, gridTexts } from './grid-texts.ts';
import { KeyList } from './key-list.tsx';
import { type KeyAct, keyAct, useBoardKeys } from './keys.ts';
import { EmptyTable, Outcome } from './message.tsx';
import type { MoveGame } from './move-game.ts';
import { catchFocus } from './sight.ts';
import css from './table.module.css';
import { TransportBar } from './transport-bar.tsx';

/** Words what boards of cells say. */
const sayGrid: Speaker = (sentence) => speaker(language.value, gridTexts)(sentence);

export interface MoveTableProps extends Pick<BoardProps, 'Frame'> {
  /** Nothing where there is no instance to play; the frame stays all the same. */
  readonly game: Omit<MoveGame<AnyPuzzle, unknown, unknown>, 'make'> | undefined;
  /** The board's own words, which the texts below are of. */
  readonly texts: Dictionary;
  readonly title: Text;
  /** How the game stands while it is not won; it is said aloud whenever it changes. */
  readonly status: Text;
  readonly won: Text;
  /** Words the button that makes a new puzzle. */
  readonly newLabel: Text;
  /** What keys and gestures do, beside undo and redo. */
  readonly keys: readonly Text[];
  /** What else the board puts into the frame, such as tools or an editor. */
  readonly frame?: Partial<FrameProps>;
  /** What a key does by itself. */
  act?(key: string): KeyAct;
  /** The drawing. */
  readonly children: ComponentChildren;
}

export function MoveTable(props: MoveTableProps) {
  const { Frame, game, texts, title, status, won, newLabel, keys, act, frame, children } = props;
  const sayOwn = speaker(language.value, texts);
  const table = useRef<HTMLElement>(null);
  const isOnShow = game?.shown.value !== undefined;
  const travel = isOnShow ? undefined : game?.steps;
  // The way back goes with what was on show.
  useEffect(() => (isOnShow ? () => catchFocus(table.current) : undefined), [isOnShow]);
  useBoardKeys({ table, act: (event) => keyAct(event, () => act?.(event.key), travel) });
  return (
    <Frame
      {...(game && partsOf(game, sayOwn, { title, status, won }))}
      newLabel={sayOwn(newLabel)}
      keys={<KeyList say={sayOwn} title={text('keys')} lines={[...keys, gridText('key-travel')]} />}
      {...frame}
    >
      {game ? (
        <section ref={table} tabIndex={-1} aria-label={sayGrid(gridText('the-board'))}>
          {children}
        </section>
      ) : (
        <EmptyTable>{say(text('empty-table'))}</EmptyTable>
      )}
    </Frame>
  );
}

/** What a game puts into the frame beside its drawing. */
function partsOf(
  game: NonNullable<MoveTableProps['game']>,
  sayOwn: Speaker,
  { title, status, won }: Pick<MoveTableProps, 'title' | 'status' | 'won'>,
): Partial<FrameProps> {
  const isWon = game.isWon.value;
  const outcome = (
    <Outcome outcome={isWon ? 'won' : undefined} headline={isWon && sayOwn(won)}>
      {!isWon && sayOwn(status)}
    </Outcome>
  );
  return {
    position: game.own,
    game: { ...game.steps, point: game.steps },
    hints: game.ladder,
    watch: game.watch,
    head: (
      <div class={css.head}>
        <h2>{sayOwn(title)}</h2>
        <ClockView clock={game.clock} />
      </div>
    ),
    status: game.shown.value ? <Film game={game} /> : outcome,
  };
}

function Film({ game: { shown, film, choose } }: { game: NonNullable<MoveTableProps['game']> }) {
  const length = shown.value?.length ?? 0;
  const where = say(text('step-of', { step: film.at.value, steps: length }));
  return (
    <TransportBar transport={film} length={length} where={where} ends>
      <span class="quiet">{where}</span>
      <button type="button" onClick={() => choose(undefined)}>
        {say(text('back-to-mine'))}
      </button>
    </TransportBar>
  );
}
