/** The API with all that works behind it, as a listener of Node's own server. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import { Service } from '../../api/service.ts';
import { Client } from '../../hosts/client.ts';
import { limitedThreads } from '../../hosts/node/pool.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { Drawer } from './draw/drawer.ts';
import { apiHeaders } from './headers.ts';
import { Intake, type Refusal } from './intake.ts';
import { Jobs, usualJobLimits } from './jobs/jobs.ts';
import type { Gauge } from './metrics.ts';
import { createApp } from './routes/app.ts';
import { type ServerSettings, WAITING_EACH } from './settings.ts';
import { serverText } from './texts.ts';
import { Desk } from './work/desk.ts';
import { watchMemory } from './work/memory.ts';

/** How long work counts as quick, in milliseconds. */
const SLICE = 400;
/** A worker can do nothing with less, in MB. */
const LEAST_MEMORY = 64;
const NO_BODY = Buffer.alloc(0);
/** How many requests of all callers are worked on, or wait. */
const MOST = 256;

export interface Api {
  /** Answers a request, or has it refused. */
  answer(request: IncomingMessage, response: ServerResponse, refuse: (why: Refusal) => void): Promise<void>;
  readonly gauges: readonly Gauge[];
  /** Starts what is needed first. */
  start(): void;
  /** Takes nothing more; resolves when nothing is under way. */
  drain(): Promise<void>;
  close(): void;
}

export async function openApi(settings: ServerSettings): Promise<Api> {
  const cores = availableParallelism();
  const started = { workers: 0 };
  const maxOldGenerationSizeMb = Math.max(LEAST_MEMORY, Math.floor(settings.megabytes / 2));
  const platform = limitedThreads({ maxOldGenerationSizeMb }, settings.worker);
  const counted: typeof platform = {
    ...platform,
    spawn(receive, died) {
      started.workers++;
      return platform.spawn(receive, (detail) => {
        settings.log({ time: new Date().toISOString(), level: 'error', event: 'worker died' });
        died(detail);
      });
    },
  };
  const service = await Service.open(catalogue, settings.limits);
  const now = () => performance.now();
  const desk = new Desk({
    newClient: () => new Client(counted),
    now,
    quick: cores + 1,
    long: Math.max(2, cores),
    most: MOST,
    mostEach: settings.concurrent,
    slice: SLICE,
    tooMany: serverText('too-many'),
    waitingEach: WAITING_EACH,
  });
  const jobs = new Jobs(service, usualJobLimits, () => Date.now(), settings.search);
  const drawer = new Drawer(settings.drawing);
  const app = createApp({ settings, service, desk, jobs, drawer });
  const unwatch = watchMemory(settings.megabytes, () => {
    const isShed = desk.shed(serverText('out-of-memory'));
    settings.log({ time: new Date().toISOString(), level: 'error', event: 'memory', shed: isShed });
  });
  const listener = getRequestListener(app.fetch, {
    // What is no request at all, such as an address that cannot be read.
    errorHandler: () => new Response(null, { status: 400 }),
  });
  const intake = new Intake(settings, desk, now);
  return {
    async answer(request, response, refuse) {
      const taken = await intake.take(request);
      if (!taken) return;
      if ('kind' in taken) return refuse(taken);
      response.once('close', () => taken.admission?.leave());
      for (const [name, value] of Object.entries(apiHeaders)) response.setHeader(name, value);
      void listener(Object.assign(request, { taken, rawBody: NO_BODY }), response);
    },
    start: () => desk.start(),
    gauges: [
      { name: 'teka_work', help: 'Pieces of work.', type: 'gauge', read: () => desk.figures },
      { name: 'teka_jobs', help: 'Jobs that are known.', type: 'gauge', read: () => jobs.figures },
      {
        name: 'teka_workers_started_total',
        help: 'Workers that were started.',
        type: 'counter',
        read: () => started.workers,
      },
    ],
    async drain() {
      desk.closeDoor();
      const end = Date.now() + settings.patience;
      while (desk.figures.admitted > 0 && Date.now() < end) await new Promise((go) => setTimeout(go, 50));
    },
    close() {
      unwatch();
      jobs.cancelAll();
      desk.close();
      drawer.close();
    },
  };
}
