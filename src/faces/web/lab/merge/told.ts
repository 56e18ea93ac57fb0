/** The nodes of a merged tree in words and pictures. */
import type { AnyPuzzle, Scene, Speaker } from '../../../../contract/index.ts';
import type { Merged, PartingSide } from '../../../../lab/merge/merged.ts';
import { outcomeText } from '../../../../lab/merge/summary.ts';
import { mergeText } from '../../../../lab/merge/texts.ts';
import { wordFigures } from '../../../../lab/sentence.ts';
import { readableLine } from '../../../../presentation/line.ts';
import { letters } from './merging.ts';
import { text } from './texts.ts';

export interface Told {
  /** Where a node is: its position in one line, or which iteration begins there. */
  place(node: number): string;
  /** What either search made of it, and why. */
  sides(node: number): readonly string[];
  describe(node: number): string;
  scene(node: number): Scene | undefined;
}

interface About {
  readonly puzzle: AnyPuzzle;
  readonly instance: string;
  readonly searches: readonly { readonly strategy: string }[];
  readonly say: Speaker;
}

export function toldOf(merged: Merged, { puzzle, instance, searches, say }: About): Told {
  const { a, b, inA, inB, parents } = merged;
  const position = (node: number) => (inA[node]! >= 0 ? a.position(inA[node]!) : b.position(inB[node]!));

  /** The iteration that begins with a root, where only one search has it and has several. */
  function iteration(node: number): string | undefined {
    const side = inA[node]! < 0 ? 1 : 0;
    const [recording, other] = side === 0 ? [a, inB] : [b, inA];
    const root = (side === 0 ? inA : inB)[node]!;
    if (parents[node]! >= 0 || other[node]! >= 0 || recording.iteration(recording.count - 1) === 0) return undefined;
    const name = say(text('merge-iteration', { n: recording.iteration(root) + 1, letter: letters[side] }));
    const figures = wordFigures(recording, root, { puzzle, strategy: searches[side]!.strategy, say });
    return figures === '' ? name : `${name}: ${figures}`;
  }

  const place = (node: number) => {
    if (parents[node]! >= 0) return readableLine(puzzle, instance, position(node));
    return iteration(node) ?? say(text('merge-begin'));
  };
  const sides = (node: number) => {
    const parting = merged.parting(node);
    return [parting.a, parting.b].map((side, index) =>
      say(text('merge-side', { letter: letters[index]!, words: wordSide(side, say) })),
    );
  };
  return {
    place,
    sides,
    describe: (node) => [place(node), ...sides(node)].join('\n'),
    scene(node) {
      const [task, way] = [puzzle.instance.parse(instance), puzzle.solution.parse(position(node))];
      return task.ok ? puzzle.showing.depict(task.value, way.ok ? way.value : undefined).at(-1) : undefined;
    },
  };
}

function wordSide(side: PartingSide, say: Speaker): string {
  const { nodes: n, counted, why } = side;
  const parts = [say(outcomeText(side)), ...(n > 0 ? [say(mergeText('merged-own', { n, counted }))] : [])];
  return `${parts.join(', ')}.${why ? ` ${say(why)}` : ''}`;
}
