/** The command line in a real process. */
import { nodeClient } from '../../hosts/node/index.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { main } from './main.ts';

export async function start(version: string): Promise<void> {
  // Whoever reads our output may stop reading, as in `| head`; that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const world = { input: process.stdin, output: process.stdout, errors: process.stderr, env: process.env };
  process.exitCode = await main(process.argv.slice(2), { ...world, newClient: () => nodeClient() }, catalogue, version);
  // A pipe that is still open on our input would keep us waiting for more of it.
  process.stdin.unref?.();
}
