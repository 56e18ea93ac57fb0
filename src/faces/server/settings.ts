/** What a server is started with. */
import type { Limits } from '../../api/limits.ts';
import type { Sight } from '../../api/operations/answering.ts';
import type { Call } from '../../api/service.ts';
import type { AnyPuzzle, Language } from '../../contract/index.ts';
import type { Tokens } from './callers.ts';
import type { Search } from './jobs/jobs.ts';

/** For each place for long work, as many requests may wait for it. */
export const WAITING_EACH = 2;

/** One line of the log, as JSON: never what people sent. */
export interface LogEntry {
  readonly time: string;
  readonly level: 'info' | 'error';
  readonly event: string;
  readonly [field: string]: string | number | boolean | undefined;
}

/** Answers one HTTP request of an assistant with what the server gives it. */
export type Assistant = (
  request: Request,
  body: unknown,
  parts: {
    readonly workers: Call['workers'];
    readonly language: Language;
    draw(puzzle: AnyPuzzle, what: Sight, language: Language): Promise<Uint8Array | undefined>;
  },
) => Promise<Response>;

export interface ServerSettings {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** The folder of the built page. */
  readonly page: string;
  /** The path under which the page and the API are, such as `/some/where/`. */
  readonly base: string;
  readonly version: string;
  readonly tokens?: Tokens | undefined;
  readonly limits: Limits;
  /** How much memory the whole process may take, in MB. */
  readonly megabytes: number;
  /** How many requests of one caller are worked on at once, or wait. */
  readonly concurrent: number;
  /** How many bytes a request may have. */
  readonly body: number;
  /** How long requests have to end when the server is asked to end, in milliseconds. */
  readonly patience: number;
  /** The scripts of worker threads and of the drawing thread, where they are not beside the server. */
  readonly worker?: URL | undefined;
  readonly drawing?: URL | undefined;
  log(entry: LogEntry): void;
  /** How jobs are searched, where not by the server itself. */
  readonly search?: Search | undefined;
  /** What answers assistants at `/mcp`, loaded when the first one asks. */
  readonly assistant?: ((limits: Limits) => Promise<Assistant>) | undefined;
}
