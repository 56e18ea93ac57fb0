/** The likeliest filling to look at: boxes that are sure are strong, the others light and with their chance below, if it is known. */
import type { Scene, Shape } from '../../../contract/index.ts';
import { lettersOf } from '../boxes.ts';
import { cellsOf, OPEN, type Task } from '../model.ts';
import { boardOf, CELL } from '../picture/board.ts';
import { type Look, sceneOf } from '../picture/index.ts';
import type { Insight } from '../search/insight.ts';
import { percent } from '../texts/percent.ts';
import { text } from '../texts.ts';

export function chancesPicture(task: Task, insight: Insight): Scene | undefined {
  const { best, isBestProven, sure, letters } = insight;
  if (!best) return undefined;
  const known = cellsOf(task);
  const looks = new Map<number, Look>();
  for (const [cell, letter] of lettersOf(task, best)) {
    const face = known[cell] !== OPEN ? 'known' : sure.has(cell) ? 'filled' : 'open';
    looks.set(cell, { letter, face });
  }
  const figures = { sure: sure.size, boxes: letters.size, proven: Number(isBestProven) };
  const title = text('scene-chances', { ...figures, words: best.join(' ') });
  const scene = sceneOf(task, title, looks);
  const chances = boardOf(task).boxes.flatMap(({ cell, x, y }): Shape[] => {
    const chance = letters.get(cell)!.find(({ text: letter }) => letter === looks.get(cell)!.letter)?.chance;
    if (sure.has(cell) || chance === undefined) return [];
    const at = { x: x + CELL / 2, y: y + CELL - 5.5 };
    return [{ kind: 'label', ...at, size: 5, text: percent(chance), fill: 'muted' }];
  });
  return { ...scene, shapes: [...scene.shapes, ...chances] };
}
