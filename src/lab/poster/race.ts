/** Two recorded searches side by side, as a film: each has its board, and below it a runner who arrives with its last node. */
import type { AnyPuzzle, Film, Pose, Race, Scene, Shape } from '../../contract/index.ts';
import { nodeAt, filmOf as nodesOf } from '../race/film.ts';
import { type AskTrace, record } from '../record.ts';
import { createCast } from './scenes.ts';

export interface Raced {
  readonly film: Film;
  /** What each contender counted to its end. */
  readonly nodes: readonly number[];
}

/** More frames would make a loop too long to watch. */
const MOST_FRAMES = 60;
/** How long the end stands, and the empty board before it begins anew. */
const REST = 9;
const PACE = 240;
const GLIDE = 0.35;
const GAP = 56;
const TRACK = { below: 14, radius: 7 };

export async function filmRace(puzzle: AnyPuzzle, race: Race<unknown>, ask: AskTrace): Promise<Raced> {
  const lanes = await Promise.all(race.contenders.map((contender) => laneOf(puzzle, race, contender, ask)));
  const longest = Math.max(...lanes.map(({ nodes }) => nodes));
  const stride = Math.max(1, Math.ceil(longest / MOST_FRAMES));
  const counts = Array.from({ length: Math.ceil(longest / stride) + 1 }, (_, i) => Math.min(i * stride, longest));
  const all = [0, ...counts, ...Array<number>(REST).fill(longest)];
  const [first] = lanes;
  const board = first!.sceneAt(0);
  const cast = createCast();
  const { lines, runner } = tracks(board, cast.actors);
  const frames = all.map((at) => [
    ...lines,
    ...lanes.map(({ nodes }, lane) => runner(lane, Math.min(at, nodes) / nodes)),
    ...lanes.flatMap((lane, i) => cast.poses(lane.sceneAt(at).shapes, i * (board.width + GAP), 0)),
  ]);
  const size = { width: 2 * board.width + GAP, height: board.height + TRACK.below + 2 * TRACK.radius };
  const film = { ...size, actors: cast.actors, frames, pace: PACE, glide: GLIDE, still: frames.length - 1 };
  return { film, nodes: lanes.map(({ nodes }) => nodes) };
}

interface Lane {
  readonly nodes: number;
  /** The board when this many nodes are counted. */
  sceneAt(at: number): Scene;
}

async function laneOf(
  puzzle: AnyPuzzle,
  { text, goal, depict }: Race<unknown>,
  contender: Race<unknown>['contenders'][number],
  ask: AskTrace,
): Promise<Lane> {
  const recorder = record(ask, { puzzle: puzzle.about.id, text, goal, ...contender });
  const problem = await recorder.done;
  const instance = puzzle.instance.parse(text);
  if (problem || !instance.ok) throw new Error(`${puzzle.about.id} cannot race: ${JSON.stringify(problem)}`);
  const { recording } = recorder;
  const film = nodesOf(recording);
  const draw = depict ?? ((position: unknown) => puzzle.showing.depict(instance.value, position).at(-1)!);
  return {
    nodes: film.nodes.length,
    sceneAt(at) {
      const node = nodeAt(film, at);
      const position = node === undefined ? undefined : puzzle.solution.parse(recording.position(node));
      return draw(position?.ok ? position.value : undefined);
    },
  };
}

/** A track below each board, and a runner on it, who is at its right end when the search is over. */
function tracks({ width, height }: Scene, actors: (readonly Shape[])[]) {
  const y = height + TRACK.below + TRACK.radius;
  const reach = width - 2 * TRACK.radius;
  const line: Shape = { kind: 'line', x1: 0, y1: 0, x2: reach, y2: 0, stroke: 'line', strokeWidth: 4 };
  const runner: Shape = { kind: 'circle', x: 0, y: 0, radius: TRACK.radius, fill: 'accent' };
  const add = (shape: Shape) => [0, 1].map(() => actors.push([shape]) - 1);
  const [lines, runners] = [add(line), add(runner)];
  const left = (lane: number) => lane * (width + GAP) + TRACK.radius;
  return {
    lines: lines.map((actor, lane): Pose => ({ actor, x: left(lane), y })),
    runner: (lane: number, share: number): Pose => ({ actor: runners[lane]!, x: left(lane) + share * reach, y }),
  };
}
