/** Questions with one answer, asked beside a running solve: hints, an explanation, a check, a new puzzle. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyPuzzle, Explanation, Hint, Options, Problem, Wish } from '../../../contract/index.ts';
import type { Reply } from '../../../engine/ask.ts';
import { attachedIn } from '../../../engine/attached.ts';
import { readOptions } from '../../../engine/options.ts';
import type { Client, Job } from '../../../hosts/browser/index.ts';
import { type OptionValue, withOption } from '../parts/options.ts';
import type { Inputs } from './inputs.ts';

/** An answer on its way, here, or not to be had. */
export type Asked<T> = undefined | 'asking' | { readonly value: T } | { readonly problem: Problem };

/** What is wrong with an answer, and what a right one costs. */
type Verdict = Pick<Extract<Reply, { ask: 'check' }>, 'problems' | 'cost'>;

export interface Questions {
  readonly hints: ReadonlySignal<Asked<readonly Hint[]>>;
  /** How many levels are shown. */
  readonly revealed: Signal<number>;
  askHints(): Promise<void>;
  readonly explanation: ReadonlySignal<Asked<Explanation>>;
  askExplanation(): Promise<void>;
  /** A person's own answer, and what is wrong with it: nothing, when there are no problems. */
  readonly answer: Signal<string>;
  readonly verdict: ReadonlySignal<Asked<Verdict>>;
  check(): Promise<void>;
  readonly difficulty: Signal<string>;
  readonly wishes: ReadonlySignal<Options>;
  wish(name: string, value: OptionValue): void;
  readonly made: ReadonlySignal<Asked<string>>;
  /** The difficulty that the instance was asked for with, empty for any; nothing where it is not the one made here. */
  readonly level: ReadonlySignal<string | undefined>;
  generate(): Promise<void>;
  dispose(): void;
}

export function createQuestions(
  client: Client,
  puzzle: AnyPuzzle,
  { instance, instanceText }: Pick<Inputs, 'instance' | 'instanceText'>,
  replaceText: (text: string) => void,
): Questions {
  const hints = signal<Asked<readonly Hint[]>>(undefined);
  const revealed = signal(0);
  const explanation = signal<Asked<Explanation>>(undefined);
  const answer = signal('');
  const verdict = signal<Asked<Verdict>>(undefined);
  const difficulty = signal('');
  const defaults = readOptions('generate', puzzle.generator?.options ?? {}, {});
  const wishes = signal<Options>(defaults.ok ? defaults.value : {});
  const made = signal<Asked<string>>(undefined);
  const dealt = signal<{ readonly text: string; readonly level: string } | undefined>(undefined);

  let pending: Job<unknown>[] = [];
  /** Another instance makes every answer stale, and those on their way not worth waiting for. */
  const staleness = effect(() => {
    instanceText.value;
    for (const job of pending) job.cancel();
    pending = [];
    hints.value = explanation.value = verdict.value = undefined;
    revealed.value = 0;
    answer.value = '';
  });
  /** Who asks for a new one most often wants one like the one at hand. */
  const likeness = effect(() => {
    const { value } = instance;
    if (value !== undefined) wishes.value = { ...wishes.peek(), ...puzzle.generator?.like?.(value) };
  });

  /** Asks about the instance and puts the answer where it belongs, unless the instance changed meanwhile. */
  async function into<T, R extends { ok: boolean }>(
    place: Signal<Asked<T>>,
    job: Job<R | Refusal>,
    take: (reply: R) => T,
  ): Promise<void> {
    pending.push(job);
    place.value = 'asking';
    const reply = await job.done;
    if (!pending.includes(job)) return;
    pending = pending.filter((other) => other !== job);
    place.value = isRefusal(reply) ? reply : { value: take(reply) };
  }

  const about = () => ({ puzzle: puzzle.id, text: instanceText.value });

  return {
    hints,
    revealed,
    askHints: () => into(hints, client.ask({ ask: 'hint', ...about() }), (reply) => reply.hints),
    explanation,
    askExplanation: () => into(explanation, client.ask({ ask: 'explain', ...about() }), (reply) => reply.explanation),
    answer,
    verdict,
    check: () => into(verdict, client.ask({ ask: 'check', ...about(), answer: answer.value }), (reply) => reply),
    difficulty,
    wishes,
    wish(name, value) {
      wishes.value = withOption(wishes.value, name, value);
    },
    made,
    level: computed(() => (dealt.value?.text === instanceText.value ? dealt.value.level : undefined)),
    async generate() {
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      const level: Pick<Wish, 'difficulty'> = difficulty.value === '' ? {} : { difficulty: difficulty.value };
      made.value = 'asking';
      const before = instanceText.value;
      const like = { options: wishes.value, ...attachedIn(puzzle, before) };
      const wish = { ask: 'generate', puzzle: puzzle.id, seed, ...level, ...like } as const;
      const reply = await client.ask(wish).done;
      made.value = reply.ok ? { value: reply.text } : reply;
      // Who wrote something else meanwhile no longer waits for this one.
      if (!reply.ok || instanceText.value !== before) return;
      batch(() => {
        dealt.value = { text: reply.text, level: wish.difficulty ?? '' };
        replaceText(reply.text);
      });
    },
    dispose() {
      staleness();
      likeness();
    },
  };
}

type Refusal = Extract<Reply, { ok: false }>;

const isRefusal = (reply: { readonly ok: boolean }): reply is Refusal => !reply.ok;
