/** "Which node comes next?" */
import { type Random, shuffled } from '../../algorithms/random/random.ts';
import type { Text } from '../../contract/index.ts';
import { type Choice, MOST_CHOICES, type Question, type Searched } from './model.ts';
import { behindBy, type Criterion, orderOf, takenAt } from './order.ts';
import { frontier, type Shape, unsettled } from './shape.ts';
import { exerciseText } from './texts.ts';

/** Wrong choices are drawn from this many open nodes that come soonest after the right one. */
const NEAR = 8;

export function* nextQuestions(shape: Shape, searched: Searched, random: Random): Iterable<Question> {
  const draw = shape.isDepthFirst ? madeNext(shape) : takenNext(shape, searched);
  const steps = shuffled(draw.steps, random);
  // A choice of two is half a guess, so these come last.
  for (const least of [3, 2]) {
    for (const step of steps) {
      const question = draw.at(step, random);
      if (question && (least === 3 ? question.choices.length >= 3 : question.choices.length === 2)) yield question;
    }
  }
}

interface Draw {
  readonly steps: readonly number[];
  at(step: number, random: Random): Question | undefined;
}

const asked = { kind: 'next', hidden: [], isFromParent: false } as const;

/** In a depth-first search: of each node that is not left, the next child. */
function madeNext(shape: Shape): Draw {
  const { recording, children } = shape;
  const steps: number[] = [];
  for (let node = 0; node < recording.count; node++)
    if (recording.parent(node) >= 0) steps.push(recording.madeAt(node));
  return {
    steps,
    at(step, random) {
      const { node: right } = recording.step(step);
      const others = unsettled(shape, step).flatMap((node) => {
        const child = children[node]!.find((one) => recording.madeAt(one) >= step);
        return child === undefined || child === right ? [] : [child];
      });
      const nodes = mixed(right, shuffled(others, random), random);
      if (!nodes) return undefined;
      const choices = nodes.map(
        (one): Choice => ({ text: exerciseText('choice-below', { node: recording.parent(one) }), node: one }),
      );
      return {
        ...asked,
        ...{ ask: exerciseText('ask-made'), steps: step, node: recording.step(step - 1).node },
        ...{ choices, right: nodes.indexOf(right) },
        because: exerciseText('because-deepest', { node: recording.parent(right) }),
      };
    },
  };
}

/** In any other search: an open node, against some that come after it by what decides in this search. */
function takenNext(shape: Shape, searched: Searched): Draw {
  const order = orderOf(shape, searched);
  const taken = takenAt(shape);
  return {
    steps: order.length === 0 ? [] : [...taken.keys()].filter((step) => step > 0),
    at(step, random) {
      const right = taken.get(step)!;
      const behind = frontier(shape, step).filter((node) => behindBy(order, node, right));
      const first = (node: number) => order[0]!.value(node)!;
      behind.sort((a, b) => first(a) - first(b) || a - b);
      const nodes = mixed(right, shuffled(behind.slice(0, NEAR), random), random);
      if (!nodes) return undefined;
      const choices = nodes.map(
        (node): Choice => ({ text: exerciseText('choice-node', { node }), node, isFigured: true }),
      );
      return {
        ...asked,
        ...{ ask: exerciseText('ask-taken'), steps: step, node: shape.recording.step(step - 1).node },
        ...{ choices, right: nodes.indexOf(right) },
        because: exerciseText('because-taken', { node: right, order: told(order, right, nodes) }),
      };
    },
  };
}

/** What puts the right node before the others: all that decides first, up to what decides between these. */
function told(order: readonly Criterion[], right: number, nodes: readonly number[]): Text {
  const last = Math.max(...nodes.map((node) => order.indexOf(behindBy(order, node, right)!)));
  const [first, ...more] = order.slice(0, last + 1);
  return more.reduce(
    (text, criterion) => exerciseText('order-then', { first: text, next: criterion.text(right, 'equal') }),
    first!.text(right, 'all'),
  );
}

/** The right one among some of the others, in any order; nothing where there is no other. */
function mixed(right: number, others: readonly number[], random: Random): readonly number[] | undefined {
  return others.length === 0 ? undefined : shuffled([right, ...others.slice(0, MOST_CHOICES - 1)], random);
}
