// Takes one solution, looks how far the search runs ahead, and leaves.
import { solutions } from 'teka/node';

let heard = 0;
const onEvent = (event) => {
  if (event.type === 'solutions') heard += event.texts.length;
};
for await (const _ of solutions({ puzzle: 'iq', text: 'BOARD 5x11; PIECES IQ Puzzler Pro' }, { onEvent })) {
  for (let before = -1; before !== heard; ) {
    before = heard;
    await new Promise((go) => setTimeout(go, 400));
  }
  break;
}
console.log(heard);
