/**
 * "What is this figure here?" Asked of figures that can be told by thinking: they change in a few ways only from a node to
 * its children, or are the sum of two others.
 */
import { type Random, shuffled } from '../../algorithms/random/random.ts';
import type { Text } from '../../contract/index.ts';
import { gaugeText } from '../../presentation/gauge.ts';
import type { Recording } from '../recording.ts';
import { MOST_CHOICES, type Question, type Searched } from './model.ts';
import { exerciseText } from './texts.ts';

/** In how many ways a figure may change. */
const FEW = 5;
/** What holds for fewer nodes may hold by chance. */
const OFTEN = 4;

interface Figure {
  readonly name: string;
  /** How it changes from a node to its children. */
  readonly changes: readonly number[];
  /** The two figures whose sum it is. */
  readonly sum: readonly [string, string] | undefined;
  /** The nodes that have it, as has their parent. */
  readonly nodes: readonly number[];
  readonly isWhole: boolean;
  readonly least: number;
}

export function* figureQuestions(recording: Recording, searched: Searched, random: Random): Iterable<Question> {
  const figures = recording.figures.flatMap((name) => figureOf(recording, name) ?? []);
  const all = figures.flatMap((figure) => figure.nodes.map((node) => ({ figure, node })));
  for (const { figure, node } of shuffled(all, random)) {
    const value = recording.figure(figure.name, node)!;
    const values = [value, ...othersOf(recording, figure, node, random)].sort((a, b) => a - b);
    if (values.length < 3) continue;
    const name = gaugeText(searched.puzzle, searched.strategy, figure.name);
    yield {
      kind: 'figure',
      ...{ ask: exerciseText('ask-figure', { node, name }), steps: recording.madeAt(node) + 1, node },
      ...{ hidden: [figure.name], isFromParent: true },
      choices: values.map((one) => ({ text: exerciseText('choice-value', { value: one }) })),
      right: values.indexOf(value),
      because: becauseOf(recording, searched, figure, node),
    };
  }
}

/** Nothing where thinking does not help. */
function figureOf(recording: Recording, name: string): Figure | undefined {
  const nodes: number[] = [];
  const changes = new Set<number>();
  for (let node = 0; node < recording.count; node++) {
    const parent = recording.parent(node);
    const [value, before] = [recording.figure(name, node), parent < 0 ? undefined : recording.figure(name, parent)];
    if (value === undefined || before === undefined) continue;
    nodes.push(node);
    changes.add(rounded(value - before));
  }
  if (nodes.length < OFTEN) return undefined;
  const sum = sumOf(recording, name, nodes);
  // What never changes below a root need not be thought about.
  const isFew = changes.size <= Math.min(FEW, nodes.length / 2) && !(changes.size === 1 && changes.has(0));
  if (!isFew && !sum) return undefined;
  const values = [...recording.figureColumn(name)].filter((value) => !Number.isNaN(value));
  const [isWhole, least] = [values.every(Number.isInteger), values.reduce((a, b) => Math.min(a, b))];
  return { name, changes: isFew ? [...changes] : [], sum, nodes, isWhole, least };
}

function sumOf(recording: Recording, name: string, nodes: readonly number[]): Figure['sum'] {
  const others = recording.figures.filter((one) => one !== name);
  for (const [i, one] of others.entries()) {
    for (const other of others.slice(i + 1)) {
      const isSum = nodes.every((node) => {
        const [a, b] = [recording.figure(one, node), recording.figure(other, node)];
        return a !== undefined && b !== undefined && a + b === recording.figure(name, node);
      });
      // Where one of the two is always nothing, it is no sum worth to be named.
      const isTrue = [one, other].every((figure) => nodes.some((node) => recording.figure(figure, node) !== 0));
      if (isSum && isTrue) return [one, other];
    }
  }
  return undefined;
}

/** Values that could be taken for the right one: other changes from the parent first, then what is next to it. */
function othersOf(recording: Recording, figure: Figure, node: number, random: Random): readonly number[] {
  const value = recording.figure(figure.name, node)!;
  const before = recording.figure(figure.name, recording.parent(node))!;
  const plausible = shuffled([...figure.changes.map((change) => rounded(before + change)), before], random);
  const next = shuffled(
    [1, -1, 2, -2].map((change) => rounded(value + change)),
    random,
  );
  const fitting = [...plausible, ...next].filter((one) => one >= Math.min(0, figure.least));
  const whole = figure.isWhole ? fitting.filter(Number.isInteger) : fitting;
  const shown = new Set([rounded(value)]);
  return whole.filter((one) => !shown.has(one) && shown.add(one)).slice(0, MOST_CHOICES - 1);
}

/** As it is shown, which has two digits after the point. */
const rounded = (value: number): number => Math.round(100 * value) / 100;

function becauseOf(recording: Recording, { puzzle, strategy }: Searched, figure: Figure, node: number): Text {
  const worded = (name: string) => gaugeText(puzzle, strategy, name);
  const value = recording.figure(figure.name, node)!;
  const name = worded(figure.name);
  if (figure.sum) {
    const [one, other] = figure.sum;
    const [a, b] = [recording.figure(one, node)!, recording.figure(other, node)!];
    return exerciseText('because-sum', { name, one: worded(one), other: worded(other), value, a, b });
  }
  const parent = recording.parent(node);
  return exerciseText('because-figure', { node, parent, name, value, before: recording.figure(figure.name, parent)! });
}
