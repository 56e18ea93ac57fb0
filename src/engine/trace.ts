/**
 * A search as a trace, for people who watch. Its events are asked for in stretches; a search that was begun is kept in the
 * worker's cache, so that the next stretch goes on where the last one ended.
 */
import { type AnyPuzzle, type Context, isMade, refused, type Trace } from '../contract/index.ts';
import type { Question, Reply } from './ask.ts';
import { planSolve } from './plan.ts';
import { engineText } from './texts.ts';

type Asked = Extract<Question, { ask: 'trace' }>;

/** More events than a person watches between two questions. */
const MOST_EVENTS = 10_000;
const KEPT = 'trace';

interface Begun {
  readonly name: string;
  readonly events: Iterator<Trace<unknown>>;
  /** The number of the next event. */
  at: number;
  /** That of the question at hand: the search outlives the one that began it. */
  ticker: Context['ticker'];
}

export async function trace(puzzle: AnyPuzzle, question: Asked, context: Context): Promise<Reply> {
  const { cache, ticker } = context;
  const { text, strategy, goal, options = {}, from } = question;
  const request = { puzzle: puzzle.about.id, text, strategy, options, ...(goal && { goal }) };
  const plan = planSolve(puzzle, request);
  if (!plan.ok) return { ...plan, of: 'instance' };
  const watched = plan.value.strategy;
  if (!watched.watch)
    return { ...refused(watched.unwatchable ?? engineText('no-trace', { strategy })), of: 'instance' };

  const name = JSON.stringify([text, strategy, plan.value.goal, options]);
  let begun = cache.get(KEPT) as Begun | undefined;
  if (begun?.name === name && begun.at <= from) begun.ticker = ticker;
  else {
    const now = { ticker };
    const lasting = { ...context, ticker: { tick: (nodes?: number) => now.ticker.tick(nodes) } };
    const events = await watched.watch(plan.value.instance, plan.value.goal, plan.value.options, lasting);
    begun = Object.assign(now, { name, events: events[Symbol.iterator](), at: 0 });
    cache.set(KEPT, begun);
  }

  const told: Trace<string>[] = [];
  const end = from + Math.min(question.count, MOST_EVENTS);
  while (begun.at < end) {
    ticker.tick();
    const next = nextOf(begun, cache);
    if (next.done) return { ok: true, ask: 'trace', events: told, done: true };
    if (begun.at++ >= from) told.push(written(puzzle, next.value));
  }
  return { ok: true, ask: 'trace', events: told, done: false };
}

/** The next event; a search that throws is dropped from the cache and not continued. */
function nextOf({ events }: Begun, cache: Context['cache']): IteratorResult<Trace<unknown>> {
  try {
    return events.next();
  } catch (error) {
    cache.delete(KEPT);
    throw error;
  }
}

const written = ({ solution }: AnyPuzzle, event: Trace<unknown>): Trace<string> =>
  isMade(event) ? { ...event, position: solution.format(event.position) } : event;
