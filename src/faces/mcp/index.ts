/** Teka as a tool of assistants, by the Model Context Protocol: over standard input and output, or for one HTTP request. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { type Limits, MEGABYTE, usualLimits } from '../../api/limits.ts';
import { Service } from '../../api/service.ts';
import { speakerFor } from '../../api/speaking.ts';
import type { AnyPuzzle, CatalogueEntry, Language } from '../../contract/index.ts';
import { toPng } from '../../hosts/node/png.ts';
import { cores, threadPool } from '../../hosts/node/pool.ts';
import { fileSvg, finishedScene } from '../../presentation/picture/finished.ts';
import { BoundedLines } from './lines.ts';
import { mcpSpeaker, mcpText } from './texts.ts';
import { type Assistance, mcpServer } from './tools.ts';

/** A message may have as many bytes; the protocol's own code would close without a word at ten megabytes. */
const MOST = 8 * MEGABYTE;
/** What JSON-RPC calls a request that is none. */
const INVALID = -32600;

/** An assistant reads every solution, so that few are enough. */
const few = (limits: Limits): Limits => ({
  ...limits,
  solutions: Math.min(100, limits.solutions),
  bytes: Math.min(64 * 1024, limits.bytes),
});

/** Serves the program that has started us, until it closes our input. */
export async function serveAssistant(
  catalogue: readonly CatalogueEntry[],
  {
    language,
    version,
    seconds,
  }: { readonly language: Language; readonly version: string; readonly seconds?: number | undefined },
): Promise<void> {
  const limits = seconds === undefined ? usualLimits : { ...usualLimits, milliseconds: 1000 * seconds };
  const service = await Service.open(catalogue, few(limits));
  const workers = threadPool(Math.max(2, cores()));
  const input = new BoundedLines(MOST, () => {
    const message = mcpSpeaker(language)(mcpText('too-long', { megabytes: MOST / MEGABYTE }));
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: INVALID, message } })}\n`);
  });
  const transport = new StdioServerTransport(process.stdin.pipe(input) as unknown as typeof process.stdin);
  const handle = serveStdio(() => mcpServer({ service, workers, language, version, draw }), { transport });
  await new Promise<void>((closed) => input.once('end', closed).once('close', closed));
  await handle.close();
  workers.close();
}

async function draw(puzzle: AnyPuzzle, what: Parameters<Assistance['draw']>[1], language: Language) {
  const scene = 'scene' in what ? what.scene : finishedScene(puzzle, what.text, what.solution);
  return scene && toPng(fileSvg(scene, speakerFor(language, puzzle)));
}

/** What answers an HTTP request of an assistant, with what the server gives it for this one. */
export type AssistantHandler = (
  request: Request,
  body: unknown,
  parts: Pick<Assistance, 'workers' | 'language' | 'draw'>,
) => Promise<Response>;

/** Opens the tools for a server; each request is answered by itself. */
export async function assistantHandler(
  catalogue: readonly CatalogueEntry[],
  limits: Limits,
  version: string,
): Promise<AssistantHandler> {
  const service = await Service.open(catalogue, few(limits));
  return (request, parsedBody, parts) =>
    createMcpHandler(() => mcpServer({ ...parts, service, version })).fetch(request, { parsedBody });
}
