/** The searches for large boards as traces: a beam search level by level, by its plain twin, and the carrying of a few tiles. */
import { Numbered } from '../../../../algorithms/trace/numbered.ts';
import type { NodeMade, Trace } from '../../../../contract/index.ts';
import { lengthOf, type Metric, type Path } from '../../model.ts';
import { text } from '../../texts.ts';
import { movesFor, type Position, startOf, stepsOf } from '../beam/plain.ts';
import type { Outcome, Quest } from '../beam/quest.ts';
import type { Frame } from '../beam/tables.ts';
import { type Board, pathOfWay, pathOn, type Way } from './board.ts';
import * as carrying from './carry.ts';
import type { Carriage } from './plan.ts';

/** Where a search got to, from a root that its caller makes and settles. */
export interface Arrived {
  readonly outcome: Outcome;
  /** The node where it got what it was for, which the caller settles too; the root where nothing had to be done. */
  readonly end: number;
  readonly isEndCounted: boolean;
  readonly isRootCounted: boolean;
}

type Figures = Readonly<Record<string, number>>;

export class Levels {
  readonly #nodes = new Numbered<Path>();
  readonly #frame: Frame;

  constructor(
    readonly board: Board,
    private readonly metric: Metric,
  ) {
    this.#frame = { rows: board.rows, columns: board.columns, multi: metric === 'multi' };
  }

  /** Makes the node at the end of a way. */
  at(way: Way, parent?: number, figures: Figures = {}, joins?: number): NodeMade<Path> {
    return this.#make(pathOfWay(this.board, way), parent, figures, joins);
  }

  #make(position: Path, parent?: number, figures: Figures = {}, joins?: number): NodeMade<Path> {
    const g = lengthOf(position, this.metric);
    const { h } = figures;
    return this.#nodes.make({
      ...(parent !== undefined && { parent }),
      ...(joins !== undefined && { joins }),
      position,
      figures: { g, ...figures, ...(h !== undefined && { f: g + h }) },
    });
  }

  *beam(quest: Quest, before: Way, root: number): Generator<Trace<Path>, Arrived> {
    const start = startOf(quest);
    /** The positions whose fate is not known yet, and those of them that have children. */
    const open = new Map([[start, root]]);
    const grown = new Set<Position>();
    /** A way is long, so a path is made from that of the position before. */
    const paths = new WeakMap([[start, pathOfWay(this.board, before)]]);
    let end = root;
    const steps = stepsOf(this.#frame, quest, start);
    let next = steps.next();
    for (; !next.done; next = steps.next()) {
      const step = next.value;
      if (step.kind === 'met') {
        const { parent } = step.position;
        grown.add(parent!);
        const path = pathOn(this.board, paths.get(parent!)!, parent!.blank, step.position.blank);
        const figures = { h: movesFor(step.estimate, this.#frame), score: step.score };
        const made = this.#make(path, open.get(parent!)!, figures);
        yield made;
        if (step.fate === 'found') end = made.node;
        else if (step.fate === 'candidate') {
          open.set(step.position, made.node);
          paths.set(step.position, path);
        } else if (step.fate === 'seen') yield { ...ended(made.node), outcome: 'dead end', why: text('beam-seen') };
        else yield { ...ended(made.node), outcome: 'cut', why: text('beam-too-long', { longest: quest.longest }) };
        continue;
      }
      const node = open.get(step.position)!;
      open.delete(step.position);
      if (step.kind === 'dropped') {
        yield { ...ended(node), outcome: 'cut', why: text('beam-dropped', { width: quest.width }) };
      } else if (node !== root) yield { ...ended(node), outcome: grown.has(step.position) ? 'branched' : 'dead end' };
    }
    const { way, cut, gaveUp } = next.value;
    open.delete(start);
    for (const [position, node] of open) {
      if (grown.has(position)) yield { ...ended(node), outcome: 'branched' };
      else yield { ...ended(node), outcome: 'open', ...(gaveUp && { why: text('beam-given-up') }) };
    }
    return { outcome: { way, cut }, end, isEndCounted: end !== root, isRootCounted: false };
  }

  /** It is looked through to its end before the first node is told: there is little to search. */
  *carriage({ board, errand, before }: Carriage, root: number): Generator<Trace<Path>, Arrived> {
    const told: Trace<Path>[] = [];
    const open = new Map<carrying.Position, number>();
    const states = new Map<string, number>();
    /** The node that was taken last. */
    let end = root;
    const way = carrying.carry(board, errand, noTicker, {
      met: (position, rest, isQueued) => {
        const { parent, blank, places } = position;
        const state = [blank, ...places].join();
        const made =
          parent &&
          this.at([...before, ...carrying.wayTo(position)], end, { h: rest }, isQueued ? undefined : states.get(state));
        if (made) told.push(made);
        if (!isQueued) return;
        const node = made?.node ?? root;
        open.set(position, node);
        states.set(state, node);
      },
      taken: (position) => {
        if (end !== root) told.push({ ...ended(end), outcome: 'branched' });
        end = open.get(position)!;
        open.delete(position);
      },
    });
    yield* told;
    for (const node of open.values()) yield { node, outcome: 'open', counted: false };
    return { outcome: { way, cut: false }, end, isEndCounted: false, isRootCounted: end !== root };
  }
}

const ended = (node: number) => ({ node, counted: true });
const noTicker = { tick: () => undefined };
