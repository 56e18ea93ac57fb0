/** The package as npm packs it, installed in a folder of its own, as another project has it. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const at = (...parts: string[]) => join(root, ...parts);

export interface Consumer {
  readonly folder: string;
  /** The unpacked package. */
  readonly installed: string;
  /** Runs a program of Node in the folder; what it wrote, where it ended well and by itself. */
  node(...args: string[]): Promise<string>;
  /** Runs the compiler on a project; what it complains about. */
  compile(project: string): Promise<string>;
  remove(): void;
}

/** Packs what is built and installs it, with the packages of ours that it would bring along. */
export async function newConsumer(alongside: readonly string[] = ['idb']): Promise<Consumer> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'teka-consumer-')));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root });
  const [archive] = readdirSync(folder);
  const installed = join(folder, 'node_modules', 'teka');
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', join(folder, archive!), '--strip-components=1', '-C', installed]);
  for (const name of alongside) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(at('node_modules', name), link);
  }
  const leaving = new AbortController();
  return {
    folder,
    installed,
    node: async (...args) => (await run(process.execPath, args, { cwd: folder, signal: leaving.signal })).stdout,
    async compile(project) {
      const compiler = at('node_modules/typescript/bin/tsc');
      try {
        return (await run(process.execPath, [compiler, '-p', project], { cwd: folder })).stdout;
      } catch (error) {
        return (error as { stdout: string }).stdout;
      }
    },
    remove() {
      // A program that does not end by itself, for which its test has waited in vain.
      leaving.abort();
      rmSync(folder, { recursive: true });
    },
  };
}
