/** How a kernel is told which part of its search to go through; part.inc.as.ts says what the kernel makes of it. */
import type { Imports } from '../wasm/load.ts';
import type { Cover } from './cover.ts';
import type { Listener, Path, Stretch } from './search.ts';
import { coveringOf } from './tables.ts';

export interface PartKernel {
  setPart(guide: number, guided: number, limit: number, dives: number): void;
  hasArrived(): number;
}

/** No limit of depth. */
const ALL = 0x7fffffff;

/** Stands between a kernel and its listener. */
export class Stage {
  #stretch: Stretch | undefined;
  #scale = 1;

  constructor(
    private readonly cover: Cover,
    private readonly listener: Listener,
  ) {}

  /** What a kernel calls; `laid` reads from its memory what lies. */
  imports(laid: (depth: number) => Path): Imports {
    const { listener, cover } = this;
    return {
      tick: (nodes) => listener.tick(nodes!),
      // Behind a path the kernel has no account of what is done.
      share: (share) => this.#stretch ?? listener.passed(share! * this.#scale),
      found: (depth) => {
        const { paths } = this.#stretch ?? {};
        if (depth === paths?.length) paths?.tell(laid(depth!));
        else listener.found(coveringOf(cover.options, laid(depth!)));
      },
      draw: (ways) => this.#stretch?.draw?.(ways!),
    };
  }

  /** Runs a kernel. The first `begun` options of a path lie already; the guide is where the others have been written. */
  run(
    kernel: PartKernel,
    guide: number,
    begun: number,
    share: number,
    stretch: Stretch | undefined,
    go: () => void,
  ): void {
    const { behind = [], paths, draw } = stretch ?? {};
    this.#stretch = stretch;
    this.#scale = share;
    kernel.setPart(guide, behind.length > begun ? behind.length : 0, paths?.length ?? ALL, draw ? 1 : 0);
    go();
    if (!kernel.hasArrived()) throw new RangeError(`the search does not come to the options ${behind.join(', ')}`);
    if (stretch) this.listener.passed(share);
  }
}

/** The options of a path, which must be options of different pieces. */
export function optionsOn({ options }: Cover, path: Path): readonly Cover['options'][number][] {
  const found = path.flatMap((number) => options[number] ?? []);
  if (found.length < path.length) throw new RangeError(`not all of ${path.join(', ')} are options`);
  if (new Set(found.map(({ piece }) => piece)).size < path.length) {
    throw new RangeError(`the options ${path.join(', ')} lay a piece twice`);
  }
  return found;
}
