/** A server of static files, for `npm start` and for the tests. */
export interface Served {
  /** The address of the page, with the base and a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Stops listening and closes every connection. */
  close(): Promise<void>;
}

/** Port 0 takes any free one. `base` is the path under which the directory is shown, such as `/some/where/`. */
export function serve(directory: string, options?: { port?: number; host?: string; base?: string }): Promise<Served>;
