/**
 * Questions to a person, one line each. Works typed and piped alike; leaving is possible at every prompt. In a terminal,
 * arrow keys can be listened to as well, and a board can be drawn over the one before.
 */
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Arrow } from '../../contract/index.ts';
import { arrowsIn, Keys } from './keys.ts';
import type { Terminal } from './terminal.ts';
import { rowsTaken, wrapped } from './wrap.ts';

/** Thrown when the person leaves: Ctrl-C, Ctrl-D, or the end of a pipe. */
export class Leave {}

/** What a person did at a prompt. */
export type Entered = { readonly line: string } | { readonly arrow: Arrow };

export class Conversation {
  readonly #keys: Keys | undefined;
  readonly #interface: Interface;
  readonly #lines: AsyncIterator<string>;
  #busy = false;
  #isClosed = false;
  /** A line and arrows that have come but were not asked for yet. */
  #line: IteratorResult<string> | undefined;
  #arrows: Arrow[] = [];
  /** Why there is nothing more to come. */
  #over: { readonly reason: unknown } | undefined;
  /** Whether a line is being waited for; it stays so while arrows are pressed. */
  #isReading = false;
  /** Wakes the caller that waits for input. */
  #wake = () => {};
  /** How many rows above the cursor the last frame begins; unknown once something else was printed. */
  #above: number | undefined;

  constructor(private readonly terminal: Terminal) {
    const { input, output, env } = terminal;
    const isTerminal = input.isTTY === true && output.isTTY === true;
    // One that calls itself dumb can show lines only.
    this.#keys = isTerminal && env.TERM !== 'dumb' ? new Keys(input) : undefined;
    this.#interface = createInterface({ input: this.#keys ?? input, output, terminal: isTerminal });
    this.#lines = this.#interface[Symbol.asyncIterator]();
    this.#interface.once('close', () => {
      this.#isClosed = true;
    });
    // A terminal in line-editing mode hands Ctrl-C to us: while something runs, it is meant for that.
    this.#interface.on('SIGINT', () => (this.#busy ? process.emit('SIGINT') : this.#end(new Leave())));
  }

  /** Whether there are keys to listen to, and a screen to draw on. */
  get isTerminal(): boolean {
    return this.#keys !== undefined;
  }

  tell(line: string): void {
    this.#above = undefined;
    this.terminal.print(line);
  }

  /** Prints lines in place of the last frame, where nothing was printed since and the terminal can. */
  frame(lines: string): void {
    const { output } = this.terminal;
    const above = this.#above;
    if (above !== undefined && above < (output.rows || 24)) output.write(`\r\x1b[${above}A\x1b[J`);
    this.tell(lines);
    if (this.isTerminal) this.#above = rowsTaken(this.terminal, lines);
  }

  /** The next line, without spaces around it. */
  async ask(prompt: string): Promise<string> {
    return (await this.line(prompt)).trim();
  }

  /** The next line as it is; without a prompt it goes on with the one before. */
  async line(prompt: string): Promise<string> {
    this.#keys?.listen(undefined);
    this.#arrows = [];
    const lines = wrapped(this.terminal, prompt).split('\n');
    // The line editor expects a prompt of one line, so the lines before it are printed.
    const last = lines.pop()!;
    if (lines.length > 0) this.tell(lines.join('\n'));
    this.#prompt(last);
    return this.#entered(last, await this.#first(() => this.#takeLine()));
  }

  /** A line, or an arrow key pressed while the line is empty. */
  async lineOrArrow(prompt: string): Promise<Entered> {
    this.#keys?.listen((piece) => this.#takeArrows(piece));
    this.#prompt(prompt);
    const next = await this.#first(() => this.#arrows.shift() ?? this.#takeLine());
    if (typeof next !== 'string') return { line: this.#entered(prompt, next).trim() };
    // An empty prompt makes the editor take back the one that stands there.
    this.#prompt('');
    return { arrow: next };
  }

  /** Draws one frame after the other; any key ends it. */
  async animate(frames: Iterable<string>, milliseconds: number): Promise<void> {
    const stop = new AbortController();
    this.#keys?.listen(() => {
      stop.abort();
      return true;
    });
    for (const lines of frames) {
      if (stop.signal.aborted) break;
      this.frame(lines);
      await pause(milliseconds, undefined, { signal: stop.signal }).catch(() => undefined);
    }
    this.#keys?.listen(undefined);
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
    this.#keys?.close();
  }

  #prompt(prompt: string): void {
    const shown = prompt === '' ? '' : `${prompt} `;
    // At the end of a pipe the editor closes, while lines that came before it are still to be taken.
    if (this.#isClosed) return void this.terminal.output.write(shown);
    this.#interface.setPrompt(shown);
    this.#interface.prompt();
  }

  /** What `take` gives, as soon as it gives something. */
  async #first<T>(take: () => T | undefined): Promise<T> {
    for (;;) {
      if (this.#over) throw this.#over.reason;
      const taken = take();
      if (taken !== undefined) return taken;
      await new Promise<void>((settle) => {
        this.#wake = settle;
      });
    }
  }

  #end(reason: unknown): void {
    this.#over = { reason };
    this.#wake();
  }

  /** The line that has come; otherwise starts to read one. */
  #takeLine(): IteratorResult<string> | undefined {
    const line = this.#line;
    this.#line = undefined;
    if (!line) void this.#read();
    return line;
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      this.#line = await this.#lines.next();
    } catch (error) {
      this.#end(error);
    }
    this.#isReading = false;
    this.#wake();
  }

  #entered(prompt: string, { value, done }: IteratorResult<string>): string {
    if (done) throw new Leave();
    if (!this.terminal.input.isTTY && prompt !== '') this.tell('');
    if (this.#above !== undefined) this.#above += rowsTaken(this.terminal, `${prompt} ${value}`);
    return value;
  }

  /** Arrows are taken from an empty line; those pressed while something runs are forgotten. */
  #takeArrows(piece: string): boolean {
    const found = arrowsIn(piece);
    if (found.length === 0 || this.#interface.line !== '') return false;
    if (this.#busy) return true;
    this.#arrows.push(...found);
    this.#wake();
    return true;
  }
}
