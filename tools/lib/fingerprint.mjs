/** One short word for the content of many files, so that nothing is built twice. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './process.mjs';

/** All files in and under a path, sorted; none where there is nothing. */
export function filesUnder(path) {
  const kind = statSync(path, { throwIfNoEntry: false });
  if (!kind) return [];
  if (!kind.isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesUnder(join(path, name)));
}

/** Changes when a file is added, removed, renamed or edited. */
export function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}
