/** The command line without a process: streams that are remembered, and a worker that is none. */
import { Readable, Writable } from 'node:stream';
import { inlineClient } from '../../../hosts/inline.ts';
import { main } from '../main.ts';
import type { World } from '../terminal.ts';
import { catalogue } from './letters.ts';

export interface Around {
  readonly input?: string;
  /** Whether a person is watching. */
  readonly tty?: boolean;
  readonly depth?: 4 | 8 | 24;
}

export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function teka(
  args: readonly string[],
  { input = '', tty = false, depth = 4 }: Around = {},
): Promise<Result> {
  const [output, errors] = [new Remembering(tty, depth), new Remembering(tty, depth)];
  const after = (milliseconds: number, callback: () => void) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  };
  const world = {
    input: Readable.from([input]),
    output,
    errors,
    env: {},
    newClient: () => inlineClient(catalogue, { after, now: () => performance.now() }),
  };
  const code = await main(args, world as unknown as World, catalogue, '0.0.0');
  return { code, out: output.text, err: errors.text };
}

class Remembering extends Writable {
  text = '';

  constructor(
    readonly isTTY: boolean,
    private readonly depth: number,
  ) {
    super();
  }

  getColorDepth(): number {
    return this.depth;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
