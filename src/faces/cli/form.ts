/** The forms in which solutions are saved, by the name of the file: a report, or JSON line by line; packed or not. */
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { ZlibOptions } from 'node:zlib';
import type { AnyPuzzle } from '../../contract/index.ts';
import { type Bundle, sizeOf } from '../../engine/bundle.ts';
import { GrowingReport } from '../../presentation/report.ts';

/** Solutions that are written while more are being found; only the end knows how it begins. */
export interface Form extends Pick<GrowingReport, 'end'> {
  add(bundle: Bundle): readonly (string | Uint8Array)[];
}

/** `listed` is how many solutions are written already: none, or at least two. */
export const formOf = (puzzle: AnyPuzzle, instance: string, file: string, listed = 0): Form =>
  /\.ndjson(\.gz)?$/i.test(file) ? jsonLines(listed) : growing(new GrowingReport(puzzle, instance, listed));

const growing = (report: GrowingReport): Form => ({
  add: (bundle) => report.addBundle(bundle),
  end: (count, spent) => report.end(count, spent),
});

/** One object a solution; where solutions are only counted, one with their number. */
function jsonLines(listed: number): Form {
  let isListed = listed > 0;
  return {
    add(bundle) {
      isListed ||= sizeOf(bundle) > 0;
      return [bundle.texts.map((solution) => `${JSON.stringify({ solution })}\n`).join('')];
    },
    end: (count) => ({ head: '', tail: isListed || count === 0 ? '' : `${JSON.stringify({ count })}\n` }),
  };
}

export const isPacked = (file: string): boolean => /\.gz$/i.test(file);

/** About how many bytes become one member of a .gz file. */
const MEMBER = 1 << 22;

/** Pieces of a file as members of a .gz file, several of which are packed at the same time. */
export async function* packed(
  pieces: Iterable<string | Uint8Array>,
  atOnce = availableParallelism(),
): AsyncGenerator<Uint8Array> {
  const { gzip } = await import('node:zlib');
  const packBlock = promisify<Uint8Array, ZlibOptions, Buffer>(gzip);
  // A member comes in one chunk: after each chunk the work would wait for this thread.
  const pack = (block: Uint8Array) => packBlock(block, { chunkSize: MEMBER });
  const packing: Promise<Buffer>[] = [];
  for (const block of blocksOf(pieces)) {
    if (packing.length === atOnce) yield await packing.shift()!;
    packing.push(pack(block));
  }
  for (const last of packing) yield await last;
}

/** The same bytes in blocks of about the same size; one at least, since a .gz file without a member is none. */
function* blocksOf(pieces: Iterable<string | Uint8Array>): Generator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let isFirst = true;
  for (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    waiting.push(bytes);
    size += bytes.length;
    if (size < MEMBER) continue;
    yield Buffer.concat(waiting);
    [waiting, size, isFirst] = [[], 0, false];
  }
  if (size > 0 || isFirst) yield Buffer.concat(waiting);
}
