/** What a call to a queue can fail with: nothing answers, or what answers does not do what is asked. Anything else is a bug. */
import { type Address, withoutSecrets } from './address.ts';
import { plain } from './plain.ts';

export class QueueFailure extends Error {
  constructor(
    /** `lost`: the connection; it comes back with the server. `refused`: the server answers, and says no. */
    readonly kind: 'lost' | 'refused',
    detail: string,
  ) {
    super(detail);
    this.name = 'QueueFailure';
  }
}

/** How Node calls it where a connection cannot be made, or ends. */
const SYSTEM =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|ENOTFOUND|EAI_\w+|EADDR\w+|ENOENT|EACCES|ERR_STREAM\w*|ERR_SOCKET\w*|ERR_TLS\w*|CERT_\w+|ERR_SSL\w*)$/;
/** How PostgreSQL does: connection exceptions, a server that shuts down or starts, no more connections. */
const POSTGRES = /^(08...|57P0[1-5]|53300)$/;
/** How the drivers do, which give no code. */
const WORDS =
  /\b(connection|socket|stream isn't writeable|timed out|timeout|not queryable|calling end on the pool|max retries)\b/i;
/** PostgreSQL has no such schema, table, function or type. */
const MISSING = /^(3F000|42P01|42883|42704)$/;

const codeOf = (error: unknown): string => {
  const code = (error as { readonly code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
};

/** Whether what Teka keeps in a database is no longer there. */
export const isMissing = (error: unknown): boolean => MISSING.test(codeOf(error));

export function failureOf(error: unknown, address: Address): QueueFailure {
  if (error instanceof QueueFailure) return error;
  return new QueueFailure(isLost(error) ? 'lost' : 'refused', messageOf(error, address));
}

function isLost(error: unknown): boolean {
  if (error instanceof AggregateError) return isLost(error.errors[0]);
  const code = codeOf(error);
  if (SYSTEM.test(code) || POSTGRES.test(code)) return true;
  // What a server answers has a code, or this name.
  const isAnswer = code !== '' || (error instanceof Error && error.name === 'ReplyError');
  return !isAnswer && error instanceof Error && WORDS.test(error.message);
}

/** A failed connection to a name with several addresses has its reasons inside, and no message. */
export function messageOf(error: unknown, address: Address): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0], address);
  const message = withoutSecrets(error instanceof Error ? error.message : String(error), address);
  return plain(message) || 'no reason given';
}
