import { workers } from 'teka/browser';

const teka = workers({ size: 1, worker: new URL('./teka-worker.js', import.meta.url) });
const { words } = await teka.solve({ puzzle: '24', text: '7 8 5 6' });
document.body.append(document.createElement('p'));
document.querySelector('p').textContent = words;
teka.close();
