/** The command line in a real process. */
import { nodeClient } from '../../hosts/node/index.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { EXIT } from './exit.ts';
import { main } from './main.ts';

export async function start(version: string): Promise<void> {
  // Whoever reads our output may stop reading, as in `| head`; that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    process.stderr.write(`The output cannot be written: ${error.message}.\n`);
    process.exit(EXIT.badInput);
  });
  process.stderr.on('error', () => process.exit(EXIT.badInput));
  const world = { input: process.stdin, output: process.stdout, errors: process.stderr, env: process.env };
  try {
    const args = process.argv.slice(2);
    process.exitCode = await main(args, { ...world, newClient: () => nodeClient() }, catalogue, version);
  } catch (error) {
    // A bug must never pass for an answer.
    console.error(`Something broke inside, which is our mistake: ${error instanceof Error ? error.stack : error}`);
    process.exitCode = EXIT.stopped;
  }
  // A pipe that is still open on our input would keep us waiting for more of it.
  process.stdin.unref?.();
}
