import { browserClient } from 'teka/browser';

const client = browserClient();
const solutions = [];
const job = client.solve({ puzzle: '24', text: '7 8 5 6' }, (event) => {
  if (event.type === 'solutions') solutions.push(...event.texts);
});
const { type, count } = await job.done;
document.querySelector('output').textContent = `${type} ${count}: ${solutions.join('; ')}`;
client.close();
