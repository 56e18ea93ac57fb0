/**
 * What decides which open node a search takes next, as far as its recording shows: a figure, the depth or the age, and a
 * second and third where nodes are equal in the first. A question about the next node can then be answered by thinking.
 */
import type { Text } from '../../contract/index.ts';
import { gaugeText } from '../../presentation/gauge.ts';
import type { Recording } from '../recording.ts';
import type { Searched } from './model.ts';
import { frontier, type Shape } from './shape.ts';
import { type Among, exerciseText } from './texts.ts';

/** The lowest value comes first; a node without one is neither before nor behind another. */
export interface Criterion {
  value(node: number): number | undefined;
  text(node: number, among: Among): Text;
}

/** One node taken from those that were open. */
interface Taking {
  readonly taken: number;
  readonly open: readonly number[];
}

/** What decides less often than this may do so by chance. */
const OFTEN = 3;

/** The steps at which a node is taken from the open ones: to go on below it, or as a solution. */
export function takenAt(shape: Shape): ReadonlyMap<number, number> {
  const { recording, grownAt } = shape;
  const taken = new Map<number, number>();
  for (let node = 0; node < recording.count; node++) {
    if (grownAt[node]! >= 0) taken.set(grownAt[node]!, node);
    else if (recording.outcome(node) === 'solution') taken.set(recording.settledAt(node), node);
  }
  return taken;
}

/** The criteria, the one that decides first at the beginning; none where nothing recorded explains the order. */
export function orderOf(shape: Shape, searched: Searched): readonly Criterion[] {
  let takings: readonly Taking[] = [...takenAt(shape)].map(([step, taken]) => ({ taken, open: frontier(shape, step) }));
  const left = new Set(criteria(shape.recording, searched));
  const order: Criterion[] = [];
  for (;;) {
    let best: { readonly criterion: Criterion; readonly decided: number } | undefined;
    for (const criterion of left) {
      const decided = decides(criterion, takings);
      if (decided >= OFTEN && decided > (best?.decided ?? 0)) best = { criterion, decided };
    }
    if (!best) return order;
    const { criterion } = best;
    order.push(criterion);
    left.delete(criterion);
    takings = takings.map(({ taken, open }) => ({
      taken,
      open: open.filter((one) => !isLater(criterion, one, taken)),
    }));
  }
}

/** How many nodes it puts behind those that were taken; nothing where a node was taken against it. */
function decides(criterion: Criterion, takings: readonly Taking[]): number {
  let decided = 0;
  for (const { taken, open } of takings) {
    if (criterion.value(taken) === undefined) return 0;
    for (const one of open) {
      if (isLater(criterion, taken, one)) return 0;
      if (isLater(criterion, one, taken)) decided++;
    }
  }
  return decided;
}

function isLater(criterion: Criterion, one: number, other: number): boolean {
  const [a, b] = [criterion.value(one), criterion.value(other)];
  return a !== undefined && b !== undefined && a > b;
}

/** By which criterion a node comes after another one; nothing where it does not. */
export function behindBy(order: readonly Criterion[], node: number, other: number): Criterion | undefined {
  for (const criterion of order) {
    const [a, b] = [criterion.value(node), criterion.value(other)];
    if (a === undefined || b === undefined || a < b) return undefined;
    if (a > b) return criterion;
  }
  return undefined;
}

function criteria(recording: Recording, { puzzle, strategy }: Searched): readonly Criterion[] {
  const figures = recording.figures.flatMap((figure): Criterion[] => {
    const value = (node: number) => recording.figure(figure, node);
    const name = gaugeText(puzzle, strategy, figure);
    const text = (code: 'order-least' | 'order-greatest') => (node: number, among: Among) =>
      exerciseText(code, { among, name, value: value(node)! });
    return [
      { value, text: text('order-least') },
      { value: (node) => negative(value(node)), text: text('order-greatest') },
    ];
  });
  const depth = (node: number) => recording.depth(node);
  return [
    ...figures,
    { value: depth, text: (_, among) => exerciseText('order-shallowest', { among }) },
    { value: (node) => -depth(node), text: (_, among) => exerciseText('order-deepest', { among }) },
    { value: (node) => node, text: (_, among) => exerciseText('order-oldest', { among }) },
    { value: (node) => -node, text: (_, among) => exerciseText('order-newest', { among }) },
  ];
}

const negative = (value: number | undefined): number | undefined => (value === undefined ? undefined : -value);
