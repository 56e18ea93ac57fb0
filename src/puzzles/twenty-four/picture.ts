/** A hand or a pattern as cards in a row; a solution as the tree that grows out of them, one operation a frame. */
import type { Scene, Shape } from '../../contract/index.ts';
import {
  type Answer,
  type Branch,
  type Expression,
  type Hand,
  isFinding,
  isLeaf,
  isPattern,
  numberName,
  type Slot,
  signs,
  type Task,
} from './model.ts';
import { readable, readableAnswer } from './notation/index.ts';
import { text } from './texts.ts';
import { evaluate, showFraction } from './verify/index.ts';

const CARD = { width: 64, height: 90, gap: 16, radius: 9 };
const MARGIN = 20;
const ROW = 62;
const NODE = 15;

export function depict(task: Task, answer?: Answer): readonly Scene[] {
  if (!answer) return [handScene(task)];
  const words = readableAnswer(task, answer);
  const shown = isFinding(answer)
    ? { hand: answer.hand, solution: answer.expression, left: leftOver(answer.hand.numbers, answer.expression), words }
    : { hand: task, solution: answer, left: [], words };
  const steps = stepsOf(shown.solution);
  return Array.from({ length: steps.length + 1 }, (_, done) => treeScene(shown, steps, done));
}

/** What a frame shows. */
interface Shown {
  readonly hand: Pick<Hand, 'rules'>;
  readonly solution: Expression;
  /** Numbers that are not used: one hand that was found may differ from another in nothing else. */
  readonly left: readonly number[];
  readonly words: string;
}

function leftOver(numbers: readonly number[], e: Expression): number[] {
  if (!isLeaf(e)) return leftOver(leftOver(numbers, e.left), e.right);
  const at = numbers.indexOf(e.number);
  return numbers.filter((_, i) => i !== at);
}

/** The operations in the order a person would do them. */
const stepsOf = (e: Expression): Branch[] => (isLeaf(e) ? [] : [...stepsOf(e.left), ...stepsOf(e.right), e]);

const widthOf = (cards: number) => 2 * MARGIN + cards * CARD.width + (cards - 1) * CARD.gap;

function handScene(task: Task): Scene {
  const { rules, target } = task;
  const slots: readonly Slot[] = isPattern(task) ? task.slots : task.numbers;
  const names = slots.map((slot) => numberName(task, slot));
  const goal = rules === 'cards' ? [] : goalShapes(target, widthOf(names.length));
  return {
    width: widthOf(names.length),
    height: 2 * MARGIN + CARD.height + (goal.length > 0 ? 34 : 0),
    title: text('scene-hand', { cards: names.join(' '), target }),
    shapes: [...names.flatMap((name, i) => cardShapes(name, cardX(i), false)), ...goal],
  };
}

function goalShapes(target: Slot, width: number): Shape[] {
  const y = 2 * MARGIN + CARD.height + 8;
  return [{ kind: 'label', x: width / 2, y, size: 15, text: `→ ${target}`, fill: 'muted' }];
}

const cardX = (i: number) => MARGIN + i * (CARD.width + CARD.gap);

function cardShapes(name: string, x: number, used: boolean): Shape[] {
  const { width, height, radius } = CARD;
  const size = name.length > 3 ? 14 : name.length > 2 ? 18 : 26;
  const ink = used ? 'muted' : 'ink';
  return [
    { kind: 'rect', x, y: MARGIN, width, height, radius, fill: 'surface', stroke: 'line', strokeWidth: 1.5 },
    { kind: 'label', x: x + width / 2, y: MARGIN + height / 2, size, text: name, fill: ink, bold: true },
  ];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

function treeScene({ hand, solution, left, words }: Shown, steps: readonly Branch[], shown: number): Scene {
  const done = new Set(steps.slice(0, shown));
  const spots = new Map<Expression, Spot>();
  const leaves: Expression[] = [];
  const place = (e: Expression): Spot => {
    let spot: Spot;
    if (isLeaf(e)) {
      spot = { x: cardX(leaves.length) + CARD.width / 2, y: MARGIN + CARD.height, depth: 0 };
      leaves.push(e);
    } else {
      const left = place(e.left);
      const right = place(e.right);
      const depth = 1 + Math.max(left.depth, right.depth);
      spot = { x: (left.x + right.x) / 2, y: MARGIN + CARD.height + depth * ROW - 18, depth };
    }
    spots.set(e, spot);
    return spot;
  };
  const root = place(solution);
  const used = new Set(steps.slice(0, shown).flatMap((step) => [step.left, step.right]));
  const lines = steps.filter((s) => done.has(s)).flatMap((s) => linkShapes(s, spots));
  const nodes = steps.filter((s) => done.has(s)).flatMap((s) => nodeShapes(s, spots.get(s)!, hand, s === solution));
  const cards = leaves.flatMap((leaf, i) =>
    isLeaf(leaf) ? cardShapes(numberName(hand, leaf.number), cardX(i), used.has(leaf)) : [],
  );
  const unused = left.flatMap((n, i) => cardShapes(numberName(hand, n), cardX(leaves.length + i), false));
  const last = steps[shown - 1];
  return {
    width: widthOf(leaves.length + left.length),
    height: MARGIN + CARD.height + root.depth * ROW + MARGIN + 22,
    title: last
      ? text('scene-step', {
          step: shown,
          of: steps.length,
          part: readable(hand, last),
          value: shownValue(last, hand),
          expression: words,
        })
      : text('scene-start', { expression: words }),
    shapes: [...lines, ...cards, ...unused, ...nodes],
  };
}

const linkShapes = (step: Branch, spots: ReadonlyMap<Expression, Spot>): Shape[] =>
  [step.left, step.right].map((part) => {
    const from = spots.get(part)!;
    const to = spots.get(step)!;
    return { kind: 'line', x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: 'line', strokeWidth: 2 };
  });

function nodeShapes(step: Branch, { x, y }: Spot, hand: Shown['hand'], isRoot: boolean): Shape[] {
  const value = shownValue(step, hand);
  const size = isRoot ? 16 : 11;
  return [
    { kind: 'circle', x, y, radius: NODE, fill: 'accent' },
    { kind: 'label', x, y, size: 13, text: signs[step.operator], fill: 'on-accent', bold: true },
    { kind: 'label', x, y: y + NODE + 6 + size / 2, size, text: value.replace('-', '−'), fill: 'ink', bold: isRoot },
  ];
}

function shownValue(e: Expression, hand: Shown['hand']): string {
  const value = evaluate(e, hand.rules);
  return 'code' in value ? '?' : showFraction(value);
}
