/** Calls with one answer, as JSON or, where there is something to see, as a picture. */
import type { Failure, Outcome } from '../../../api/failure.ts';
import { check, explain, generate, hint, pick } from '../../../api/operations/questions.ts';
import { solve } from '../../../api/operations/solve.ts';
import type { Operation } from '../../../api/schemas/requests.ts';
import type { Call, Service } from '../../../api/service.ts';
import type { DrawOrder, PictureType } from '../draw/order.ts';
import { pictureTypes } from '../draw/order.ts';
import { byWeight, problemOfFailure, problemResponse } from '../problem.ts';
import { serverText } from '../texts.ts';
import { admitted, type Context, languageIn, type Parts, troubled } from './context.ts';
import { drawn } from './definitions.ts';

/** An answer, and what there is to see of it. */
interface Shown {
  readonly answer: object;
  readonly what?: DrawOrder['what'] | undefined;
}

type Answering = (service: Service, request: never, call: Call) => Promise<Outcome<Shown>>;

const seen = <T extends object>(
  outcome: Outcome<T>,
  what: (value: T) => Shown['what'] = () => undefined,
): Outcome<Shown> => (outcome.ok ? { ok: true, value: { answer: outcome.value, what: what(outcome.value) } } : outcome);

const answering: Readonly<Record<Operation, Answering>> = {
  solve: async (...given) =>
    seen(await solve(...given), ({ text, goal, solutions }) => {
      const solution = goal === 'best' ? solutions.at(-1) : solutions[0];
      return solution === undefined ? undefined : { text, solution };
    }),
  check: async (...given) => seen(await check(...given)),
  hint: async (...given) => seen(await hint(...given)),
  pick: async (service, request: { readonly text: string }, call) =>
    seen(await pick(service, request as never, call), ({ solution }) =>
      solution === undefined ? undefined : { text: request.text, solution },
    ),
  generate: async (...given) => seen(await generate(...given), ({ text }) => ({ text })),
  explain: async (...given) => {
    const outcome = await explain(...given);
    if (!outcome.ok) return outcome;
    const { answer, picture } = outcome.value;
    return { ok: true, value: { answer, what: picture && { scene: picture } } };
  },
};

const JSON_TYPE = 'application/json';

/** In which form the answer is wanted; undefined where it is in none that we have. */
export function wantedType(
  accept: string | undefined,
  hasPictures: boolean,
): typeof JSON_TYPE | PictureType | undefined {
  if (accept === undefined || accept.trim() === '') return JSON_TYPE;
  const forms = [JSON_TYPE, ...(hasPictures ? pictureTypes : [])] as const;
  for (const { word } of byWeight(accept)) {
    const found = forms.find((form) => word === form || word === `${form.split('/')[0]}/*` || word === '*/*');
    if (found) return found;
  }
  return undefined;
}

export async function answerOperation(
  c: Context,
  parts: Parts,
  name: Operation,
  request: { readonly puzzle: string },
): Promise<Response> {
  const { service, drawer } = parts;
  const type = wantedType(c.req.header('accept'), drawn.has(name));
  if (!type) {
    const known = [JSON_TYPE, ...(drawn.has(name) ? pictureTypes : [])].join(', ');
    return troubled(c, 'not-acceptable', { text: serverText('not-acceptable', { known }) });
  }
  const language = languageIn(c);
  const puzzle = service.find(request.puzzle);
  const failure = (one: Failure) => problemResponse(problemOfFailure(one, { language, puzzle }));
  return admitted(c, parts, async (workers) => {
    const { signal } = c.req.raw;
    const outcome = await answering[name](service, request as never, { workers, language, signal });
    if (!outcome.ok) {
      logFailure(parts, name, outcome.failure);
      return failure(outcome.failure);
    }
    const { answer, what } = outcome.value;
    const headers = { 'Content-Type': type, 'Cache-Control': 'no-store', 'Content-Language': language, Vary: VARY };
    if (type === JSON_TYPE) return new Response(JSON.stringify(answer), { headers });
    if (!what) return troubled(c, 'refused', { text: serverText('no-picture') });
    const picture = await drawer.draw({ puzzle: puzzle!.about.id, language, type, what });
    if (picture.ok) return new Response(picture.bytes as Uint8Array<ArrayBuffer>, { headers });
    const text = serverText(picture.why);
    return troubled(c, picture.why === 'broken' ? 'failed' : 'refused', { text });
  });
}

const VARY = 'Accept, Accept-Language';

/** What broke inside is for the people who run the server; the details may quote what was sent, and are left out. */
function logFailure({ settings }: Parts, operation: string, { kind, problem }: Failure): void {
  if (kind !== 'failed') return;
  const { code } = problem.text;
  settings.log({ time: new Date().toISOString(), level: 'error', event: 'failed', operation, code });
}
