/** What commands start of the other faces; the program that puts all of them together gives it to us. */
import type { Language, SolveEvent, SolveRequest } from '../../contract/index.ts';
import type { Client, Job } from '../../hosts/client.ts';

/** How a server is to be run; what is not said is as usual. */
export interface ServeWish {
  readonly host: string;
  readonly port: number;
  readonly seconds?: number | undefined;
  readonly megabytes?: number;
  readonly concurrent?: number;
  readonly tokens?: readonly string[] | undefined;
  /** Searches jobs, where not only the server itself does. */
  readonly search?: (
    request: SolveRequest,
    listener: (event: SolveEvent) => void,
    here: Pick<Client, 'solve' | 'ask'>,
  ) => Job<SolveEvent>;
  log(entry: object): void;
}

export interface Served {
  readonly url: string;
  /** Has everything ready for the first request. */
  warm(): Promise<void>;
  /** Takes nothing more, and ends what is under way. */
  drain(): Promise<void>;
}

export interface Faces {
  /** Serves the page and the API; rejects with the error of the system where the port cannot be had. */
  serve(wish: ServeWish): Promise<Served>;
  /** Serves the assistant that has started us, until it closes our input. */
  assist(wish: { readonly language: Language; readonly seconds?: number | undefined }): Promise<void>;
}
