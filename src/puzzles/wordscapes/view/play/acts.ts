/** What a person can do in a game, and what is then said and seen. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Speaker, speaker, type Text } from '../../../../contract/index.ts';
import { seededRandom } from '../../random.ts';
import type { UseProps } from '../use.ts';
import { fly, wave } from './fly.ts';
import type { Game, Outcome } from './game.ts';
import type { HintLevel, Session } from './session.ts';
import { outcomeText, playTexts, text } from './texts.ts';

/** What was said last. */
export interface Said {
  /** Words it in whatever language is read now. */
  readonly say: (say: Speaker, sayPuzzle: Speaker) => string;
  /** Whether something was refused; counts up, so that each refusal can be told from the one before. */
  readonly refusal: number;
}

/** Where letters fly from and to; what is not on the page is not there. */
export interface Places {
  letter(index: number): Element | null | undefined;
  box(cell: number): Element | null | undefined;
  boxes(): readonly Element[];
  counter(): Element | null;
}

export interface Acts {
  readonly said: ReadonlySignal<Said | undefined>;
  submit(): void;
  type(letter: string): void;
  shuffle(): void;
  hint(level: HintLevel): Promise<void>;
}

type Around = Pick<UseProps, 'announce' | 'language' | 'motion' | 'panel' | 'say' | 'store'>;

export function createActs(around: Around, session: Session, game: Game, places: Places): Acts {
  const { announce, language, motion, store } = around;
  const said = signal<Said | undefined>(undefined);
  let refusals = 0;

  function tell(told: Text, of: 'play' | 'puzzle', isRefusal = false): void {
    if (isRefusal) refusals++;
    const say: Said['say'] = (own, puzzle) => (of === 'play' ? own(told) : puzzle(told));
    said.value = { say, refusal: isRefusal ? refusals : 0 };
    announce(say(speaker(language.peek(), playTexts), around.say));
  }

  /** A grid that is larger than its room is moved to where letters have come. */
  const see = (cells: readonly number[]) => {
    for (const cell of cells.toReversed()) places.box(cell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  /** Lets the letters of a word fly to where they belong. `open` are the boxes that had no letter before it. */
  function show(outcome: Outcome, from: readonly DOMRect[], open: ReadonlySet<number>): void {
    if (outcome.kind === 'bonus') {
      const to = places.counter();
      if (to) fly([...outcome.word].map((letter, i) => ({ letter, from: from[i]!, to, lands: false })));
    }
    if (outcome.kind !== 'found') return;
    const letters = [...outcome.word];
    const all = outcome.cells.flatMap((cells) => cells.map((cell, i) => ({ cell, i, to: places.box(cell) })));
    fly(
      all.flatMap(({ cell, i, to }) =>
        to ? [{ letter: letters[i]!, from: from[i]!, to, lands: open.has(cell) }] : [],
      ),
    );
    if (game.finished.value) wave(places.boxes());
  }

  return {
    said,
    submit() {
      const from = game.path.value.flatMap((index) => places.letter(index)?.getBoundingClientRect() ?? []);
      const open = new Set([...game.boxes.value].filter(([, { letter }]) => letter === '').map(([cell]) => cell));
      const moves = motion.peek() && from.length === game.path.value.length;
      const outcome = game.submit();
      if (!outcome) return;
      if (outcome.kind === 'bonus') store.countBonus();
      tell(outcomeText(outcome), 'play', outcome.kind !== 'found' && outcome.kind !== 'bonus');
      if (outcome.kind === 'found') see(outcome.cells.flat());
      if (moves) show(outcome, from, open);
    },
    type(letter) {
      if (!game.type(letter)) tell(text('no-letter', { letter }), 'play', true);
    },
    shuffle() {
      game.shuffle(seededRandom(Math.random()));
      const letters = game.order.value.map((index) => game.task.letters[index]).join(' ');
      announce(speaker(language.peek(), playTexts)(text('shuffled', { letters })));
    },
    async hint(level) {
      const before = game.told.value.length;
      const told = await session.hint(level);
      if (!told) return;
      tell(told, 'puzzle');
      see(game.told.value.slice(before));
      if (!game.finished.value) return;
      // What is offered now stands where the wheel was.
      around.panel.value = undefined;
      if (motion.peek()) wave(places.boxes());
    },
  };
}
