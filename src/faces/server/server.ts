/**
 * The server: the page, and beside it the API, which is loaded when it is first used. Everything a request can do wrong before
 * it reaches either is refused here.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Problem } from '../../contract/index.ts';
import type { Api } from './api.ts';
import { isOurHost } from './callers.ts';
import { limitedServer } from './connections.ts';
import { apiHeaders, pageHeaders } from './headers.ts';
import { Metrics } from './metrics.ts';
import { Files } from './page/files.ts';
import { languageOf, type ProblemKind, problemOf } from './problem.ts';
import { routeOf } from './routes/names.ts';
import { type ServerSettings, WAITING_EACH } from './settings.ts';
import { serverText } from './texts.ts';

export interface Served {
  /** The address of the page, with the base and a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Loads the API and starts its workers, so that the first request need not wait. */
  warm(): Promise<void>;
  /** Takes nothing more, waits for what is under way, and closes. */
  drain(): Promise<void>;
  /** Stops listening and closes every connection. */
  close(): Promise<void>;
}

export class TekaServer implements Served {
  readonly #server: Server;
  readonly #files: Files;
  readonly #metrics: Metrics;
  #api: Promise<Api> | undefined;
  #gauges: Api['gauges'] = [];
  #isDraining = false;
  #port = 0;

  private constructor(private readonly settings: ServerSettings) {
    this.#files = new Files(resolve(settings.page), settings.base);
    this.#metrics = new Metrics([
      { name: 'process_resident_memory_bytes', help: 'Memory.', type: 'gauge', read: () => process.memoryUsage.rss() },
      { name: 'process_cpu_seconds_total', help: 'Processor time.', type: 'counter', read: processorTime },
      { name: 'process_uptime_seconds', help: 'Age.', type: 'gauge', read: () => process.uptime() },
    ]);
    this.#server = limitedServer((1 + WAITING_EACH) * settings.limits.milliseconds, (request, response) =>
      this.#answer(request, response),
    );
  }

  /** Listens; rejects with the error of the system where it cannot. */
  static async start(settings: ServerSettings): Promise<TekaServer> {
    const own = new TekaServer(settings);
    await new Promise<void>((listening, refused) => {
      own.#server.once('error', refused);
      own.#server.listen(settings.port, settings.host, listening);
    });
    own.#port = (own.#server.address() as AddressInfo).port;
    return own;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    const { host, base } = this.settings;
    return `http://${host.includes(':') ? `[${host}]` : host}:${this.port}${base}`;
  }

  async warm(): Promise<void> {
    (await this.#loaded()).start();
  }

  async drain(): Promise<void> {
    this.#isDraining = true;
    const closed = new Promise((done) => this.#server.close(done));
    this.#server.closeIdleConnections();
    await (await this.#api)?.drain();
    // Streams of events end with their jobs, which are stopped now.
    (await this.#api)?.close();
    const patience = new Promise((done) => setTimeout(done, LAST).unref());
    await Promise.race([closed, patience]);
    this.#server.closeAllConnections();
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((done) => this.#server.close(() => done()));
    this.#server.closeAllConnections();
    (await this.#api)?.close();
    await closed;
  }

  async #loaded(): Promise<Api> {
    this.#api ??= import('./api.ts').then(({ openApi }) => openApi(this.settings));
    const api = await this.#api;
    this.#gauges = api.gauges;
    return api;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const begun = performance.now();
    const { base } = this.settings;
    const path = (request.url ?? '').split(/[?#]/, 1)[0]!;
    const within = path.startsWith(base) ? `/${path.slice(base.length)}` : undefined;
    response.once('close', () => this.#answered(request, response, within, performance.now() - begun));
    if (!isOurHost(request.headers.host, this.settings.tokens !== undefined)) {
      return this.#refuse(request, response, 'misdirected', { text: serverText('unknown-host') });
    }
    if (within === '/healthz') return this.#health(response);
    if (within === '/metrics') return this.#tell(request, response);
    if (within !== undefined && /^\/(api(\/|$)|mcp$)/.test(within)) return this.#toApi(request, response, within);
    this.#page(request, response).catch(() => response.destroy());
  }

  #toApi(request: IncomingMessage, response: ServerResponse, within: string): void {
    if (this.#isDraining) {
      response.setHeader('Connection', 'close');
      response.setHeader('Retry-After', '10');
      return this.#refuse(request, response, 'failed', { text: serverText('closing') });
    }
    request.url = within + (request.url ?? '').slice((request.url ?? '').split(/[?#]/, 1)[0]!.length);
    this.#handOn(request, response).catch((error: unknown) => {
      const told = error instanceof Error ? error.name : 'error';
      this.settings.log({ time: new Date().toISOString(), level: 'error', event: 'bug', error: told });
      this.#refuse(request, response, 'bug', { text: serverText('broken') });
    });
  }

  async #handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const api = await this.#loaded();
    await api.answer(request, response, ({ kind, problem, headers }) => {
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
      if (!request.complete && bodyLength(request) > SMALL) response.setHeader('Connection', 'close');
      this.#refuse(request, response, kind, problem);
    });
  }

  async #page(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, head, body } = await this.#files.answer(request);
    const length = status === 304 ? {} : { 'Content-Length': body.length };
    response.writeHead(status, { ...pageHeaders, ...length, ...head });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #health(response: ServerResponse): void {
    const state = this.#isDraining ? 'closing' : 'ok';
    response.writeHead(this.#isDraining ? 503 : 200, { ...apiHeaders, ...PLAIN });
    response.end(`${state}\n`);
  }

  #tell(request: IncomingMessage, response: ServerResponse): void {
    const { tokens } = this.settings;
    if (tokens && tokens.callerOf(request.headers.authorization) === undefined) {
      response.setHeader('WWW-Authenticate', 'Bearer realm="teka"');
      return this.#refuse(request, response, 'unauthorized', { text: serverText('no-token') });
    }
    response.writeHead(200, { ...apiHeaders, ...PLAIN, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(this.#metrics.text(this.#gauges));
  }

  #refuse(request: IncomingMessage, response: ServerResponse, kind: ProblemKind, problem: Problem): void {
    const language = languageOf(request.headers['accept-language']);
    const details = problemOf(kind, problem, { language });
    response.writeHead(details.status, { ...apiHeaders, ...PLAIN, 'Content-Type': 'application/problem+json' });
    response.end(JSON.stringify(details));
  }

  #answered(
    { method = '', socket }: IncomingMessage,
    response: ServerResponse,
    within: string | undefined,
    ms: number,
  ): void {
    const route = routeOf(within);
    const { writableFinished: isFinished } = response;
    // Who left before there was an answer was told nothing.
    const status = response.headersSent ? response.statusCode : LEFT;
    this.#metrics.answered(METHODS.has(method) ? method : 'OTHER', route, status, ms / 1000);
    this.settings.log({
      time: new Date().toISOString(),
      level: status >= 500 ? 'error' : 'info',
      event: 'request',
      method,
      route,
      status,
      milliseconds: Math.round(ms),
      address: socket.remoteAddress,
      ...(!isFinished && { dropped: true }),
    });
  }
}

/** What is left of a larger body is not read for the sake of the connection, in bytes. */
const SMALL = 64 * 1024;

const bodyLength = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY;

/** The status of requests that their callers dropped, as other servers count them. */
const LEFT = 499;

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'PUT', 'OPTIONS']);

/** How long connections have to end once nothing is under way, in milliseconds. */
const LAST = 2000;

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
