/** "What happens to this node now?" Asked of a node as soon as it is made, where the next step of the search tells. */
import { type Random, shuffled } from '../../algorithms/random/random.ts';
import type { Outcome, Text } from '../../contract/index.ts';
import { madeText, outcomeText } from '../sentence.ts';
import type { Question } from './model.ts';
import { type Shape, settledAtOnce } from './shape.ts';
import { exerciseText } from './texts.ts';

type Fate = Exclude<Outcome, 'open'> | 'joins' | 'waits';
/** In the order in which they are offered. */
const fates: readonly Fate[] = ['branched', 'waits', 'dead end', 'cut', 'joins', 'solution'];

export function* fateQuestions(shape: Shape, random: Random): Iterable<Question> {
  const { recording } = shape;
  const nodes = new Map<Fate, number[]>();
  for (let node = 0; node < recording.count; node++) {
    const fate = fateOf(shape, node);
    if (fate) nodes.set(fate, [...(nodes.get(fate) ?? []), node]);
  }
  if (nodes.size < 2) return;
  const offered = offeredOf(shape, nodes);
  const hidden = telling(shape, nodes);
  // Each in turn, so that what is frequent in the search is not the safe guess.
  const lists = [...nodes].map(([fate, own]) => ({ fate, own: shuffled(own, random) }));
  for (let place = 0; lists.some(({ own }) => place < own.length); place++) {
    for (const { fate, own } of shuffled(lists, random)) {
      const node = own[place];
      if (node === undefined) continue;
      yield {
        kind: 'fate',
        ...{ ask: exerciseText('ask-fate', { node }), steps: recording.madeAt(node) + 1, node, hidden },
        isFromParent: false,
        choices: offered.map((one) => ({ text: exerciseText(`fate-${one}`) })),
        right: offered.indexOf(fate),
        because: becauseOf(shape, node, fate),
      };
    }
  }
}

/** Nothing where the next step of the search does not tell, or where chance decides. */
function fateOf(shape: Shape, node: number): Fate | undefined {
  const { recording, grownAt, isDepthFirst } = shape;
  const now = recording.madeAt(node) + 1;
  if (recording.joins(node) >= 0) return 'joins';
  const outcome = settledAtOnce(shape, node);
  if (outcome === 'dead end' || outcome === 'cut') return outcome;
  // At the end of the search nothing is decided by the node itself.
  if (now >= recording.steps || recording.settledAt(node) === now) return isDepthFirst ? outcome : undefined;
  if (isDepthFirst) return grownAt[node] === now ? 'branched' : undefined;
  // Where other nodes are open too, it is a matter of order, not of the node itself, whether the search takes it at once.
  return grownAt[node] === now || recording.outcome(node) === 'solution' ? undefined : 'waits';
}

/** What is plausible in such a search: all that happens in it, and at least three different things. */
function offeredOf({ isDepthFirst }: Shape, nodes: ReadonlyMap<Fate, unknown>): readonly Fate[] {
  const own = new Set<Fate>([...nodes.keys(), isDepthFirst ? 'branched' : 'waits', 'solution']);
  if (own.size < 3) own.add('dead end');
  return fates.filter((fate) => own.has(fate));
}

/** The figures that alone tell whether anything comes of a node: no value of them is found on both sides. */
function telling({ recording }: Shape, nodes: ReadonlyMap<Fate, readonly number[]>): readonly string[] {
  const good = [...(nodes.get('branched') ?? []), ...(nodes.get('waits') ?? [])];
  const bad = (['dead end', 'cut', 'joins'] as const).flatMap((fate) => nodes.get(fate) ?? []);
  return recording.figures.filter((name) => {
    const values = new Set(good.map((node) => recording.figure(name, node)));
    return good.length > 0 && bad.length > 0 && !bad.some((node) => values.has(recording.figure(name, node)));
  });
}

function becauseOf({ recording }: Shape, node: number, fate: Fate): Text {
  if (fate === 'waits') return exerciseText('because-waits', { node });
  if (fate === 'branched') return exerciseText('because-branched', { node });
  return fate === 'joins' ? madeText(recording, node, '') : outcomeText(recording, node);
}
