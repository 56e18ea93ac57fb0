/** Questions with one answer, from a request to the answer in words. */
import type {
  CheckAnswer,
  CheckRequest,
  ExplainAnswer,
  ExplainRequest,
  GenerateAnswer,
  GenerateRequest,
  HintAnswer,
  HintRequest,
  PickAnswer,
  PickRequest,
} from '../../client/model.ts';
import type { AnyPuzzle, Scene, Speaker } from '../../contract/index.ts';
import type { Question, ReplyTo } from '../../engine/ask.ts';
import { answered, failed, type Outcome, refusedBy } from '../failure.ts';
import type { Call, Service } from '../service.ts';
import { speakerFor } from '../speaking.ts';
import { apiText } from '../texts.ts';
import { awaited } from './jobs.ts';

type Answer<Q extends Question> = Extract<ReplyTo<Q>, { ok: true }>;

/** Asks within the limits; `made` makes the answer of a reply. */
async function asked<Q extends Question, T>(
  service: Service,
  { workers, signal, language }: Call,
  question: Q,
  made: (reply: Answer<Q>, say: Speaker, puzzle: AnyPuzzle) => Outcome<T>,
): Promise<Outcome<T>> {
  const { milliseconds } = service.limits;
  const reply: ReplyTo<Q> = await awaited(workers.ask(question, { milliseconds }), signal);
  if (!reply.ok) return refusedBy(reply.problem, reply.of === 'answer' ? 'answer' : 'text');
  const puzzle = service.find(question.puzzle)!;
  return made(reply as Answer<Q>, speakerFor(language, puzzle), puzzle);
}

const idOf = (service: Service, word: string): string => service.find(word)!.about.id;

export function check(service: Service, request: CheckRequest, call: Call): Promise<Outcome<CheckAnswer>> {
  const { text, answer } = request;
  const puzzle = idOf(service, request.puzzle);
  return asked(service, call, { ask: 'check', puzzle, text, answer }, ({ problems, cost }, say) =>
    answered({
      puzzle,
      right: problems.length === 0,
      problems: problems.map(({ text: sentence, place }) => ({
        code: sentence.code,
        message: say(sentence),
        ...(place && { line: place.line, column: place.column }),
      })),
      ...(cost !== undefined && { cost }),
    }),
  );
}

/** An explanation in words; its picture stays a scene, which each face shows as it likes. */
export interface Explained {
  readonly answer: ExplainAnswer;
  readonly picture?: Scene;
}

export function explain(service: Service, request: ExplainRequest, call: Call): Promise<Outcome<Explained>> {
  const puzzle = idOf(service, request.puzzle);
  return asked(service, call, { ask: 'explain', puzzle, text: request.text }, ({ explanation }, say) => {
    const { verdict, facts, figures, data, picture } = explanation;
    const answer: ExplainAnswer = {
      puzzle,
      verdict: say(verdict),
      facts: facts.map(({ label, value }) => ({ label: say(label), value: say(value) })),
      ...(figures && { figures: { columns: figures.columns.map(say), rows: figures.rows } }),
      ...(data && { data }),
    };
    return answered({ answer, ...(picture && { picture }) });
  });
}

export function hint(service: Service, request: HintRequest, call: Call): Promise<Outcome<HintAnswer>> {
  const puzzle = idOf(service, request.puzzle);
  const { text, level = 1 } = request;
  return asked<Extract<Question, { ask: 'hint' }>, HintAnswer>(
    service,
    call,
    { ask: 'hint', puzzle, text },
    ({ hints }, say) => {
      const levels = hints.length;
      const wanted = hints[level - 1];
      if (!wanted) return failed('refused', apiText('level-beyond', { level, levels }), 'level');
      const { kind, show, data } = wanted;
      const more = { ...(show !== undefined && { show }), ...(data && { data }) };
      return answered({ puzzle, level, levels, kind, hint: say(wanted.text), ...more });
    },
  );
}

export function pick(service: Service, request: PickRequest, call: Call): Promise<Outcome<PickAnswer>> {
  const puzzle = idOf(service, request.puzzle);
  const { text, number, seed = anySeed() } = request;
  const which = number === undefined ? { seed } : { index: number - 1 };
  return asked<Extract<Question, { ask: 'pick' }>, PickAnswer>(
    service,
    call,
    { ask: 'pick', puzzle, text, ...which },
    ({ count, index, solution }) => {
      if (solution === undefined && number !== undefined && count > 0) {
        return failed('refused', apiText('number-beyond', { number, count }), 'number');
      }
      return answered({ puzzle, count, ...(solution !== undefined && { number: index + 1, solution }) });
    },
  );
}

export function generate(service: Service, request: GenerateRequest, call: Call): Promise<Outcome<GenerateAnswer>> {
  const puzzle = idOf(service, request.puzzle);
  const { difficulty, options, on, attached, seed = anySeed() } = request;
  const wish = {
    seed,
    ...(difficulty !== undefined && { difficulty }),
    ...(options && { options }),
    ...(on !== undefined && { on }),
    ...(attached && { attached }),
  };
  return asked(service, call, { ask: 'generate', puzzle, ...wish }, ({ text }) =>
    answered({ puzzle, seed, ...(difficulty !== undefined && { difficulty }), text }),
  );
}

const anySeed = (): number => Math.floor(Math.random() * 1e9);
