import { fifteen, solutions, solve, workers } from 'teka/browser';

const show = (line) => {
  document.body.append(document.createElement('p'));
  document.querySelector('p:last-child').textContent = line;
};

const found = [];
for await (const solution of solutions({ puzzle: '24', text: '7 8 5 6' })) found.push(solution);
show(`${found.length}: ${found.join('; ')}`);

// A search of minutes that is left at its first solution does not keep the next one waiting.
for await (const solution of solutions({ puzzle: 'iq', text: 'BOARD 6x10; PIECES pentominoes' })) {
  show(`one of ${solution.length} signs`);
  break;
}

const pool = workers({ size: 1 });
const board = fifteen.board([
  [1, 2, 3],
  [4, 0, 6],
  [7, 5, 8],
]);
const reason = await pool.solve(board, { signal: AbortSignal.abort('enough') }).catch((why) => why);
const { solutions: ways } = await pool.solve(board);
pool.close();
show(`${reason}, ${ways}, ${(await solve(board, { language: 'id' })).words}`);
