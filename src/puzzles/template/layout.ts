/** For the terminal: a number a line, the picked ones with a star as well as with a colour. */
import type { Mark } from '../../contract/index.ts';
import type { Picked, Task } from './model.ts';

export function layout({ numbers }: Task, pick: Picked = []): readonly (readonly Mark[])[] {
  return numbers.map((number) => {
    const picked = pick.includes(number);
    return [...`${picked ? '*' : ' '} ${number}`].map((text) => (picked ? { text, tint: 0 } : { text }));
  });
}
