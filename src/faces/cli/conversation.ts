/** Questions to a person, one line each. Works typed and piped alike; leaving is possible at every prompt. */
import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from './terminal.ts';

/** Thrown when the person leaves: Ctrl-C, Ctrl-D, or the end of a pipe. */
export class Leave {}

export class Conversation {
  readonly #interface: Interface;
  readonly #lines: AsyncIterator<string>;
  readonly #left: Promise<never>;
  #busy = false;

  constructor(private readonly terminal: Terminal) {
    const { input, output } = terminal;
    this.#interface = createInterface({ input, output, terminal: input.isTTY === true && output.isTTY === true });
    this.#lines = this.#interface[Symbol.asyncIterator]();
    this.#left = new Promise((_, reject) => {
      // A terminal in line-editing mode hands Ctrl-C to us: while something runs, it is meant for that.
      this.#interface.on('SIGINT', () => (this.#busy ? process.emit('SIGINT') : reject(new Leave())));
    });
    this.#left.catch(() => undefined);
  }

  tell(line: string): void {
    this.terminal.print(line);
  }

  /** The next line, without blanks around it. */
  async ask(prompt: string): Promise<string> {
    return (await this.line(prompt)).trim();
  }

  /** The next line as it is; without a prompt it goes on with the one before. */
  async line(prompt: string): Promise<string> {
    this.#interface.setPrompt(prompt === '' ? '' : `${prompt} `);
    this.#interface.prompt();
    const { value, done } = await Promise.race([this.#lines.next(), this.#left]);
    if (done) throw new Leave();
    if (!this.terminal.input.isTTY && prompt !== '') this.tell('');
    return value;
  }

  /** While this runs, Ctrl-C stops it and not the conversation. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.#busy = true;
    try {
      return await work;
    } finally {
      this.#busy = false;
    }
  }

  close(): void {
    this.#interface.close();
  }
}
