/** Calls with one answer, as JSON or, where there is something to see, as a picture. */
import type { Failure } from '../../../api/failure.ts';
import { answering } from '../../../api/operations/answering.ts';
import type { Operation } from '../../../api/schemas/requests.ts';
import type { PictureType } from '../draw/order.ts';
import { pictureTypes } from '../draw/order.ts';
import { byWeight, problemOfFailure, problemResponse } from '../problem.ts';
import { serverText } from '../texts.ts';
import { admitted, type Context, languageIn, type Parts, troubled } from './context.ts';
import { drawn } from './definitions.ts';

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
  const failure = (one: Failure) => {
    const later = one.kind === 'busy' ? { 'Retry-After': String(parts.desk.retryAfter) } : {};
    return problemResponse(problemOfFailure(one, { language, puzzle }), later);
  };
  return admitted(c, async (workers) => {
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
