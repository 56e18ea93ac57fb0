/** Runs the built command line as people and scripts do. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** Tests and benches run in the project's folder. */
export const bin = resolve('bin/teka.js');
const { LANG: _lang, LC_ALL: _all, LC_MESSAGES: _messages, ...around } = process.env;
/** In English, and without leaving tables on the tester's disk. */
export const env = { ...around, TEKA_CACHE: '' };

export interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `teka` with some standard input to its end; `more` changes what is around it. */
export function teka(args: readonly string[], input = '', more: NodeJS.ProcessEnv = {}): Promise<Result> {
  return new Promise((settle) => {
    const child = spawn(process.execPath, [bin, ...args], { env: { ...env, ...more } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('close', (code) => settle({ code, out, err }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
