/** The stages of a large board as one trace: each attempt grows from where the last stage that succeeded has ended. */
import type { Text, Trace } from '../../../../contract/index.ts';
import type { Path } from '../../model.ts';
import { text } from '../../texts.ts';
import type { Way } from './board.ts';
import type { Levels } from './levels-watched.ts';
import type { Plan, Stage, Stretch } from './plan.ts';

/** What a stage ended with: it is settled when it is known what grows from it. */
interface Pending {
  readonly node: number;
  readonly counted: boolean;
  readonly why?: Text;
}

export function* traceStages(plan: Plan<Stage, Way>, levels: Levels): Generator<Trace<Path>, Way> {
  const start = levels.at([]);
  yield start;
  let pending: Pending = { node: start.node, counted: false };
  let next = plan.next();
  while (!next.done) {
    const stage = next.value;
    const { node } = yield* made(levels.at(stage.before, pending.node, figuresOf(stage)));
    const { outcome, end, isEndCounted, isRootCounted } =
      stage.kind === 'sweep'
        ? yield* levels.beam(stage.quest, stage.before, node)
        : yield* levels.carriage(stage, node);
    const root: Pending = { node, counted: isRootCounted, why: reasonOf(stage, outcome.way !== undefined) };
    if (outcome.way) yield { ...pending, outcome: 'branched' };
    if (end !== node || !outcome.way) yield { ...root, outcome: 'branched' };
    if (outcome.way) pending = end === node ? root : { node: end, counted: isEndCounted };
    next = plan.next(outcome);
  }
  yield { ...pending, outcome: 'solution' };
  return next.value;
}

/** A stretch of a way that is searched anew. `after` tells the whole way when a shorter stretch was found. */
export function* traceStretch(
  { before, from, to, quest }: Stretch,
  levels: Levels,
  after: (found: Way | undefined, cut: boolean) => Way,
): Generator<Trace<Path>, void> {
  const { width } = quest;
  const { node } = yield* made(levels.at(before, undefined, { width }));
  const { outcome, end } = yield* levels.beam(quest, before, node);
  const { way, cut } = outcome;
  const whole = after(way, cut);
  const place = { from: from + 1, to, width };
  if (!way) {
    yield { node, outcome: 'branched', counted: false, why: text('stretch-in-vain', place) };
    return;
  }
  // From there on the way is as it was before.
  const solved = yield* made(levels.at(whole, end));
  yield { node: solved.node, outcome: 'solution', counted: false };
  if (end !== node) yield { node: end, outcome: 'branched', counted: true };
  yield { node, outcome: 'branched', counted: false, why: text('stretch-better', place) };
}

function* made<Made extends Trace<Path>>(node: Made): Generator<Made, Made> {
  yield node;
  return node;
}

const figuresOf = (stage: Stage) =>
  stage.kind === 'sweep' ? { tiles: stage.away, width: stage.quest.width } : { tiles: stage.errand.tiles.length };

function reasonOf(stage: Stage, isFound: boolean): Text {
  if (stage.kind === 'carriage') return text('stage-carried', { tiles: stage.errand.tiles.length });
  const { away: tiles, quest } = stage;
  return text(isFound ? 'stage-found' : 'stage-failed', { tiles, width: quest.width });
}
