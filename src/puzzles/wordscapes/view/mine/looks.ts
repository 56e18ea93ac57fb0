/** How each box of a drawing looks, given what was found about it. */
import type { Speaker } from '../../../../contract/index.ts';
import type { BoxData, SlotData } from '../../explain/data.ts';
import { OPEN, type Task } from '../../model.ts';
import { percent } from '../../texts/percent.ts';
import type { Box } from '../grid.tsx';
import { placesOf } from './draft.ts';
import type { Answered } from './finding.ts';
import { isBox, isKnown, type Surface } from './surface.ts';
import { text } from './texts.ts';

export interface Looks {
  readonly boxes: ReadonlyMap<number, Box>;
  /** How likely the letter is that a box shows, where that is known. */
  readonly chances: ReadonlyMap<number, number>;
  readonly blamed: ReadonlySet<number>;
}

/** What is to be seen of what was found. */
export interface Shown {
  /** The filling that the person looks at; without it, the likeliest is shown. */
  readonly filling?: readonly string[] | undefined;
  /** Where it is given, only these places show a letter that is not known. */
  readonly told?: ReadonlySet<number> | undefined;
  /** Letters that contradict the others. */
  readonly clash?: ReadonlySet<number> | undefined;
}

/** By place on the surface. */
export function looksOf(surface: Surface, answered: Answered | undefined, { filling, told, clash }: Shown = {}): Looks {
  const found = new Map<number, BoxData>();
  const blamed = new Set<number>();
  if (answered) {
    const places = placesOf(surface, answered.task);
    for (const box of answered.found.boxes) found.set(places.get(box.cell)!, box);
    for (const slot of answered.task.slots) {
      if (!answered.found.blame.includes(slot.name)) continue;
      for (const cell of slot.cells) blamed.add(places.get(cell)!);
    }
  }
  const chosen = answered && filling ? lettersAt(surface, answered.task, filling) : undefined;
  const boxes = new Map<number, Box>();
  const chances = new Map<number, number>();
  for (const [place, mark] of [...surface.cells].entries()) {
    if (!isBox(mark)) continue;
    const box = found.get(place);
    const isTold = !told || told.has(place);
    const letter = isKnown(mark) ? mark : isTold ? (chosen?.get(place) ?? box?.letter ?? '') : '';
    if (clash?.has(place)) boxes.set(place, { letter: mark, look: 'clash' });
    else if (blamed.has(place)) boxes.set(place, { letter: isKnown(mark) ? mark : '', look: 'wrong' });
    else if (isKnown(mark)) boxes.set(place, { letter, look: 'known' });
    else if (letter === '' || letter === OPEN) boxes.set(place, { letter: '', look: 'open' });
    else boxes.set(place, { letter, look: box?.sure && box.letter === letter ? 'sure' : 'likely' });
    const chance = box && chanceOf(box, letter);
    if (chance !== undefined) chances.set(place, chance);
  }
  return { boxes, chances, blamed };
}

/** How likely a letter or word is; known only for the likeliest ones, and not always for these. */
export const chanceOf = ({ chance, others, ...likeliest }: BoxData | SlotData, what: string): number | undefined => {
  const first = 'letter' in likeliest ? likeliest.letter : likeliest.word;
  return (first === what ? chance : others.find(([other]) => other === what)?.[1]) ?? undefined;
};

function lettersAt(surface: Surface, task: Task, filling: readonly string[]): ReadonlyMap<number, string> {
  const places = placesOf(surface, task);
  return new Map(
    task.slots.flatMap(({ cells }, i) => cells.map((cell, at) => [places.get(cell)!, filling[i]?.[at] ?? ''] as const)),
  );
}

/** What a screen reader says of a box, and what stands below the grid when it is looked at. */
export function describeBox(
  say: Speaker,
  { boxes, chances, blamed }: Looks,
  place: number,
  row: number,
  column: number,
): string {
  const box = boxes.get(place);
  if (!box) return say(text('cell-none', { row, column }));
  const at = { row, column, letter: box.letter };
  const chance = chances.get(place);
  let cell = text('cell-open', { row, column });
  if (box.look === 'known' || (box.look === 'wrong' && box.letter !== '')) cell = text('cell-known', at);
  else if (box.look === 'sure') cell = text('cell-sure', at);
  else if (box.look === 'likely') {
    cell = chance === undefined ? text('cell-possible', at) : text('cell-likely', { ...at, chance: percent(chance) });
  }
  if (box.look === 'clash') return say(text('cell-clash', at));
  return say(blamed.has(place) ? text('cell-blamed', { cell }) : cell);
}
