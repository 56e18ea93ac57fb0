/** Pictures of the numbers: drawn, and as lines for a terminal. */
import type { Mark, Scene } from '../../contract/index.ts';
import type { Picked, Task } from './model.ts';
import { text } from './texts.ts';

const CELL = 60;

/** The numbers in a row, and then the picked ones among them filled in. */
export function depict(task: Task, pick?: Picked): readonly Scene[] {
  return pick ? [scene(task, []), scene(task, pick)] : [scene(task, [])];
}

function scene({ numbers, target }: Task, pick: Picked): Scene {
  return {
    width: CELL * numbers.length,
    height: CELL,
    title: text('scene', { numbers: numbers.join(' '), target, pick: pick.join(' + ') || '-' }),
    shapes: numbers.flatMap((number, i) => {
      const picked = pick.includes(number);
      const middle = CELL * (i + 0.5);
      return [
        { kind: 'circle', x: middle, y: CELL / 2, radius: CELL * 0.45, fill: picked ? 'accent' : 'surface' },
        { kind: 'label', x: middle, y: CELL / 2, size: 14, text: String(number), fill: picked ? 'on-accent' : 'ink' },
      ] as const;
    }),
  };
}

/** For the terminal: a number a line, the picked ones with a star as well as with a colour. */
export function layout({ numbers }: Task, pick: Picked = []): readonly (readonly Mark[])[] {
  return numbers.map((number) => {
    const picked = pick.includes(number);
    return [...`${picked ? '*' : ' '} ${number}`].map((text) => (picked ? { text, tint: 0 } : { text }));
  });
}
