// Takes one solution of a search that has many more, waits until the search waits for it, or is over, and leaves.
import { readFileSync, writeFileSync } from 'node:fs';
import { solutions } from 'teka/node';

process.env.TEKA_UNHEARD = 'unheard';
writeFileSync('unheard', '');
let heard = 0;
let isOver = false;
const onEvent = (event) => {
  if (event.type === 'solutions') heard += event.texts.length;
  if (event.type === 'ended') isOver = true;
};
const isHeldBack = () => readFileSync('unheard', 'latin1').endsWith('w');
for await (const _ of solutions({ puzzle: 'iq', text: 'BOARD 5x11; PIECES IQ Puzzler Pro' }, { onEvent })) {
  while (!isOver && !isHeldBack()) await new Promise((go) => setImmediate(go));
  break;
}
console.log(heard);
