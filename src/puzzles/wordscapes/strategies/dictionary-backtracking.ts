/**
 * Plain backtracking with a dictionary: take the open slot that the fewest words fit, by the letters that stand in its
 * boxes; try each of these words in turn; go back where no word is left.
 */
import { DepthFirst } from '../../../algorithms/trace/depth-first.ts';
import type { Goal, Probe, Strategy, Trace } from '../../../contract/index.ts';
import { lexiconOf } from '../lexicon/index.ts';
import type { Filling, Task } from '../model.ts';
import { Board } from '../search/filling/board.ts';
import { networkOf } from '../search/filling/network.ts';
import { Sorter, usual } from '../search/filling/telling.ts';
import { text } from '../texts.ts';
import { noteBlame } from './note-blame.ts';
import { searched } from './searched.ts';
import { singly, watchSingly } from './single-words.ts';

export const dictionaryBacktracking: Pick<Strategy<Task, Filling>, 'prepare' | 'watch'> = {
  async prepare(task, goal, options) {
    const lexicon = await lexiconOf(task);
    if (task.shape.kind === 'words') return singly(task, lexicon, goal);
    const network = networkOf(task, lexicon);
    return (probe) => {
      if (!search(new Board(searched(network, options)), goal, probe)) noteBlame(task, network, probe);
    };
  },
  async watch(task, goal, options) {
    const lexicon = await lexiconOf(task);
    return task.shape.kind === 'words'
      ? watchSingly(task, lexicon, goal)
      : watch(new Board(searched(networkOf(task, lexicon), options)), goal);
  },
};

/** Whether there is a filling. The best is known when all have been looked at. */
function search(board: Board, goal: Goal, probe: Probe<Filling>): boolean {
  const sorter = goal === 'all' ? new Sorter(probe, usual.sorted) : undefined;
  let best = Number.POSITIVE_INFINITY;
  let found = false;
  let nodes = 0;
  for (const step of backtrack(board)) {
    if (step === 'trying') probe.tick();
    if (step === 'trying' && ++nodes > usual.fewNodes) sorter?.release();
    if (step !== 'filled') continue;
    found = true;
    const { cost } = board;
    if (sorter) sorter.add(board.words(), cost);
    else if (goal !== 'best' || cost < best) probe.solution(board.words());
    best = Math.min(best, cost);
  }
  sorter?.end();
  return found;
}

/** Each word laid is a node below the words that lay before. */
function* watch(board: Board, goal: Goal): Generator<Trace<Filling>, void> {
  const tree = new DepthFirst<Filling>();
  let best = Number.POSITIVE_INFINITY;
  function* enter(counted: boolean): Iterable<Trace<Filling>> {
    yield tree.enter(board.words(), counted, board.figures());
    tree.mark('dead end', board.outlook());
  }
  yield* enter(false);
  for (const step of backtrack(board)) {
    if (step === 'laid') yield* enter(true);
    else if (step === 'taken') yield tree.leave();
    else if (step === 'filled') {
      if (goal === 'best' && board.cost >= best) tree.mark('dead end', text('watch-less-likely'));
      else tree.mark('solution');
      best = Math.min(best, board.cost);
      if (goal === 'first') break;
    }
  }
  yield* tree.leaveAll();
}

/** A word is about to be laid, lies, all slots are filled, or one was taken back. */
type Step = 'trying' | 'laid' | 'filled' | 'taken';

function* backtrack(board: Board): Generator<Step, void> {
  const { slot, words } = board.tightest();
  if (slot < 0) {
    yield 'filled';
    return;
  }
  for (const word of words) {
    yield 'trying';
    const before = board.lay(slot, word);
    yield 'laid';
    yield* backtrack(board);
    board.take(slot, word, before);
    yield 'taken';
  }
}
