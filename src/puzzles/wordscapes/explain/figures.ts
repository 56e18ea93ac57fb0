/** A line for each slot: the paper's table where the answers are known, else what may stand there. */
import type { Figures } from '../../../contract/index.ts';
import { patternOf, type Task } from '../model.ts';
import type { Insight } from '../search/insight.ts';
import type { PaperTable } from '../search/paper/counts.ts';
import { crossingsOf } from '../slots.ts';
import { percent } from '../texts/percent.ts';
import { text } from '../texts.ts';

/** How many words are named at most beside the likeliest one. */
const MOST_OTHERS = 3;

export function slotFigures(task: Task, { words, candidates, sure }: Insight): Figures {
  const crossings = crossingsOf(task.slots);
  return {
    columns: [
      text('column-slot'),
      text('column-known'),
      text('column-candidates'),
      text('column-crossings'),
      text('column-likeliest'),
      text('column-chance'),
      text('column-others'),
    ],
    rows: task.slots.map((slot, i) => {
      const [likeliest, ...others] = words[i]!;
      const crossed = crossings.filter(({ slots }) => slots.includes(i)).length;
      const named = others.slice(0, MOST_OTHERS).map((other) => `${other.text} ${percent(other.chance!)}`);
      const isSure = slot.cells.every((cell) => sure.has(cell));
      const more = others.length > MOST_OTHERS ? ['…'] : [];
      return [
        slot.name,
        patternOf(task, slot),
        candidates[i]!,
        crossed,
        likeliest?.text ?? '-',
        likeliest?.chance === undefined ? '-' : percent(likeliest.chance, isSure),
        [...named, ...more].join(' ') || '-',
      ];
    }),
  };
}

export function paperFigures({ slots, ...total }: PaperTable): Figures {
  return {
    columns: [
      text('column-slot'),
      text('column-answer'),
      text('column-known'),
      text('column-left'),
      text('column-worst-plain'),
      text('column-made-plain'),
      text('column-worst-crossings'),
      text('column-made-crossings'),
    ],
    rows: [
      ...slots.map((slot) => [
        ...[slot.name, slot.answer, slot.known, slot.left || '-', slot.worstPlain, slot.madePlain],
        ...[slot.worstCrossings, slot.madeCrossings],
      ]),
      ['=', '', '', '', total.worstPlain, total.madePlain, total.worstCrossings, total.madeCrossings],
    ],
  };
}
