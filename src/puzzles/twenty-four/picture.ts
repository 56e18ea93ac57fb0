/** A hand as cards in a row; a solution as the tree that grows out of them, one operation a frame. */
import type { Scene, Shape } from '../../contract/index.ts';
import { type Branch, type Expression, type Hand, isLeaf, numberName, signs } from './model.ts';
import { readable } from './notation/index.ts';
import { text } from './texts.ts';
import { evaluate, showFraction } from './verify.ts';

const CARD = { width: 64, height: 90, gap: 16, radius: 9 };
const MARGIN = 20;
const ROW = 62;
const NODE = 15;

export function depict(hand: Hand, solution?: Expression): readonly Scene[] {
  if (!solution) return [handScene(hand)];
  const steps = stepsOf(solution);
  return Array.from({ length: steps.length + 1 }, (_, shown) => treeScene(hand, solution, steps, shown));
}

/** The operations in the order a person would do them. */
const stepsOf = (e: Expression): Branch[] => (isLeaf(e) ? [] : [...stepsOf(e.left), ...stepsOf(e.right), e]);

const widthOf = (cards: number) => 2 * MARGIN + cards * CARD.width + (cards - 1) * CARD.gap;

function handScene(hand: Hand): Scene {
  const names = hand.numbers.map((n) => numberName(hand, n));
  const goal = hand.rules === 'cards' ? [] : goalShapes(hand, widthOf(names.length));
  return {
    width: widthOf(names.length),
    height: 2 * MARGIN + CARD.height + (goal.length > 0 ? 34 : 0),
    title: text('scene-hand', { cards: names.join(' '), target: hand.target }),
    shapes: [...names.flatMap((name, i) => cardShapes(name, cardX(i), false)), ...goal],
  };
}

function goalShapes(hand: Hand, width: number): Shape[] {
  const y = 2 * MARGIN + CARD.height + 8;
  return [{ kind: 'label', x: width / 2, y, size: 15, text: `→ ${hand.target}`, fill: 'muted' }];
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

function treeScene(hand: Hand, solution: Expression, steps: readonly Branch[], shown: number): Scene {
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
  const expression = readable(hand, solution);
  const last = steps[shown - 1];
  return {
    width: widthOf(leaves.length),
    height: MARGIN + CARD.height + root.depth * ROW + MARGIN + 22,
    title: last
      ? text('scene-step', {
          step: shown,
          of: steps.length,
          part: readable(hand, last),
          value: shownValue(last, hand),
          expression,
        })
      : text('scene-start', { expression }),
    shapes: [...lines, ...cards, ...nodes],
  };
}

const linkShapes = (step: Branch, spots: ReadonlyMap<Expression, Spot>): Shape[] =>
  [step.left, step.right].map((part) => {
    const from = spots.get(part)!;
    const to = spots.get(step)!;
    return { kind: 'line', x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: 'line', strokeWidth: 2 };
  });

function nodeShapes(step: Branch, { x, y }: Spot, hand: Hand, isRoot: boolean): Shape[] {
  const value = shownValue(step, hand);
  const size = isRoot ? 16 : 11;
  return [
    { kind: 'circle', x, y, radius: NODE, fill: 'accent' },
    { kind: 'label', x, y, size: 13, text: signs[step.operator], fill: 'on-accent', bold: true },
    { kind: 'label', x, y: y + NODE + 6 + size / 2, size, text: value.replace('-', '−'), fill: 'ink', bold: isRoot },
  ];
}

function shownValue(e: Expression, hand: Hand): string {
  const value = evaluate(e, hand.rules);
  return 'code' in value ? '?' : showFraction(value);
}
