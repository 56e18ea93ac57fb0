/** Counting, listing and first solutions against the npm package dancing-links, and all true counts. */
import { execFileSync } from 'node:child_process';
import { type Bench, ms, whole } from '../harness.ts';
import { type BoardName, boards, type Cost } from './works.ts';

/** What each may take at most, as a part of what the peer takes for all solutions of 6 x 10. */
const promises: readonly { readonly work: string; readonly part: number }[] = [
  { work: 'count 6x10', part: 1 / 15 },
  { work: 'unique 6x10', part: 1 / 80 },
  { work: 'count 5x11', part: 1 / 15 },
  { work: 'unique 5x11', part: 2 / 3 },
  { work: 'unique pyramid', part: 1 / 4 },
];

/** All solutions, and those up to symmetry, as published or recomputed; docs/iq-puzzler-pro.md names the sources. */
const counts: Readonly<Record<BoardName, readonly [number, number]>> = {
  '6x10': [9356, 2339],
  '5x12': [4040, 1010],
  '4x15': [1472, 368],
  '3x20': [8, 2],
  '8x8': [520, 65],
  '5x11': [4_331_140, 1_082_785],
  diagonal: [1_376_400, 344_100],
  pyramid: [26_720, 3340],
  'kanoodle 5x11': [371_020, 92_755],
  'kanoodle pyramid': [2448, 306],
};

/** How many times as fast as the state graph the default is at least for the classes of 6 x 10. */
const CLASSES_LEAST = 1.6;
/** In each of some processes, until the code of the preparation is compiled and noise has had its pauses. */
const WARM_TIMES = 40;
const TURNS = 4;

const MOST_MEGABYTES = 300;
/** Noise only ever adds, so the best of several counts, for the peer too; its runs are a hundred times as long. */
const TIMES = 9;
const PEER_TIMES = 3;

/** The best of `times` runs of one work, in a process of its own. */
function run(work: string, times = 1): Cost {
  const args = [process.argv[1]!, '--work', work, '--times', String(times)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Cost;
}

/** The best of several processes that do it once. */
const cold = (work: string): Cost => best(Array.from({ length: TIMES }, () => run(work)));

const best = (costs: readonly Cost[]): Cost => costs.reduce((a, b) => (b.milliseconds < a.milliseconds ? b : a));

export async function benchCovers(bench: Bench): Promise<void> {
  const peer = run('peer all 6x10', PEER_TIMES);
  bench.row('dancing-links, all of 6x10', peer.milliseconds, ms(peer.milliseconds), `${peer.count} solutions`);
  bench.hold(peer.count === counts['6x10'][0], `dancing-links finds ${peer.count} on 6x10`);
  const costs = new Map<string, Cost>();
  for (const { work, part } of promises) {
    const cost = run(work, TIMES);
    costs.set(work, cost);
    const ratio = cost.milliseconds / peer.milliseconds;
    tell(
      bench,
      work,
      cost,
      `1/${(1 / ratio).toFixed(1)} of the peer's 6x10, at most 1/${(1 / part).toFixed(1)} promised`,
    );
    bench.hold(ratio <= part, `${work} takes ${ratio.toFixed(4)} of the peer's 6x10, not ${part.toFixed(4)}`);
    bench.hold(cost.megabytes < MOST_MEGABYTES, `${work} takes ${whole(cost.megabytes)} MB`);
  }
  compareForClasses(bench);
  tell(bench, 'file 5x11', run('file 5x11'), 'every unique solution written to a file');
  for (const work of ['first 5x11', 'first pyramid']) {
    const cost = cold(work);
    const theirs = cold(`peer ${work}`);
    tell(bench, work, cost, `cold; dancing-links: ${ms(theirs.milliseconds)}`);
    bench.hold(cost.milliseconds < theirs.milliseconds, `${work} takes ${ms(cost.milliseconds)}, dancing-links less`);
  }
  for (const board of Object.keys(boards) as BoardName[]) {
    for (const [i, kind] of ['count', 'unique'].entries()) {
      const work = `${kind} ${board}`;
      const cost = costs.get(work) ?? run(work);
      if (!costs.has(work)) tell(bench, work, cost, '');
      bench.hold(cost.count === counts[board][i], `${work}: ${whole(cost.count)}, not ${whole(counts[board][i]!)}`);
    }
  }
}

/** The search that remembers dead ends against the state graph: processes in turns, the best run of each. */
function compareForClasses(bench: Bench): void {
  const names = ['unique 6x10', 'unique 6x10 by the graph'];
  const turns = Array.from({ length: TURNS }, () => names.map((work) => run(work, WARM_TIMES)));
  const [ours, graph] = names.map((_, i) => best(turns.map((turn) => turn[i]!))) as [Cost, Cost];
  const times = graph.milliseconds / ours.milliseconds;
  const note = `${ms(ours.milliseconds)}, the state graph ${ms(graph.milliseconds)}; at least ${CLASSES_LEAST} times promised`;
  bench.row('iq unique 6x10, against the state graph', times, `${times.toFixed(2)} times`, note);
  bench.hold(times >= CLASSES_LEAST, `unique 6x10 is ${times.toFixed(2)} times as fast as the state graph`);
  bench.hold(graph.count === counts['6x10'][1], `the state graph finds ${graph.count} classes on 6x10`);
}

function tell(bench: Bench, work: string, { milliseconds, megabytes, count, nodes }: Cost, note: string): void {
  const about = `${whole(count)} solutions, ${whole(nodes)} nodes, ${whole(megabytes)} MB`;
  bench.row(`iq ${work}`, milliseconds, ms(milliseconds), note ? `${about}; ${note}` : about);
  bench.figures[`iq ${work}, MB`] = megabytes;
}
