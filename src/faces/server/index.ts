/** The page and the API on one port. */
import { totalmem } from 'node:os';
import { MEGABYTE, usualLimits } from '../../api/limits.ts';
import { type Served, TekaServer } from './server.ts';
import type { ServerSettings } from './settings.ts';

export { usualLimits } from '../../api/limits.ts';
export { Tokens } from './callers.ts';
export type { Search } from './jobs/jobs.ts';
export type { Served } from './server.ts';
export type { LogEntry, ServerSettings } from './settings.ts';

/** The part of the machine's memory that the server may use. */
const USUAL_MEMORY = 0.5;

const usual = {
  host: '127.0.0.1',
  port: 0,
  base: '/',
  version: '',
  limits: usualLimits,
  megabytes: Math.floor((USUAL_MEMORY * totalmem()) / MEGABYTE),
  concurrent: 16,
  body: MEGABYTE,
  patience: 10_000,
  log: () => undefined,
};

/** Serves the page in a folder, and the API; what is not said is as usual. Rejects where the port cannot be had. */
export const serve = (page: string, settings: Partial<ServerSettings> = {}): Promise<Served> =>
  TekaServer.start({
    ...usual,
    ...settings,
    page,
  });
