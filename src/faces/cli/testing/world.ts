/** The command line without a process: streams that remember what was written, and a client without a worker. */
import { Readable, Writable } from 'node:stream';
import type { CatalogueEntry } from '../../../contract/index.ts';
import type { Order } from '../../../engine/measure.ts';
import { type SteadyPlatform, steadyPlatform } from '../../../engine/testing/time.ts';
import { inlineClient } from '../../../hosts/inline.ts';
import { measureOne } from '../../../hosts/measuring.ts';
import { Pool } from '../../../hosts/pool.ts';
import { main } from '../main.ts';
import type { World } from '../terminal.ts';
import { entry as letters } from './letters.ts';
import { entry as spell } from './spell.ts';
import { entry as walk } from './walk.ts';

const everyPuzzle = [letters, walk, spell];

/** What a person presses once something new is to be read: the words waited for, and the keys, or what else happens then. */
export type Press = readonly [awaited: string, keys: string | (() => void)];

/** A look at the clock takes this many milliseconds: so few that a search is told of no progress, however often it looks. */
const LOOK = 0.01;
/** The time of a world, which passes only where somebody looks at the clock or a test says so. */
export const newTime = (): SteadyPlatform => steadyPlatform(LOOK);

export interface Around {
  readonly input?: string;
  /** Whether a person is watching. */
  readonly tty?: boolean;
  readonly depth?: 4 | 8 | 24;
  /** Keys of a real terminal in place of the input. */
  readonly presses?: readonly Press[];
  readonly catalogue?: readonly CatalogueEntry[];
  /** In place of one that solves where it is called. */
  readonly newClient?: World['newClient'];
  /** For a test that says when time passes. */
  readonly time?: SteadyPlatform;
}

export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function teka(args: readonly string[], around: Around = {}): Promise<Result> {
  const { input = '', presses, tty = presses !== undefined, depth = 4, catalogue = everyPuzzle, newClient } = around;
  const { time = newTime() } = around;
  const [output, errors] = [new Remembering(tty, depth), new Remembering(tty, depth)];
  const inline = () => inlineClient(catalogue, time);
  const world = {
    input: presses ? new Keyboard(output, presses) : Readable.from([input]),
    output,
    errors,
    env: {},
    now: time.now,
    measuring: async () => (order: Order) => ({
      // Looks that take long: so a search need not be repeated to be measured.
      done: measureOne(catalogue, order, { now: steadyPlatform().now }),
      cancel: () => undefined,
    }),
    newClient: newClient ?? inline,
    newPool: async (size = 2) => new Pool(newClient ?? inline, size),
  };
  const code = await main(args, world as unknown as World, catalogue, '0.0.0');
  return { code, out: output.text, err: errors.text };
}

class Remembering extends Writable {
  readonly columns = 80;
  readonly rows = 24;
  text = '';
  listener = () => {};

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
    this.listener();
    done();
  }
}

/** Presses keys one after the other, each when what it waits for has been written since the one before. */
class Keyboard extends Readable {
  readonly isTTY = true;
  isRaw = false;

  constructor(output: Remembering, presses: readonly Press[]) {
    super({ read: () => undefined });
    const left = [...presses];
    let from = 0;
    output.listener = () => {
      const [next] = left;
      if (!next || !output.text.slice(from).includes(next[0])) return;
      left.shift();
      from = output.text.length;
      const [, keys] = next;
      setImmediate(() => (typeof keys === 'string' ? this.push(keys) : keys()));
    };
  }

  setRawMode(raw: boolean): this {
    this.isRaw = raw;
    return this;
  }
}
