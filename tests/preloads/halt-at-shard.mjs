/**
 * Loaded before a coordinator: it halts after certain shards in its journal (TEKA_HALTS, such as `20,60`), tells so over the
 * channel that a test has with it, and goes on when it reads something there.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isLine } from './journal-line.mjs';

/** The file descriptor of the channel. */
const CHANNEL = 3;
const halts = new Set(process.env.TEKA_HALTS?.split(',').map(Number));
const { readSync, writeSync } = fs;
let shards = 0;
fs.writeSync = (file, bytes, ...where) => {
  const written = writeSync(file, bytes, ...where);
  if (isLine(bytes) && bytes.toString('latin1').startsWith('{"shard"') && halts.has(++shards)) {
    writeSync(CHANNEL, `${shards}\n`);
    readSync(CHANNEL, Buffer.alloc(1));
  }
  return written;
};
syncBuiltinESMExports();
