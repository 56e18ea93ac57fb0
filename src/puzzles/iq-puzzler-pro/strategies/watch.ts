/** The search of a covering as a trace: the plain twin of the kernel that a solve would take, step by step. */
import type { Covering } from '../../../algorithms/exact-cover/cover.ts';
import { MOST_POSITIONS } from '../../../algorithms/exact-cover/graph.ts';
import type { Representative } from '../../../algorithms/exact-cover/symmetry.ts';
import { coveringOf } from '../../../algorithms/exact-cover/tables.ts';
import { DeadEndsTwin } from '../../../algorithms/exact-cover/watched/dead-ends.ts';
import { GraphTwin } from '../../../algorithms/exact-cover/watched/graph.ts';
import type { Reason, Seen } from '../../../algorithms/exact-cover/watched/seen.ts';
import { DepthFirst } from '../../../algorithms/trace/depth-first.ts';
import type { Context, Goal, Options, Text, Trace } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { placementsIn } from '../search/cover.ts';
import { fillingOf } from '../search/filling.ts';
import { cellText } from '../search/obstacles.ts';
import { text } from '../texts.ts';
import { imagesOf, type Quest, questOf, type Spread, spreadFor, spreadOver } from './covering.ts';
import { deadEndsOf } from './dead-ends.ts';
import { fewPlaces, type Telling, tellingOf } from './graph.ts';
import type { Method } from './kernels.ts';

/** A search that is watched as a part of a trace; it ends early where the goal is met. */
type Watched = (watch: CoverWatch) => Iterable<Trace<Filling>>;

/** Watches a search where one is needed; what is known without one is said of the only node. */
export function* watchCovering(
  task: Task,
  goal: Goal,
  options: Options,
  context: Context,
  search: Watched,
): Generator<Trace<Filling>, void> {
  const quest = questOf(task, goal, options, context);
  if (!('known' in quest)) return yield* search(new CoverWatch(quest));
  const tree = new DepthFirst<Filling>();
  yield tree.enter(fillingOf(task, task.placed), false);
  if (quest.known === 'finished') tree.mark('solution');
  else tree.mark(quest.known === 'too large' ? 'open' : 'dead end', quest.why);
  yield tree.leave();
}

/** Watches what `searchWith` runs: once for each place that it begins with. */
export function* watchSearch(
  watch: CoverWatch,
  { twin: twinOf }: Method,
  places: readonly Representative[] | undefined,
): Generator<Trace<Filling>, void> {
  const { quest } = watch;
  const twin = twinOf(quest.cover, quest.rules);
  if (!places) yield* watch.follow(twin, twin.steps(), spreadFor(quest));
  else for (const place of places) yield* watch.follow(twin, twin.steps(place.option), imagesOf(quest, place));
}

/** Watches the search for one solution of each class that remembers dead ends; false where a solve does not take it. */
export function* watchDeadEnds(watch: CoverWatch): Generator<Trace<Filling>, boolean> {
  const { quest } = watch;
  const places = quest.symmetry().places;
  if (!places || !deadEndsOf(quest, () => quest.context.ticker.tick(0))) return false;
  const twin = new DeadEndsTwin(quest.cover, quest.rules);
  yield* watch.follow(twin, twin.steps(places.map(({ option }) => option)), spreadOver(quest, places));
  return true;
}

/** Watches how the state graph is built, and what is told from it; false where it would be too large. */
export function* watchGraph(watch: CoverWatch): Generator<Trace<Filling>, boolean> {
  const { quest } = watch;
  const twin = new GraphTwin(quest.cover, MOST_POSITIONS, quest.rules);
  const beginnings = fewPlaces(quest.symmetry())?.map(({ option }) => option);
  const graph = yield* watch.follow(twin, twin.steps(beginnings));
  if (!graph) return false;
  const telling = tellingOf(quest, graph);
  if (telling && telling.from.count > 0) yield* watch.tell(telling);
  return true;
}

export class CoverWatch {
  readonly #tree = new DepthFirst<Filling>();

  constructor(readonly quest: Quest) {}

  /**
   * Follows a search to its end, or to the first solution where that is the goal. Without `spread`, coverings are only
   * passed on the way, and nothing is told of them. Each search is an iteration of its own.
   */
  *follow<End>(
    search: { readonly laid: readonly number[] },
    steps: Generator<Seen, End>,
    spread?: Spread,
  ): Generator<Trace<Filling>, End | undefined> {
    const { task, taskCover, cover } = this.quest;
    const tree = this.#tree;
    const position = () => fillingOf(task, [...task.placed, ...placementsIn(taskCover, search.laid)]);
    /** The number in the trace of each node of the search. */
    const numbers: number[] = [];
    for (;;) {
      const next = steps.next();
      if (next.done) {
        // A search that gives up is still on its way.
        yield* tree.leaveAll();
        return next.value;
      }
      const step = next.value;
      if (step.type === 'solved') {
        const told = spread?.(coveringOf(cover.options, search.laid));
        if (told?.length === 0) tree.mark('dead end', text('symmetric-to-another'));
        else tree.mark('solution');
        if (told && told.length > 0 && this.quest.goal === 'first') {
          yield* tree.leaveAll();
          return undefined;
        }
        for (const image of told?.slice(1) ?? []) yield* this.#solution(image, false, true);
      } else if (step.type === 'left') {
        if (step.ways !== undefined) tree.mark('branched', text('leads-to', { n: step.ways }));
        yield tree.leave(step.why && this.#words(step.why, numbers));
      } else {
        const made =
          step.type === 'joined'
            ? tree.join(position(), numbers[step.node]!, { pieces: step.pieces, cells: step.cells })
            : tree.enter(position(), step.counted, figuresOf(step));
        numbers.push(made.node);
        yield made;
      }
    }
  }

  /** The solutions that are told from a graph, as an iteration of their own; each of them is counted. */
  *tell({ from, spread }: Telling): Generator<Trace<Filling>, void> {
    const { task, goal } = this.quest;
    yield this.#tree.enter(fillingOf(task, task.placed), false);
    for (let index = 0; index < from.count; index++) {
      for (const [number, covering] of spread(from.at(index)).entries()) {
        yield* this.#solution(covering, true, number > 0);
        if (goal === 'first') return yield* this.#tree.leaveAll();
      }
    }
    yield* this.#tree.leaveAll();
  }

  *#solution(covering: Covering, counted: boolean, isImage: boolean): Generator<Trace<Filling>, void> {
    yield this.#tree.enter(this.quest.taskCover.fill(covering), counted);
    this.#tree.mark('solution', isImage ? text('image-by-symmetry') : undefined);
    yield this.#tree.leave();
  }

  #words(why: Reason, numbers: readonly number[]): Text {
    const { task, taskCover } = this.quest;
    const cellOf = (cell: number) => cellText(task.board, taskCover.cells[cell]!);
    switch (why.kind) {
      case 'lowest':
        return text('nothing-fits', { cell: cellOf(why.cell) });
      case 'region':
        return why.size === 1
          ? text('out-of-reach', { cell: cellOf(why.cell) })
          : text('region', { cell: cellOf(why.cell), size: why.size });
      case 'cell':
        return text('cell-not-covered', { cell: cellOf(why.cell) });
      case 'piece':
        return text('piece-without-placement', { name: task.pieces[taskCover.pieces[why.piece]!]!.name });
      case 'room':
        return text('too-little-room');
      case 'copies':
        return text('only-copies');
      case 'known':
        return text('known-dead', { node: numbers[why.node]! });
    }
  }
}

const figuresOf = ({ pieces, cells, branches }: Extract<Seen, { type: 'made' }>): Record<string, number> => ({
  pieces,
  cells,
  ...(branches !== undefined && { branches }),
});
