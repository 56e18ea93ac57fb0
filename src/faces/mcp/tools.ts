/** The tools of an assistant: the operations of the API, each with its schemas, a typed answer and, where asked for, a picture. */
import { type CallToolResult, McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Failure, Outcome } from '../../api/failure.ts';
import { read } from '../../api/malformed.ts';
import { answering, type Shown, type Sight, seen } from '../../api/operations/answering.ts';
import { compare } from '../../api/operations/compare.ts';
import { puzzle, puzzles } from '../../api/operations/describe.ts';
import type { RequestSchemas } from '../../api/schemas/requests.ts';
import type { Call, Service } from '../../api/service.ts';
import { speakerFor } from '../../api/speaking.ts';
import type { AnyPuzzle, Language } from '../../contract/index.ts';
import { flattened } from './flattened.ts';
import { mcpSpeaker, mcpText } from './texts.ts';

/** What the tools work with. */
export interface Assistance {
  readonly service: Service;
  readonly workers: Call['workers'];
  readonly language: Language;
  readonly version: string;
  /** A picture as PNG; undefined where none can be drawn. */
  draw(puzzle: AnyPuzzle, what: Sight, language: Language): Promise<Uint8Array | undefined>;
}

type Tool = keyof RequestSchemas;
type Answering = (service: Service, request: never, call: Call) => Promise<Outcome<Shown>>;

const all: Readonly<Record<Tool, Answering>> = {
  ...answering,
  compare: async (...given) => seen(await compare(...given)),
};

/** Those with something to see take the wish for a picture. */
const pictured: ReadonlySet<Tool> = new Set(['solve', 'explain', 'pick', 'generate']);

/** A server for one connection; it keeps nothing between calls, since every call has all of its texts. */
export function mcpServer(parts: Assistance): McpServer {
  const { service, language, version } = parts;
  const say = mcpSpeaker(language);
  const server = new McpServer(
    { name: 'teka', title: 'Teka', version },
    { capabilities: { tools: {} }, instructions: say(mcpText('instructions')) },
  );
  const { requests, answers } = service.schemas(language);
  const known = z.enum(service.puzzles.flatMap(({ entry }) => [entry.id, ...entry.aliases]));
  server.registerTool(
    'puzzles',
    {
      title: say(mcpText('title-puzzles')),
      description: say(mcpText('do-puzzles')),
      inputSchema: z.strictObject({ puzzle: known.optional().describe(say(mcpText('about-puzzle'))) }),
      outputSchema: z.object({ puzzles: answers.puzzles, puzzle: answers.puzzle.optional() }),
      annotations: READING,
    },
    ({ puzzle: word }) => {
      const about = word === undefined ? undefined : puzzle(service, word, language);
      return structured({ puzzles: puzzles(service, language), ...(about && { puzzle: about }) });
    },
  );
  for (const name of Object.keys(all) as Tool[]) {
    server.registerTool(
      name,
      {
        title: say(mcpText(`title-${name}`)),
        description: say(mcpText(`do-${name}`)),
        inputSchema: shownAs(withPicture(name, requests[name], say(mcpText('about-picture')))),
        outputSchema: answers[name] as z.ZodType,
        annotations: READING,
      },
      ({ picture, ...given }, { mcpReq: { signal } }) => answer(parts, name, given, picture === true, signal),
    );
  }
  return server;
}

/** No tool changes anything, and none reaches beyond this program. */
const READING = { readOnlyHint: true, openWorldHint: false };

function withPicture(name: Tool, schema: z.ZodType, description: string): object {
  const { properties, ...rest } = flattened(schema);
  const picture = { type: 'boolean', description };
  return { ...rest, properties: { ...properties, ...(pictured.has(name) && { picture }) } };
}

/** A schema that only describes: our own one reads the request, and words what is wrong with it. */
const shownAs = (schema: object): StandardSchemaWithJSON<Readonly<Record<string, unknown>>> => {
  const jsonSchema = () => schema as Record<string, unknown>;
  return {
    '~standard': {
      version: 1,
      vendor: 'teka',
      validate: (value) => ({ value: (value ?? {}) as Readonly<Record<string, unknown>> }),
      jsonSchema: { input: jsonSchema, output: jsonSchema },
    },
  };
};

async function answer(
  parts: Assistance,
  name: Tool,
  given: object,
  isPictured: boolean,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const { service, workers, language, draw } = parts;
  const request = read<{ readonly puzzle: string }>(service.schemas(language).requests[name] as never, given);
  if (!request.ok) return refusal(request.failure, language);
  const puzzle = service.find(request.value.puzzle)!;
  const outcome = await all[name](service, request.value as never, { workers, language, signal });
  if (!outcome.ok) return refusal(outcome.failure, language, puzzle);
  const { answer, what } = outcome.value;
  const png = isPictured && what ? await draw(puzzle, what, language) : undefined;
  const told = structured(answer);
  if (!png) return told;
  const data = Buffer.from(png).toString('base64');
  return { ...told, content: [...told.content, { type: 'image', data, mimeType: 'image/png' }] };
}

/** The answer for programs, and the same as text for assistants that read nothing else. */
const structured = (answer: object): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(answer) }],
  structuredContent: answer as Record<string, unknown>,
});

/** What is wrong, as a sentence that an assistant can act on. */
function refusal({ problem: { text, place }, field }: Failure, language: Language, puzzle?: AnyPuzzle): CallToolResult {
  const sentence = speakerFor(language, puzzle)(text);
  const where = place
    ? mcpSpeaker(language)(mcpText('where', { field: field ?? 'text', line: place.line, column: place.column }))
    : '';
  return { isError: true, content: [{ type: 'text', text: [sentence, where].filter(Boolean).join(' ') }] };
}
