/**
 * The schemas of requests, made from the puzzles themselves: which there are, their strategies, goals, difficulties and option
 * tables. They validate what comes in, and describe it to programs and assistants.
 */
import { z } from 'zod';
import type {
  BudgetRequest,
  CheckRequest,
  CompareRequest,
  ExplainRequest,
  GenerateRequest,
  HintRequest,
  PickRequest,
  SolveRequest,
} from '../../client/model.ts';
import { type AnyPuzzle, type CatalogueEntry, goals, type Language, type Speaker } from '../../contract/index.ts';
import { speakerFor } from '../speaking.ts';
import { describer } from './described.ts';
import { optionsSchema } from './options.ts';

/** A puzzle with what it is called. */
export interface Known {
  readonly entry: Pick<CatalogueEntry, 'id' | 'aliases'>;
  readonly puzzle: AnyPuzzle;
}

export interface RequestSchemas {
  readonly solve: z.ZodType<SolveRequest>;
  readonly check: z.ZodType<CheckRequest>;
  readonly explain: z.ZodType<ExplainRequest>;
  readonly hint: z.ZodType<HintRequest>;
  readonly pick: z.ZodType<PickRequest>;
  readonly generate: z.ZodType<GenerateRequest>;
  readonly compare: z.ZodType<CompareRequest>;
}

/** What can be asked with one request and one answer; `compare` only by assistants. */
export type Operation = Exclude<keyof RequestSchemas, 'compare'>;
export const operationNames = [
  'solve',
  'check',
  'explain',
  'hint',
  'pick',
  'generate',
] as const satisfies readonly Operation[];

/** The schemas with their descriptions in one language; what they accept is the same in all. */
export function requestSchemas(puzzles: readonly Known[], language: Language): RequestSchemas {
  const about = describer(language);
  const budget: z.ZodType<BudgetRequest> = about(
    z.strictObject({
      solutions: about(z.int().min(1), 'budget-solutions').optional(),
      milliseconds: about(z.number().gt(0), 'budget-milliseconds').optional(),
      nodes: about(z.int().min(1), 'budget-nodes').optional(),
    }),
    'budget',
  ) as never;
  const seed = about(z.int(), 'seed').optional();

  /** The request about each puzzle that offers this, told apart by the name of the puzzle. */
  function each<T>(offers: (puzzle: AnyPuzzle) => boolean, fields: (puzzle: AnyPuzzle, say: Speaker) => z.ZodRawShape) {
    const variants = puzzles
      .filter(({ puzzle }) => offers(puzzle))
      .map(({ entry, puzzle }) => {
        const own = speakerFor(language, puzzle);
        const name = z.enum([entry.id, ...entry.aliases]).meta({ description: own(puzzle.about.name) });
        return z.strictObject({ puzzle: name, ...fields(puzzle, own) });
      });
    if (variants.length === 0) return z.never() as unknown as z.ZodType<T>;
    return z.discriminatedUnion('puzzle', variants as never) as unknown as z.ZodType<T>;
  }
  const textOf = (puzzle: AnyPuzzle, own: Speaker) => ({
    text: z.string().meta({ description: own(puzzle.instance.help), examples: examplesOf(puzzle) }),
  });

  return {
    solve: each<SolveRequest>(
      () => true,
      (puzzle, own) => ({
        ...textOf(puzzle, own),
        strategy: z
          .enum(puzzle.solving.strategies.map(({ id }) => id))
          .meta({ description: strategyList(puzzle, own) })
          .optional(),
        goal: about(z.enum(goalsOf(puzzle)), 'goal').optional(),
        options: optionsSchema(
          puzzle.solving.strategies.map(({ options }) => options ?? {}),
          own,
        ).optional(),
        budget: budget.optional(),
      }),
    ),
    compare: each<CompareRequest>(
      () => true,
      (puzzle, own) => ({
        ...textOf(puzzle, own),
        strategies: about(
          z.array(z.enum(puzzle.solving.strategies.map(({ id }) => id))).min(1),
          'strategies',
        ).optional(),
        goal: about(z.enum(goalsOf(puzzle)), 'goal').optional(),
        milliseconds: about(z.number().gt(0), 'each-milliseconds').optional(),
      }),
    ),
    check: each<CheckRequest>(
      () => true,
      (puzzle, own) => ({
        ...textOf(puzzle, own),
        answer: z.string().meta({ description: own(puzzle.solution.help) }),
      }),
    ),
    explain: each<ExplainRequest>(({ helping }) => helping?.explain !== undefined, textOf),
    hint: each<HintRequest>(
      ({ helping }) => helping?.hint !== undefined,
      (puzzle, own) => ({ ...textOf(puzzle, own), level: about(z.int().min(1), 'level').optional() }),
    ),
    pick: each<PickRequest>(
      ({ solving }) => solving.atlas !== undefined,
      (puzzle, own) => ({ ...textOf(puzzle, own), number: about(z.int().min(1), 'number').optional(), seed }),
    ),
    generate: each<GenerateRequest>(
      ({ making }) => making !== undefined,
      ({ making, instance: { attachments = [] } }, own) => ({
        seed,
        difficulty: about(z.enum(making!.difficulties.map(({ id }) => id)), 'difficulty').optional(),
        options: optionsSchema([making!.options], own).optional(),
        ...(making!.on && { on: about(z.string(), 'on').optional() }),
        ...(attachments.length > 0 && {
          attached: z
            .strictObject(
              Object.fromEntries(
                attachments.map(({ id, summary }) => [
                  id,
                  z
                    .string()
                    .meta({ description: own(summary) })
                    .optional(),
                ]),
              ),
            )
            .optional(),
        }),
      }),
    ),
  };
}

const goalsOf = ({ solution: { cost } }: AnyPuzzle) => goals.filter((goal) => goal !== 'best' || cost !== undefined);

const examplesOf = ({ about }: AnyPuzzle): string[] => about.examples.slice(0, 1).map(({ text }) => text);

const strategyList = ({ solving }: AnyPuzzle, say: Speaker): string =>
  solving.strategies.map(({ id, name }) => `\`${id}\`: ${say(name)}`).join('; ');
