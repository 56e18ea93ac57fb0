/** The command line in a real process. */
import { speaker } from '../../contract/index.ts';
import { promptClient } from '../../hosts/node/prompt.ts';
import { commonText, commonTexts } from '../../presentation/texts.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { EXIT } from './exit.ts';
import type { Faces } from './faces.ts';
import { languageOf, main } from './main.ts';
import { cliText, cliTexts } from './texts.ts';
import { visible } from './visible.ts';

/**
 * A job may take this many times as long in our own thread as Node and we took to start. A worker takes about half of that to
 * start and to end, on quick machines and on slow ones. Ctrl-C waits for no longer than that.
 */
const PATIENCE = 2;

export async function start(version: string, faces: Faces): Promise<void> {
  const patience = PATIENCE * performance.now();
  const args = process.argv.slice(2);
  const say = speaker(languageOf(args, process.env), commonTexts, cliTexts);
  // The program that reads our output may stop reading, as in `| head`; that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    process.stderr.write(`${say(cliText('output-failed', { detail: error.message }))}\n`);
    process.exit(EXIT.badInput);
  });
  process.stderr.on('error', () => process.exit(EXIT.badInput));
  const world = { input: process.stdin, output: process.stdout, errors: process.stderr, env: process.env };
  try {
    const starting = {
      now: () => performance.now(),
      newClient: () => promptClient(patience),
      async newPool(size?: number) {
        const { cores, threadPool } = await import('../../hosts/node/pool.ts');
        return threadPool(size ?? cores());
      },
      measuring: async () => (await import('../../hosts/node/measuring.ts')).measuringInProcesses(),
    };
    process.exitCode = await main(args, { ...world, ...starting, ...faces }, catalogue, version);
  } catch (error) {
    // A bug must never pass for an answer.
    const detail = String(error instanceof Error ? error.stack : error);
    console.error(say(commonText('bug', { detail: visible(detail) })));
    process.exitCode = EXIT.stopped;
  }
  // A pipe that is still open on our input would keep us waiting for more of it.
  process.stdin.unref?.();
}
