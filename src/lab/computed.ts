/** One figure computed again: through a solve, or an explanation, as the document's figure says. */
import type { AnyPuzzle, Measure, Plain, Problem, Published, SolveEvent, Text } from '../contract/index.ts';
import type { Client } from '../hosts/client.ts';
import { labText } from './texts.ts';

/** A value, or why there is no value; and how long the search took, where there was one. */
export interface Computed {
  readonly value?: number | string;
  readonly why?: Text;
  readonly milliseconds?: number;
}

/** What a solve or an explanation gave, from which several figures may be taken. */
export type Source =
  | { readonly ok: false; readonly problem: Problem }
  | { readonly ok: true; readonly milliseconds?: number; take(measure: Measure): Promise<number | string | undefined> };

export interface Work {
  readonly done: Promise<Source>;
  cancel(): void;
}

/** What tells two computations apart: figures with the same key come from one solve. */
export const sourceKey = ({ text, strategy, goal, options, measure }: Published): string =>
  JSON.stringify(isExplained(measure) ? ['explain', text] : ['solve', text, strategy, goal, options]);

export const isExplained = (measure: Measure): measure is { readonly explained: string } =>
  typeof measure === 'object' && 'explained' in measure;

export function compute(client: Pick<Client, 'solve' | 'ask'>, puzzle: AnyPuzzle, figure: Published): Work {
  return isExplained(figure.measure) ? explain(client, puzzle, figure) : solve(client, puzzle, figure);
}

/** The figure that is asked for, from what was computed for it. */
export async function taken(source: Source, { measure }: Published): Promise<Computed> {
  if (!source.ok) return { why: source.problem.text };
  const { milliseconds } = source;
  const value = await source.take(measure);
  return {
    ...(value === undefined ? { why: labText('report-missing') } : { value }),
    ...(milliseconds !== undefined && { milliseconds }),
  };
}

const stopped: Source = { ok: false, problem: { text: labText('report-stopped') } };

/** The value of a name; a dot leads into a group. */
function within(data: Plain | undefined, name: string): Plain | undefined {
  return name.split('.').reduce<Plain | undefined>((group, key) => {
    const isGroup = typeof group === 'object' && group !== null && Object.hasOwn(group, key);
    return isGroup ? (group as Readonly<Record<string, Plain>>)[key] : undefined;
  }, data);
}

function explain(client: Pick<Client, 'ask'>, puzzle: AnyPuzzle, { text }: Published): Work {
  const job = client.ask({ ask: 'explain', puzzle: puzzle.about.id, text });
  const done = job.done.then((reply): Source => {
    if (!reply.ok) return reply.problem.text.code === 'cancelled' ? stopped : reply;
    return {
      ok: true,
      async take(measure) {
        const value = isExplained(measure) ? within(reply.explanation.data, measure.explained) : undefined;
        return typeof value === 'number' || typeof value === 'string' ? value : undefined;
      },
    };
  });
  return { done, cancel: () => job.cancel() };
}

function solve(client: Pick<Client, 'solve'>, puzzle: AnyPuzzle, figure: Published): Work {
  const { text, strategy, goal, options } = figure;
  let started: Extract<SolveEvent, { type: 'started' }> | undefined;
  // Of all solutions only the first counts; with goal `best`, the last, which is the best.
  let solution: string | undefined;
  const request = {
    puzzle: puzzle.about.id,
    text,
    ...(strategy !== undefined && { strategy }),
    ...(goal && { goal }),
    ...(options && { options }),
  };
  const job = client.solve(request, (event) => {
    if (event.type === 'started') started = event;
    if (event.type === 'solutions')
      solution = started?.goal === 'best' ? event.texts.at(-1) : (solution ?? event.texts[0]);
  });
  const done = job.done.then((last): Source => {
    if (last.type === 'refused') return { ok: false, problem: last.problem };
    if (last.type === 'failed') return { ok: false, problem: { text: last.text } };
    if (last.type !== 'ended' || (last.ending !== 'exhausted' && last.ending !== 'goal met')) return stopped;
    const { count, stats } = last;
    return {
      ok: true,
      milliseconds: stats.milliseconds,
      async take(measure) {
        if (measure === 'count') return count;
        if (measure === 'nodes') return stats.nodes;
        if (measure === 'solution') return solution;
        if (measure === 'cost') return solution === undefined ? undefined : costOf(puzzle, started!.text, solution);
        return 'gauge' in measure ? stats.gauges?.[measure.gauge] : undefined;
      },
    };
  });
  return { done, cancel: () => job.cancel() };
}

/** By the judge, also where the puzzle does not show its costs to people. */
async function costOf(puzzle: AnyPuzzle, instance: string, solution: string): Promise<number | undefined> {
  const [task, way] = [puzzle.instance.parse(instance), puzzle.solution.parse(solution)];
  return task.ok && way.ok ? (await puzzle.judge(task.value)).cost?.(way.value) : undefined;
}
