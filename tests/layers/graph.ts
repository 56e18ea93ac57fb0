/** Who imports whom, read from the sources themselves. Paths are relative to src, with forward slashes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scan } from './scan.ts';

export interface Import {
  readonly from: string;
  /** A path, a pattern of paths, the bare name of a package, or `?` where only a running program knows. */
  readonly to: string;
  /** Gone after compilation. */
  readonly typeOnly?: boolean;
}

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** The sources, without tests and what only tests use. */
export function sources(): string[] {
  const all = readdirSync(src, { recursive: true }).map((name) => String(name).split(sep).join('/'));
  return all.filter((name) => /\.tsx?$/.test(name) && !isForTests(name)).sort();
}

export const isForTests = (path: string): boolean => /\.test\.tsx?$|(^|\/)testing\//.test(path);

export const readSource = (path: string): string => readFileSync(src + path, 'utf8');

export const realImports = (): Import[] => sources().flatMap((path) => importsOf(path, readSource(path)));

/** Everything a file imports, in whatever way. */
export function importsOf(from: string, source: string): Import[] {
  const { code, strings } = scan(source);
  const found: Import[] = [];
  const add = (index: string, typeOnly = false) => {
    const to = resolve(from, strings[Number(index)]!);
    found.push(typeOnly ? { from, to, typeOnly } : { from, to });
  };
  for (const [, type, index] of code.matchAll(/\b(?:import|export)\s+(type\s+)?(?:[\w$*\s{},]*?\bfrom\s*)?"(\d+)"/g)) {
    add(index!, type !== undefined);
  }
  for (const [, type, index] of code.matchAll(/(\btypeof\s+)?\bimport\s*\(\s*(?:"(\d+)"\s*[,)])?/g)) {
    if (index === undefined) found.push({ from, to: '?' });
    else add(index, type !== undefined);
  }
  for (const [, index] of code.matchAll(/\bnew\s+URL\(\s*"(\d+)"\s*,\s*import\.meta\.url/g)) add(index!);
  for (const [, list] of code.matchAll(/\bimport\.meta\.glob\b(?:<[^(]*>)?\(\s*(\[[^\]]*\]|"\d+")/g)) {
    for (const [, index] of list!.matchAll(/"(\d+)"/g)) add(index!);
  }
  return found;
}

/** A relative name becomes a path; the compiled name of a source becomes the source's own. */
function resolve(from: string, name: string): string {
  if (!name.startsWith('.')) return name;
  const path = posix.join(posix.dirname(from), name.replace(/\?.*$/, ''));
  const source = path.replace(/\.js$/, '.ts');
  return existsSync(src + source) ? source : path;
}
