/** What an instance and its solutions look like, as pictures and as text. */
import type { Scene } from './scene.ts';

/** One character of a solution laid out over several lines; those with the same tint belong together. */
export interface Mark {
  readonly text: string;
  readonly tint?: number;
}

export interface Showing<Instance, Solution> {
  /** Frames, from the bare instance to the finished solution. */
  depict(instance: Instance, solution?: Solution): readonly Scene[];
  /** A solution, or the bare instance, as lines for a terminal and a text file, where one line is hard to read. */
  layout?(instance: Instance, solution?: Solution): readonly (readonly Mark[])[];
  /**
   * The letters of every solution that is laid out, for listings of millions: each is the same in all of them, or the number of
   * a character of the solution's text, which has ASCII characters only. A newline ends each row.
   */
  stencil?(instance: Instance): readonly (string | number)[];
  /** A solution in one line as people read it on a page, where its text is plainer; read back, it is the same solution. */
  line?(instance: Instance, solution: Solution): string;
}
