/** Server-sent events, read from fetch. */
import type { FetchResponse, Signal } from './fetch.ts';
import type { JobEvent } from './model.ts';

/** How long to wait before a lost connection is opened again, in milliseconds, and how often in a row. */
const WAIT = 1000;
const TRIES = 5;

/** One event as it is written. */
interface Written {
  readonly id?: string;
  readonly type: string;
  readonly data: string;
}

/** All events of a job. `open` opens the stream after the event with this id; `isLost` tells a lost connection from a refusal. */
export async function* eventsOf(
  open: (lastEventId: string | undefined) => Promise<FetchResponse>,
  signal: Signal | undefined,
  isLost: (error: unknown) => boolean,
): AsyncGenerator<JobEvent, void, undefined> {
  let last: string | undefined;
  for (let tries = 0; ; ) {
    try {
      const response = await open(last);
      // All of them were heard before.
      if (response.status === 204) return;
      for await (const { id, type, data } of written(response)) {
        tries = 0;
        last = id ?? last;
        const event = { type, ...(JSON.parse(data) as object) } as JobEvent;
        yield event;
        if (event.type === 'ended' || event.type === 'refused' || event.type === 'failed') return;
      }
    } catch (error) {
      if (signal?.aborted || !isLost(error) || tries >= TRIES) throw error;
    }
    if (++tries > TRIES) throw new Error('The connection was lost again and again.');
    await pause(WAIT);
  }
}

/** The events of one response; comments and what is cut off at its end are left out. */
async function* written({ body }: FetchResponse): AsyncGenerator<Written, void, undefined> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new Decoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value!, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventIn(block: string): Written | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const at = line.indexOf(':');
    if (at > 0) fields.set(line.slice(0, at), line.slice(at + 1).replace(/^ /, ''));
  }
  const [id, type, data] = [fields.get('id'), fields.get('event'), fields.get('data')];
  return type === undefined || data === undefined ? undefined : { type, data, ...(id !== undefined && { id }) };
}

/** What every platform with fetch has, though the language does not. */
const platform = globalThis as unknown as {
  readonly TextDecoder: new () => { decode(bytes: Uint8Array, how: { readonly stream: boolean }): string };
  setTimeout(callback: () => void, milliseconds: number): unknown;
};
const Decoder = platform.TextDecoder;
const pause = (milliseconds: number) => new Promise<void>((go) => void platform.setTimeout(go, milliseconds));
