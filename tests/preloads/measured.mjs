/** Loaded before a comparison: every process that measures a run adds a letter to the file TEKA_MEASURED when it begins. */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.argv[1]?.endsWith('measured.js')) appendFileSync(process.env.TEKA_MEASURED, 'm');
