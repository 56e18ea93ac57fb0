/** The lines of docs/server.md, as a person would try them. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Running } from './server/running.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'teka-curl-'));
const lines = readFileSync('docs/server.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('curl '));
let server: Running;
beforeAll(async () => {
  server = await Running.start();
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

/** What a line prints; later lines know the job and an event of the ones before. */
const around: Record<string, string> = {};
async function printed(line: string): Promise<string> {
  const own = line.replace('http://127.0.0.1:4173/', server.url);
  const { stdout } = await run('sh', ['-c', own], { cwd: folder, env: { ...process.env, ...around } });
  around.ID ??= /^location: \S+\/(\w+)\s*$/im.exec(stdout)?.[1] ?? around.ID!;
  around.EVENT ??= /^id: (\S+)$/m.exec(stdout)?.[1] ?? around.EVENT!;
  for (const name of Object.keys(around)) if (around[name] === undefined) delete around[name];
  return stdout;
}

it('work, each of them', async () => {
  for (const line of lines) {
    const out = await printed(line);
    expect(out, line).not.toContain('"status":4');
    const [, file] = / -o (\S+)$/.exec(line) ?? [];
    if (file) expect(readFileSync(join(folder, file)).length, line).toBeGreaterThan(500);
    else if (line.includes('-X DELETE')) expect(out).toBe('');
    else if (line.includes('/events')) expect(out, line).toContain('event: ended');
    else if (line.includes(' -i ')) expect(out).toMatch(/^HTTP\/1\.1 202 /);
    else JSON.parse(out);
  }
});

it('show every call', async () => {
  const { paths } = await (await fetch(`${server.url}api/openapi.json`)).json();
  const shown = (path: string, method: string) =>
    lines.some((line) => {
      const [, address] = /4173(\/\S+)/.exec(line) ?? [];
      const isSame = new RegExp(`^${path.replace('{id}', '[^/]+')}$`).test(address ?? '');
      const used = line.includes('-X DELETE') ? 'delete' : line.includes(' -d ') ? 'post' : 'get';
      return isSame && used === method;
    });
  for (const [path, item] of Object.entries(paths)) {
    for (const method of Object.keys(item as object))
      expect([path, method, shown(path, method)]).toEqual([path, method, true]);
  }
});
