/**
 * Loaded before a program: it kills itself at the n-th line that it writes to its journal, before that line, in the middle of
 * it or after it, as TEKA_KILL says (`3 before`, `3 amid`, `3 after`).
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isLine } from './journal-line.mjs';

const { TEKA_KILL } = process.env;
const [line, moment] = TEKA_KILL?.split(' ') ?? [];
const { writeSync } = fs;
let lines = 0;
fs.writeSync = (file, bytes, ...where) => {
  if (!isLine(bytes) || ++lines !== Number(line)) return writeSync(file, bytes, ...where);
  if (moment === 'amid') writeSync(file, bytes.subarray(0, bytes.length >> 1));
  if (moment === 'after') writeSync(file, bytes);
  process.kill(process.pid, 'SIGKILL');
};
syncBuiltinESMExports();
