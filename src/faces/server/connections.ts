/** Node's server, with a limit on everything that a connection can keep us waiting with. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** How long a request may take to arrive, and how long a connection is silent beside the work for it; in milliseconds. */
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 30_000;
const KEPT_ALIVE = 5000;
const SILENT = 30_000;
/** The longest a timer can wait. */
const LONGEST = 2 ** 31 - 1;
const LOOK = 1000;
/** As many connections are open at once. */
const CONNECTIONS = 2000;
/** One address may have as many of them: a class of forty behind one router, with six for each browser, and some to spare. */
const EACH = 256;

/** `working` is how long work for one answer may take, with the time that it waits, in milliseconds. */
export function limitedServer(
  working: number,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const limits = {
    headersTimeout: HEADERS_WITHIN,
    requestTimeout: REQUEST_WITHIN,
    keepAliveTimeout: KEPT_ALIVE,
    connectionsCheckingInterval: LOOK,
  };
  const server = createServer(limits, answer);
  server.maxConnections = CONNECTIONS;
  shareConnections(server);
  // A reader that takes nothing, and a connection over which nothing comes, are not waited for.
  server.setTimeout(Math.min(working + SILENT, LONGEST));
  return server;
}

/** An address gets its share and never more than half of what is free, so that no number of addresses leaves nothing to others. */
function shareConnections(server: Server): void {
  const open = new Map<string, number>();
  let all = 0;
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const own = open.get(address) ?? 0;
    if (own >= Math.min(EACH, (CONNECTIONS - (all - own)) / 2)) return void socket.destroy();
    open.set(address, own + 1);
    all++;
    socket.once('close', () => {
      all--;
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
