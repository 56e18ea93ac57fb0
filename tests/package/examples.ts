/** Examples of the documents and of doc comments, to be run: a comment that begins with `// =>` is a line that they write. */
import { readFileSync } from 'node:fs';

export interface Example {
  readonly name: string;
  readonly code: string;
  /** What it writes, line by line. */
  readonly writes: readonly string[];
}

/** The examples of a file that import this package: those fenced as `ts` are programs for Node, those fenced as `js` are for pages. */
export function examplesIn(file: URL, name: string, fence: 'ts' | 'js' = 'ts'): Example[] {
  const source = readFileSync(file, 'utf8');
  const fenced = new RegExp(`^( \\* )?\`\`\`${fence}\n([\\s\\S]*?)^\\1?\`\`\``, 'gm');
  const blocks = [...source.matchAll(fenced)].map(([, star, body]) => (star ? body!.replace(/^ \* ?/gm, '') : body!));
  return blocks
    .filter((code) => /from 'teka(\/\w+)?'/.test(code))
    .map((code, at) => ({
      name: `${name} ${at + 1}: ${/^(?!import).*\S/m.exec(code)![0].trim().slice(0, 60)}`,
      code,
      writes: [...code.matchAll(/\/\/ => (.*)$/gm)].map(([, line]) => line!),
    }));
}
