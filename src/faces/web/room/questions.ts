/** Questions with one answer, asked beside a running solve: hints, an explanation, a check, a new puzzle. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyPuzzle, Options, Wish } from '../../../contract/index.ts';
import type { Question } from '../../../engine/ask.ts';
import { readOptions } from '../../../engine/options.ts';
import type { Client } from '../../../hosts/browser/index.ts';
import { type Asked, createAsked } from '../board/asked.ts';
import { createLadder, type Ladder } from '../board/ladder.ts';
import type { Asker } from '../board.ts';
import { type OptionValue, withOption } from '../parts/options.ts';
import type { Inputs } from './inputs.ts';

type Answered<K extends Question['ask']> = Asked<K>['answer'];

export interface Questions {
  readonly hints: Ladder;
  readonly explanation: Answered<'explain'>;
  askExplanation(): Promise<unknown>;
  /** A person's own answer, and what is wrong with it: nothing, when there are no problems. */
  readonly answer: Signal<string>;
  readonly verdict: Answered<'check'>;
  check(): Promise<unknown>;
  readonly difficulty: Signal<string>;
  readonly wishes: ReadonlySignal<Options>;
  wish(name: string, value: OptionValue): void;
  readonly made: Answered<'generate'>;
  /** The difficulty that the instance was asked for with, empty for any; nothing where it is not the one made here. */
  readonly level: ReadonlySignal<string | undefined>;
  generate(): Promise<void>;
  dispose(): void;
}

export function createQuestions(
  client: Pick<Client, 'ask'>,
  puzzle: AnyPuzzle,
  {
    instance,
    instanceText,
    position,
  }: Pick<Inputs, 'instance' | 'instanceText'> & { position: ReadonlySignal<string> },
  replaceText: (text: string) => void,
): Questions {
  const asker: Asker = { puzzle, ask: (question) => client.ask(question) };
  const hints = createLadder(asker, position);
  const explanation = createAsked(asker, 'explain');
  const answer = signal('');
  const verdict = createAsked(asker, 'check');
  const difficulty = signal('');
  const defaults = readOptions('generate', puzzle.making?.options ?? {}, {});
  const wishes = signal<Options>(defaults.ok ? defaults.value : {});
  const made = createAsked(asker, 'generate');
  const dealt = signal<{ readonly text: string; readonly level: string } | undefined>(undefined);

  /** Another instance makes every answer stale, and those on their way not worth waiting for. */
  const staleness = effect(() => {
    position.value;
    explanation.drop();
    verdict.drop();
    answer.value = '';
  });
  /** Whether the person has named another board than that of the present instance. */
  let isElsewhere = false;
  /** A person who asks for a new puzzle usually wants one like the present one. */
  const likeness = effect(() => {
    const { value } = instance;
    isElsewhere = false;
    if (value !== undefined) wishes.value = { ...wishes.peek(), ...puzzle.making?.like?.(value) };
  });

  return {
    hints,
    explanation: explanation.answer,
    askExplanation: () => explanation.put({ text: position.value }),
    answer,
    verdict: verdict.answer,
    check: () => verdict.put({ text: position.value, answer: answer.value }),
    difficulty,
    wishes,
    wish(name, value) {
      isElsewhere ||= puzzle.making?.on?.inPlaceOf.includes(name) ?? false;
      wishes.value = withOption(wishes.value, name, value);
    },
    made: made.answer,
    level: computed(() => (dealt.value?.text === instanceText.value ? dealt.value.level : undefined)),
    async generate() {
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      const level: Pick<Wish, 'difficulty'> = difficulty.value === '' ? {} : { difficulty: difficulty.value };
      const before = instanceText.value;
      // A game is played more often than a new one is asked for.
      const { wishLike } = await import('../../../engine/wish-like.ts');
      const like = wishLike(puzzle, before, wishes.value, isElsewhere);
      const reply = await made.put({ seed, ...level, ...like });
      // A person who wrote something else meanwhile no longer waits for this one.
      if (!reply || instanceText.value !== before) return;
      batch(() => {
        dealt.value = { text: reply.text, level: level.difficulty ?? '' };
        replaceText(reply.text);
      });
    },
    dispose() {
      staleness();
      likeness();
      hints.dispose();
    },
  };
}
