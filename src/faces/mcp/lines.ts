/**
 * The lines of an input, whole and up to a length. Of a longer line nothing goes on: it would have to be in memory before it
 * could be refused.
 */
import { Transform, type TransformCallback } from 'node:stream';

const NEWLINE = 0x0a;

export class BoundedLines extends Transform {
  #pieces: Buffer[] = [];
  #length = 0;
  #isSkipping = false;

  /** `tooLong` is called once for each line that is left out. */
  constructor(
    private readonly most: number,
    private readonly tooLong: () => void,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.#take(chunk.subarray(from, end + 1));
      this.#endLine();
      from = end + 1;
    }
    this.#take(chunk.subarray(from));
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#endLine();
    done();
  }

  #take(piece: Buffer): void {
    if (this.#isSkipping || piece.length === 0) return;
    this.#length += piece.length;
    if (this.#length <= this.most) return void this.#pieces.push(piece);
    this.#isSkipping = true;
    this.#pieces = [];
    this.tooLong();
  }

  #endLine(): void {
    if (!this.#isSkipping && this.#length > 0) this.push(Buffer.concat(this.#pieces));
    [this.#pieces, this.#length, this.#isSkipping] = [[], 0, false];
  }
}
