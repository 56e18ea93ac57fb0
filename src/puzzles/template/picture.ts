/** Pictures of the numbers: drawn, and as lines for a terminal. */
import type { Mark, Scene } from '../../contract/index.ts';
import type { Picked, Task } from './model.ts';
import { picks } from './notation.ts';
import { text } from './texts.ts';

const CELL = 60;

/** The numbers in a row, and then the picked ones filled in, one more in each frame. */
export const depict = (task: Task, pick: Picked = []): readonly Scene[] =>
  [[], ...pick].map((_, count) => scene(task, pick.slice(0, count)));

function scene({ numbers, target }: Task, pick: Picked): Scene {
  return {
    width: CELL * Math.max(1, numbers.length),
    height: CELL * 1.5,
    title: text('scene', { numbers: numbers.join(' '), target, pick: pick.join(' + ') || '-' }),
    shapes: [
      {
        kind: 'label',
        x: (CELL * Math.max(1, numbers.length)) / 2,
        y: CELL * 1.2,
        size: 14,
        text: `= ${target}`,
        fill: 'muted',
      },
      ...numbers.flatMap((number, i) => {
        const picked = pick.includes(number);
        const middle = CELL * (i + 0.5);
        return [
          { kind: 'circle', x: middle, y: CELL / 2, radius: CELL * 0.45, fill: picked ? 'accent' : 'surface' },
          { kind: 'label', x: middle, y: CELL / 2, size: 14, text: String(number), fill: picked ? 'on-accent' : 'ink' },
        ] as const;
      }),
    ],
  };
}

/** For the terminal: a number a line, the picked ones with a star as well as with a colour. */
export const layout = ({ numbers, target }: Task, pick: Picked = []): readonly (readonly Mark[])[] => [
  ...numbers.map((number) => {
    const picked = pick.includes(number);
    return [...`${picked ? '*' : ' '} ${number}`].map((text) => (picked ? { text, tint: 0 } : { text }));
  }),
  [...`= ${target}`].map((text) => ({ text })),
];

/** For the page: the picked numbers with room between them. */
export const line = (_task: Task, pick: Picked): string => picks.format(pick).replaceAll(' ', '\u2003');
