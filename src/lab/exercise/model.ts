/** Questions about a recorded search, which a person answers in its place. */
import type { AnyPuzzle, Text } from '../../contract/index.ts';
import type { Limits } from '../recording.ts';

/**
 * Which node comes next; what happens to a node; why nothing comes of it; what a figure of it is; how many nodes another
 * search of the same instance takes.
 */
export const kinds = ['next', 'fate', 'reason', 'figure', 'size'] as const;
export type Kind = (typeof kinds)[number];

/** An answer that is offered. */
export interface Choice {
  readonly text: Text;
  /** The node that it stands for, whose position is shown beside it. */
  readonly node?: number;
  /** Whether the figures of that node are shown too. */
  readonly isFigured?: boolean;
}

/** Exactly one of the choices is right. */
export interface Question {
  readonly kind: Kind;
  readonly ask: Text;
  /** How many steps of the search a person may see. */
  readonly steps: number;
  /** The node whose position is shown, and which of its figures are not, since they tell the answer. */
  readonly node: number;
  readonly hidden: readonly string[];
  /** Whether the figures of its parent are shown, because the answer follows from them. */
  readonly isFromParent: boolean;
  readonly choices: readonly Choice[];
  readonly right: number;
  /** Why that one is right. */
  readonly because: Text;
}

/** Whose search it is: its figures and reasons are worded by the puzzle. */
export interface Searched {
  readonly puzzle: AnyPuzzle;
  readonly strategy: string;
}

/**
 * How much of a search is recorded for an exercise. All of it lies on one screen, and a link leads to the same questions
 * however much of the search is recorded elsewhere.
 */
export const exerciseLimits: Limits = { nodes: 1000, bytes: 16 * 2 ** 20 };

/** How many choices a question has at most. */
export const MOST_CHOICES = 4;
