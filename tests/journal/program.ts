/** The command line with the template puzzle, whose search is divided: bundled by a test, and run as a process that can be killed. */
import { main } from '../../src/faces/cli/main.ts';
import { inlineClient } from '../../src/hosts/inline.ts';
import { Pool } from '../../src/hosts/pool.ts';
import { template } from '../../src/puzzles/template/index.ts';

const catalogue = [{ id: 'template', aliases: ['t'], load: async () => template as never }];
const after = (milliseconds: number, callback: () => void) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};
const newClient = () => inlineClient(catalogue, { after, now: () => performance.now() });
const world = {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
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
