/** `teka serve`: the page and the API, until it is asked to end. */
import { handOver } from '../../../hosts/node/fleet/hand-over.ts';
import { EXIT } from '../exit.ts';
import type { Served, ServeWish } from '../faces.ts';
import { readFile } from '../input.ts';
import { onInterrupt } from '../interrupt.ts';
import { Refusal, type Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { type OpenQueue, openQueue } from './fleet/queue.ts';

export interface ServeFlags {
  readonly port?: number;
  readonly host?: string;
  readonly maxTime?: number;
  readonly maxMemory?: number;
  readonly maxConcurrent?: number;
  readonly token?: string;
  readonly queue?: string;
  readonly json?: boolean;
}

const USUAL_HOST = '127.0.0.1';
export const USUAL_PORT = 4173;

export async function serveCommand(terminal: Terminal, version: string, flags: ServeFlags): Promise<number> {
  const { host = USUAL_HOST, port = USUAL_PORT, maxTime, maxMemory, maxConcurrent, token } = flags;
  const tokens = token === undefined ? undefined : readTokens(await readFile(token), token);
  if (!tokens && !isThisMachine(host)) throw new Refusal({ text: cliText('serve-wants-token', { host }) });
  const fleet = flags.queue === undefined ? undefined : await openQueue(terminal, flags, version);
  try {
    const served = await listen(terminal, {
      host,
      port,
      tokens,
      seconds: maxTime,
      ...(maxMemory !== undefined && { megabytes: maxMemory }),
      ...(maxConcurrent !== undefined && { concurrent: maxConcurrent }),
      ...(fleet && { search: handOver(fleet.queue) }),
      log: (entry) => void terminal.errors.write(`${JSON.stringify(entry)}\n`),
    });
    await served.warm();
    tell(terminal, served, fleet, flags);
    await new Promise<void>((go) => {
      const off = onInterrupt(() => {
        off();
        go();
      });
    });
    // A second signal does not wait.
    const off = onInterrupt(() => process.exit(EXIT.stopped));
    await served.drain().finally(off);
    return EXIT.found;
  } finally {
    await fleet?.queue.close();
  }
}

function tell(terminal: Terminal, { url }: Served, fleet: OpenQueue | undefined, { json }: ServeFlags): void {
  if (json) return terminal.print(JSON.stringify({ url }));
  const say = terminal.speaker();
  terminal.print(say(cliText('serving', { url })));
  terminal.print(say(cliText('serving-api', { url: `${url}api/` })));
  if (fleet) terminal.print(say(cliText('serving-fleet', { queue: fleet.shown })));
}

async function listen(terminal: Terminal, wish: ServeWish): Promise<Served> {
  try {
    return await terminal.serve(wish);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const { host, port } = wish;
    if (code === 'EADDRINUSE') throw new Refusal({ text: cliText('port-taken', { port }) });
    if (code === 'EACCES') throw new Refusal({ text: cliText('port-forbidden', { port }) });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new Refusal({ text: cliText('no-host', { host }) });
    if (code === undefined) throw error;
    throw new Refusal({ text: cliText('cannot-listen', { host, port, detail: message }) });
  }
}

/** Whether only programs of this machine can reach a host. */
const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** What a header can carry, and too long to be guessed. */
const WELL_FORMED = /^[\w.~+/=-]{16,200}$/;

/** One token a line; empty lines and lines that begin with # are left out. */
function readTokens(content: string, file: string): readonly string[] {
  const lines = content.split('\n').map((line) => line.trim());
  const bad = lines.findIndex((line) => line !== '' && !line.startsWith('#') && !WELL_FORMED.test(line));
  if (bad >= 0) throw new Refusal({ text: cliText('bad-token', { file, line: bad + 1 }) });
  const tokens = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (tokens.length === 0) throw new Refusal({ text: cliText('no-tokens', { file }) });
  return tokens;
}
