/** The commands that serve others, and their flags. */
import { mcpCommand, serveCommand } from './commands/index.ts';
import type { McpFlags } from './commands/mcp.ts';
import type { ServeFlags } from './commands/serve.ts';
import type { Maker, Setting } from './maker.ts';
import { cliText } from './texts.ts';

const LAST_PORT = 65535;

export function addServe({ command, words, amount }: Maker, { terminal, version, finish }: Setting): void {
  command('serve', cliText('do-serve'))
    .addOption(amount('port', 'N', cliText('opt-port'), LAST_PORT, 0))
    .option('--host <ADDRESS>', words(cliText('opt-host')))
    .addOption(amount('max-time', 'SECONDS', cliText('opt-serve-time')))
    .addOption(amount('max-memory', 'MB', cliText('opt-serve-memory')))
    .addOption(amount('max-concurrent', 'N', cliText('opt-serve-concurrent')))
    .option('--token <FILE>', words(cliText('opt-token')))
    .option('--queue <ADDRESS>', words(cliText('opt-serve-queue')))
    .action(async (flags: ServeFlags) => finish(await serveCommand(terminal, version, flags)));
  command('mcp', cliText('do-mcp'))
    .addOption(amount('max-time', 'SECONDS', cliText('opt-serve-time')))
    .action(async (flags: McpFlags) => finish(await mcpCommand(terminal, flags)));
}
