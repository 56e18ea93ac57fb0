/** The functions of the library over anything that does jobs. */
import {
  type AnyPuzzle,
  type CatalogueEntry,
  type Dictionary,
  type Goal,
  type Language,
  type Problem,
  type SolveEvent,
  speaker,
} from '../contract/index.ts';
import type { Question, ReplyTo } from '../engine/ask.ts';
import { findPuzzle } from '../engine/find.ts';
import type { Client } from '../hosts/client.ts';
import { wordEnding } from '../presentation/ending.ts';
import { commonTexts } from '../presentation/texts.ts';
import { catalogue as puzzles } from '../puzzles/catalogue.ts';
import { errorOf, type Source } from './error.ts';
import { Flow } from './flow.ts';
import type { Asked } from './names.ts';
import { untilAborted } from './signal.ts';
import type { AskSettings, Result, SearchSettings, SolveSettings, Teka } from './teka.ts';
import { tellExplanation, tellHint, tellProblem } from './told.ts';
import { watchable } from './watchable.ts';

/** What does the work: a client, or several. */
export interface Engine extends Pick<Client, 'solve' | 'ask' | 'close'> {
  /** Solves for a listener that may be slow: without a worker that runs ahead of it. */
  readonly stream?: Client['solve'];
  /** A client for one caller alone, who closes it. */
  apart?(): Pick<Client, 'ask' | 'close'>;
}

type Started = Extract<SolveEvent, { type: 'started' }>;

/** How many events of a search are asked for at once: the first few soon, then more. */
const FIRST_EVENTS = 16;
const MOST_EVENTS = 4096;
const SEEDS = 2 ** 31;

/**
 * The functions over a client of your own, such as one with another catalogue of puzzles.
 *
 * @example
 * ```ts
 * import { inlineClient, tekaOver } from 'teka';
 *
 * const teka = tekaOver(inlineClient());
 * const { solutions } = await teka.solve({ puzzle: '24', text: '3 3 8 8' });
 * console.log(solutions.join()); // => 8 / (3 - (8 / 3))
 * ```
 */
export function tekaOver(engine: Engine, catalogue: readonly CatalogueEntry[] = puzzles): Teka {
  const load = async (name: string): Promise<AnyPuzzle | undefined> => {
    const found = findPuzzle(catalogue, name);
    return found.ok ? found.value.load() : undefined;
  };
  const textsOf = async (name: string): Promise<Dictionary> => (await load(name))?.texts ?? {};
  const speakerOf = async (name: string, language: Language = 'en') =>
    speaker(language, commonTexts, await textsOf(name));
  const fail = async (problem: Problem, name: string, language?: Language, source?: Source): Promise<never> => {
    throw errorOf(problem, await textsOf(name), language, source);
  };

  async function ask<Q extends Question>(
    question: Q,
    { signal, language, budget }: AskSettings = {},
    client: Pick<Client, 'ask'> = engine,
  ) {
    const reply = await untilAborted(signal, () => client.ask(question, budget));
    if (reply.ok) return reply as Extract<ReplyTo<Q>, { ok: true }>;
    return fail(reply.problem, question.puzzle, language, reply.of === 'answer' ? 'answer' : 'text');
  }

  /** What the last event of a solve means to its caller. */
  async function resultOf(
    last: SolveEvent,
    started: Started | undefined,
    { puzzle }: Asked,
    language?: Language,
  ): Promise<Result> {
    if (last.type === 'refused') return fail(last.problem, puzzle, language);
    if (last.type === 'failed') return fail(last, puzzle, language);
    if (last.type !== 'ended' || !started) throw new Error(`a solve cannot end as "${last.type}"`);
    const { ending, count, proven, nearest, note, stats } = last;
    const { strategy, goal, text } = started;
    const say = note || nearest ? await speakerOf(puzzle, language) : speaker(language ?? 'en', commonTexts);
    return {
      count,
      proven,
      ending,
      words: say(wordEnding(last, goal)),
      ...(note && { note: say(note) }),
      ...(nearest && {
        nearest: { text: nearest.text, problems: nearest.problems.map((problem) => tellProblem(problem, say)) },
      }),
      strategy,
      goal,
      text,
      stats,
    };
  }

  const teka: Teka = {
    async solve(asked, settings = {}) {
      const found: string[] = [];
      let started: Started | undefined;
      const hear = (event: SolveEvent) => {
        if (event.type === 'started') started = event;
        if (event.type === 'solutions') {
          if (started?.goal === 'best') found.length = 0;
          for (const text of event.texts) found.push(text);
        }
        settings.onEvent?.(event);
      };
      const last = await untilAborted(settings.signal, () => engine.solve(requestOf(asked, settings), hear));
      const result = await resultOf(last, started, asked, settings.language);
      return { solutions: result.goal === 'best' ? found.slice(-1) : found, ...result };
    },

    async *solutions(asked, settings = {}) {
      const { signal, language, onEvent = () => undefined } = settings;
      const request = requestOf(asked, settings);
      const flowOf = (goal: Goal | undefined, hear: (event: SolveEvent) => void) => {
        const wish = { ...request, ...(goal && { goal }) };
        return new Flow((listener) => (engine.stream ?? engine.solve.bind(engine))(wish, listener), signal, hear);
      };
      if (request.goal === undefined) {
        const all = flowOf('all', (event) => event.type !== 'refused' && onEvent(event));
        const last = yield* all.texts();
        // A puzzle with endlessly many solutions refuses to list them all.
        if (last.type !== 'refused') return resultOf(last, all.started, asked, language);
      }
      const flow = flowOf(request.goal, onEvent);
      return resultOf(yield* flow.texts(), flow.started, asked, language);
    },

    async check({ puzzle, text }, answer, settings = {}) {
      const { problems, cost } = await ask({ ask: 'check', puzzle, text, answer }, settings);
      const say = await speakerOf(puzzle, settings.language);
      const told = problems.map((problem) => tellProblem(problem, say));
      return { right: told.length === 0, problems: told, ...(cost !== undefined && { cost }) };
    },

    async hint({ puzzle, text }, settings = {}) {
      const { hints } = await ask({ ask: 'hint', puzzle, text }, settings);
      const say = await speakerOf(puzzle, settings.language);
      return hints.map((hint) => tellHint(hint, say)) as never;
    },

    async explain({ puzzle, text }, settings = {}) {
      const { explanation } = await ask({ ask: 'explain', puzzle, text }, settings);
      return tellExplanation(explanation, await speakerOf(puzzle, settings.language)) as never;
    },

    async generate({ seed = Math.floor(Math.random() * SEEDS), ...wish }, settings = {}) {
      const { text } = await ask({ ask: 'generate', ...wish, seed }, settings);
      const { about } = (await load(wish.puzzle))!;
      return { puzzle: about.id, text, seed } as never;
    },

    async *watch(asked, settings = {}) {
      const { signal, language } = settings;
      const { puzzle, text } = asked;
      const loaded = await load(puzzle);
      const strategy = loaded ? watchable(loaded, requestOf(asked, settings)) : '';
      const { goal, options } = settings;
      const chosen = { puzzle, text, strategy, ...(goal && { goal }), ...(options && { options }) };
      const client = engine.apart?.();
      try {
        for (let from = 0, count = FIRST_EVENTS; ; from += count, count = Math.min(2 * count, MOST_EVENTS)) {
          const question = { ask: 'trace', ...chosen, from, count } as const;
          const { events, done } = await ask(question, { signal, language }, client);
          yield* events;
          if (done) return;
        }
      } finally {
        client?.close();
      }
    },

    async pick({ puzzle, text }, { index, seed } = {}, settings = {}) {
      const which = { ...(index !== undefined && { index }), ...(seed !== undefined && { seed }) };
      const { ok: _, ask: __, ...picked } = await ask({ ask: 'pick', puzzle, text, ...which }, settings);
      return picked;
    },

    close: () => engine.close(),
  };
  return teka;
}

const requestOf = ({ puzzle, text }: Asked, { strategy, goal, options, budget }: SearchSettings & SolveSettings) => ({
  puzzle,
  text,
  ...(strategy !== undefined && { strategy }),
  ...(goal !== undefined && { goal }),
  ...(options !== undefined && { options }),
  ...(budget !== undefined && { budget }),
});
