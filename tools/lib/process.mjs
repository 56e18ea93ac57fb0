/** Running other programs, and ending with one clear sentence. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
export const at = (...parts) => join(root, ...parts);

/** Whether this runs on a build server, where no person watches. */
export const inCi = Boolean(process.env.CI) && process.env.CI !== 'false';

/** Ends the program; 2 is a mistake in how it was called, 1 is anything else. */
export function fail(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}

/** Runs a program in the project's folder, with our terminal as its own; resolves with its exit code. */
export function run(program, args, { env = {}, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, ...options });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program that an installed package brings, without a shell. */
export function runPackage(name, command, args, options) {
  const manifest = at('node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const script = join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
  return run(process.execPath, [script, ...args], options);
}
