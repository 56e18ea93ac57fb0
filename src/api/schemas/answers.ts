/** The schemas of answers: what the API promises to send. */
import { z } from 'zod';
import { goals, type Language, type Plain } from '../../contract/index.ts';
import { statuses } from '../../lab/compare/model.ts';
import { describer } from './described.ts';

const endings = ['exhausted', 'goal met', 'out of budget', 'out of room', 'cancelled'] as const;

export type AnswerSchemas = ReturnType<typeof answerSchemas>;

/** The schemas with their descriptions in one language. */
export function answerSchemas(language: Language) {
  const about = describer(language);
  const puzzle = z.string();
  const count = z.int().min(0);
  const cost = about(z.number(), 'cost').optional();
  const goal = z.enum(goals);
  const place = about(z.int().min(1), 'place').optional();
  const plain = z.record(z.string(), z.unknown() as z.ZodType<Plain>).optional();
  const sentence = z.object({ code: about(z.string(), 'code'), message: z.string() });
  const named = z.object({ id: z.string(), name: z.string() });
  const stats = z.object({
    nodes: about(z.number().min(0), 'nodes'),
    milliseconds: z.number().min(0),
    prepareMilliseconds: z.number().min(0),
    gauges: about(z.record(z.string(), z.number()), 'gauges').optional(),
  });
  const solve = z.object({
    puzzle,
    text: about(z.string(), 'text'),
    strategy: z.string(),
    goal,
    ending: about(z.enum(endings), 'ending'),
    proven: about(z.boolean(), 'proven'),
    count,
    solutions: about(z.array(z.string()), 'solutions'),
    cost,
    nearest: about(z.object({ text: z.string(), problems: z.array(sentence) }), 'nearest').optional(),
    note: sentence.optional(),
    message: about(z.string(), 'message'),
    stats,
  });
  const option = z.object({
    name: z.string(),
    kind: z.enum(['flag', 'choice', 'number']),
    summary: z.string(),
    default: z.union([z.boolean(), z.string(), z.number()]).optional(),
    values: z.array(named).optional(),
    least: z.number().optional(),
    most: z.number().optional(),
  });
  const summary = named.extend({ aliases: z.array(z.string()), summary: z.string() });
  const strategy = named.extend({
    summary: z.string(),
    node: z.string(),
    source: z.string(),
    complete: z.boolean(),
    optimal: z.boolean(),
    options: z.array(option),
  });
  const problem = z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: about(z.string(), 'code'),
    field: about(z.string(), 'field').optional(),
    line: place,
    column: place,
  });
  const progress = z.object({ count, stats });
  return {
    solve,
    check: z.object({
      puzzle,
      right: z.boolean(),
      problems: z.array(sentence.extend({ line: place, column: place })),
      cost,
    }),
    explain: z.object({
      puzzle,
      verdict: z.string(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      figures: z
        .object({ columns: z.array(z.string()), rows: z.array(z.array(z.union([z.number(), z.string()]))) })
        .optional(),
      data: plain,
    }),
    hint: z.object({
      puzzle,
      level: z.int().min(1),
      levels: count,
      kind: z.string(),
      hint: z.string(),
      show: about(z.string(), 'show').optional(),
      data: plain,
    }),
    pick: z.object({
      puzzle,
      count: z.number().min(0),
      number: z.number().min(1).optional(),
      solution: z.string().optional(),
    }),
    generate: z.object({ puzzle, seed: z.int(), difficulty: z.string().optional(), text: z.string() }),
    compare: z.object({
      puzzle,
      goal,
      runs: z.array(
        z.object({
          strategy: z.string(),
          status: z.enum(statuses),
          why: z.string().optional(),
          count: z.number().min(0),
          cost,
          nodes: about(z.number().min(0), 'nodes'),
          milliseconds: z.number().min(0),
          prepareMilliseconds: z.number().min(0),
        }),
      ),
      agree: about(z.boolean(), 'agree'),
    }),
    puzzles: z.array(summary),
    puzzle: summary.extend({
      notation: z.object({ instance: z.string(), solution: z.string() }),
      solutions: z.enum(['position', 'moves']),
      goal,
      offers: z.array(z.enum(['explain', 'hint', 'pick', 'generate'])),
      strategies: z.array(strategy),
      examples: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
      generator: z.object({ difficulties: z.array(named), options: z.array(option) }).optional(),
      attachments: z.array(named.extend({ summary: z.string() })),
    }),
    job: z.object({
      id: z.string(),
      state: z.enum(['waiting', 'running', 'ended', 'refused', 'failed']),
      created: z.iso.datetime(),
      ended: z.iso.datetime().optional(),
      progress: progress.optional(),
      result: solve.optional(),
      problem: problem.optional(),
    }),
    problem,
  };
}
