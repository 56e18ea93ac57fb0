/** The likeliest filling to look at: boxes that are sure are strong, the others light and with their chance below. */
import type { Scene, Shape } from '../../../contract/index.ts';
import { lettersOf } from '../boxes.ts';
import type { Insight } from '../insight.ts';
import { cellsOf, OPEN, type Task } from '../model.ts';
import { boardOf, CELL } from '../picture/board.ts';
import { type Look, sceneOf } from '../picture/index.ts';
import { percent } from '../texts/percent.ts';
import { text } from '../texts.ts';

export function chancesPicture(task: Task, insight: Insight): Scene | undefined {
  const { best, sure, letters } = insight;
  if (!best) return undefined;
  const known = cellsOf(task);
  const looks = new Map<number, Look>();
  for (const [cell, letter] of lettersOf(task, best)) {
    const face = known[cell] !== OPEN ? 'known' : sure.has(cell) ? 'filled' : 'open';
    looks.set(cell, { letter, face });
  }
  const title = text('scene-chances', { sure: sure.size, boxes: letters.size, words: best.join(' ') });
  const scene = sceneOf(task, title, looks);
  const chances = boardOf(task).boxes.flatMap(({ cell, x, y }): Shape[] => {
    if (sure.has(cell)) return [];
    const chance = letters.get(cell)?.find(([letter]) => letter === looks.get(cell)!.letter)?.[1] ?? 0;
    const at = { x: x + CELL / 2, y: y + CELL - 5.5 };
    return [{ kind: 'label', ...at, size: 5, text: percent(chance), fill: 'muted' }];
  });
  return { ...scene, shapes: [...scene.shapes, ...chances] };
}
