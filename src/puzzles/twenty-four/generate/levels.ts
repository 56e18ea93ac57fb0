/** How hard a hand can be. */
import type { Text } from '../../../contract/index.ts';
import { type TextCode, text } from '../texts.ts';

/** From the easiest to the hardest, each with the most points that still belong to it. */
export const levels = [
  { id: 'beginner', upTo: 7 },
  { id: 'easy', upTo: 8 },
  { id: 'medium', upTo: 9 },
  { id: 'hard', upTo: 12 },
  { id: 'expert', upTo: Number.POSITIVE_INFINITY },
] as const;

export type Level = (typeof levels)[number]['id'];
export const levelIds: readonly Level[] = levels.map((level) => level.id);
export const levelName = (level: Level): Text => text(`level-${level}` satisfies TextCode);
