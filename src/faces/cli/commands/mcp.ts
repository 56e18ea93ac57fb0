/** `teka mcp`: tools for the assistant that has started us. Nothing but the protocol goes to standard output. */
import { EXIT } from '../exit.ts';
import type { Terminal } from '../terminal.ts';

export interface McpFlags {
  readonly maxTime?: number;
}

export async function mcpCommand(terminal: Terminal, { maxTime }: McpFlags): Promise<number> {
  await terminal.assist({ language: terminal.language, seconds: maxTime });
  return EXIT.found;
}
