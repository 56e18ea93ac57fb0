/**
 * A client that costs as little as it can: it shares the cores with the server, and what it takes must not be counted as the
 * server's. One request at a time over one connection; of an answer it reads the status and the length.
 */
import { connect, type Socket } from 'node:net';

export class Connection {
  #socket: Socket | undefined;
  #read = '';
  #settle: (status: number) => void = () => undefined;
  #fail: (error: Error) => void = () => undefined;

  readonly #host: string;

  constructor(private readonly url: string) {
    this.#host = new URL(url).host;
  }

  /** The server closes connections over which nothing comes for a while. */
  #connected(): Socket {
    if (this.#socket && !this.#socket.destroyed) return this.#socket;
    const { hostname, port } = new URL(this.url);
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#hear(bytes));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => {
      if (socket === this.#socket) this.#socket = undefined;
      this.#fail(new Error('the server closed the connection'));
    });
    this.#socket = socket;
    return socket;
  }

  /** Sends JSON, and resolves with the status of the answer. */
  post(path: string, value: unknown): Promise<number> {
    const body = JSON.stringify(value);
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${this.#host}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    return new Promise((settle, fail) => {
      [this.#settle, this.#fail] = [settle, fail];
      this.#connected().write(`${head.join('\r\n')}\r\n\r\n${body}`);
    });
  }

  #hear(bytes: Buffer): void {
    this.#read += bytes.toString('latin1');
    const end = this.#read.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = /^content-length: (\d+)/im.exec(this.#read)?.[1];
    if (length === undefined) return this.#fail(new Error('an answer does not tell its length'));
    if (this.#read.length < end + 4 + Number(length)) return;
    const status = Number(this.#read.slice(9, 12));
    this.#read = '';
    this.#settle(status);
  }

  close(): void {
    this.#socket?.destroy();
  }
}
