/** The command line with the template puzzle, whose search is divided: bundled by a test, and run as a process that can be killed. */
import { timelessPlatform } from '../../src/engine/testing/time.ts';
import { main } from '../../src/faces/cli/main.ts';
import { inlineClient } from '../../src/hosts/inline.ts';
import { Pool } from '../../src/hosts/pool.ts';
import { template } from '../../src/puzzles/template/index.ts';

const catalogue = [{ id: 'template', aliases: ['t'], load: async () => template as never }];
const newClient = () => inlineClient(catalogue, timelessPlatform);
const world = {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
  now: timelessPlatform.now,
  newClient,
  newPool: async (size = 2) => new Pool(newClient, size),
  measuring: async () => {
    throw new Error('nothing is measured here');
  },
  serve: async () => {
    throw new Error('nothing is served here');
  },
  assist: async () => {
    throw new Error('nobody is assisted here');
  },
};
process.exitCode = await main(process.argv.slice(2), world, catalogue, process.env.TEKA_VERSION ?? '0.0.0');
process.stdin.unref?.();
