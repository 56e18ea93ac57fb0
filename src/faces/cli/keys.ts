/**
 * The keys of a terminal before its line editor sees them. The listener may take a key away, so that an arrow on an
 * empty line is a move and any key stops an animation; all other keys reach the editor unchanged.
 */
import { PassThrough } from 'node:stream';
import type { Arrow } from '../../contract/index.ts';

const ESCAPE = '\x1b';
/** Terminals end the code of an arrow with its letter, in either of two modes. */
const ARROW = new RegExp(`^(?:${ESCAPE}[[O][ABCD])+$`);
const arrows: Readonly<Record<string, Arrow>> = { A: 'up', B: 'down', C: 'right', D: 'left' };

/** The arrows in a piece of input that has nothing else in it: a key that is held comes several times at once. */
export const arrowsIn = (piece: string): readonly Arrow[] =>
  ARROW.test(piece) ? Array.from(piece.matchAll(/[ABCD]/g), ([letter]) => arrows[letter]!) : [];

/** Returns whether it takes the piece for itself. */
export type Listener = (piece: string) => boolean;

export class Keys extends PassThrough {
  readonly isTTY = true;
  #listener: Listener | undefined;
  readonly #read = (piece: Buffer | string) => {
    if (!this.#listener?.(piece.toString())) this.write(piece);
  };
  readonly #end = () => void this.end();

  constructor(private readonly source: NodeJS.ReadStream) {
    super();
    source.on('data', this.#read).once('end', this.#end);
  }

  listen(listener: Listener | undefined): void {
    this.#listener = listener;
  }

  /** The line editor asks for it. */
  setRawMode(raw: boolean): this {
    this.source.setRawMode(raw);
    return this;
  }

  close(): void {
    this.source.off('data', this.#read).off('end', this.#end).pause();
  }
}
