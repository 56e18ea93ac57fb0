import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/puzzles/catalogue.ts';
import { type Import, importsOf, readSource, realImports, sources } from './layers/graph.ts';
import { violations } from './layers/rules.ts';
import { scan } from './layers/scan.ts';

const edge = (from: string, to: string, typeOnly = false): Import => (typeOnly ? { from, to, typeOnly } : { from, to });

describe('the real import graph', () => {
  const imports = realImports();

  it('is read: the files that everything stands on are in it', () => {
    expect(sources().length).toBeGreaterThan(20);
    expect(imports).toContainEqual(edge('engine/service.ts', 'engine/solve.ts'));
    expect(imports).toContainEqual(edge('hosts/node/teka-worker.ts', 'puzzles/catalogue.ts'));
    expect(imports).toContainEqual(edge('hosts/browser/index.ts', 'hosts/browser/worker.ts'));
    for (const { id } of catalogue)
      expect(imports).toContainEqual(edge('puzzles/catalogue.ts', `puzzles/${id}/index.ts`));
  });

  it('keeps the layers', () => {
    expect(violations(imports)).toEqual([]);
  });

  it('names no puzzle outside its folder and the catalogue', () => {
    const named = sources()
      .filter((path) => !path.startsWith('puzzles/'))
      .flatMap((path) => {
        const { strings } = scan(readSource(path));
        return catalogue
          .filter(({ id }) => strings.some((text) => text.includes(id)))
          .map(({ id }) => `${path}: ${id}`);
      });
    expect(named).toEqual([]);
  });
});

describe('the rules', () => {
  it.each([
    ['contract/a.ts', 'engine/solve.ts', /downward/],
    ['contract/a.ts', 'algorithms/search/index.ts', /downward/],
    ['algorithms/search/index.ts', 'puzzles/catalogue.ts', /downward/],
    ['puzzles/one/index.ts', 'engine/solve.ts', /downward/],
    ['engine/solve.ts', 'hosts/client.ts', /downward/],
    ['engine/solve.ts', 'presentation/report.ts', /downward/],
    ['presentation/report.ts', 'hosts/client.ts', /downward/],
    ['presentation/report.ts', 'puzzles/catalogue.ts', /hosts and faces/],
    ['hosts/node/index.ts', 'faces/cli/main.ts', /downward/],
    ['contract/a.ts', 'node:fs', /portable/],
    ['algorithms/search/index.ts', 'node:fs', /portable/],
    ['puzzles/one/index.ts', 'preact', /portable/],
    ['engine/solve.ts', '../package.json', /portable/],
    ['hosts/client.ts', 'node:worker_threads', /portable/],
    ['index.ts', 'commander', /portable/],
    ['api/operations/solve.ts', 'node:fs', /portable/],
    ['api/operations/solve.ts', 'hono', /portable/],
    ['client/index.ts', 'zod', /portable/],
    ['client/index.ts', 'engine/ask.ts', /only the contract/],
    ['api/operations/solve.ts', 'faces/server/app.ts', /downward/],
    ['faces/server/app.ts', 'faces/mcp/tools.ts', /one host or face/],
    ['puzzles/one/index.ts', 'puzzles/two/model.ts', /no puzzle imports another/],
    ['puzzles/one/index.ts', 'puzzles/catalogue.ts', /hosts and faces/],
    ['engine/find.ts', 'puzzles/catalogue.ts', /hosts and faces/],
    ['engine/find.ts', 'puzzles/one/index.ts', /only the catalogue/],
    ['faces/cli/main.ts', 'puzzles/one/model.ts', /only the catalogue/],
    ['faces/web/app.tsx', 'puzzles/*/index.ts', /only the catalogue/],
    ['puzzles/catalogue.ts', 'puzzles/one/model.ts', /by its index/],
    ['puzzles/builders.ts', 'puzzles/one/index.ts', /by its index/],
    ['library/over.ts', 'puzzles/one/build.ts', /only the catalogue/],
    ['hosts/pool.ts', 'library/over.ts', /downward/],
    ['library/over.ts', 'node:fs', /portable/],
    ['hosts/node/index.ts', 'hosts/browser/index.ts', /one host or face/],
    ['hosts/client.ts', 'hosts/node/index.ts', /one host or face/],
    ['faces/cli/main.ts', 'faces/web/route.ts', /one host or face/],
    ['faces/web/app.tsx', 'puzzles/one/view/index.tsx', /by the pattern/],
    ['faces/cli/main.ts', 'puzzles/*/view/index.tsx', /by the pattern/],
    ['puzzles/one/index.ts', 'puzzles/one/view/index.tsx', /by the pattern/],
    ['puzzles/one/view/index.tsx', 'puzzles/two/model.ts', /a board imports only/],
    ['puzzles/one/view/index.tsx', 'puzzles/two/view/card.tsx', /a board imports only/],
    ['puzzles/one/view/index.tsx', 'faces/web/app.tsx', /a board imports only/],
    ['puzzles/one/view/index.tsx', 'hosts/browser/index.ts', /a board imports only/],
    ['engine/solve.ts', 'engine/testing/fake.ts', /tests only/],
    ['strange/a.ts', 'contract/index.ts', /belongs to a layer/],
    ['faces/cli/main.ts', '?', /before the program runs/],
  ])('forbid %s to import %s', (from, to, why) => {
    expect(violations([edge(from, to)])).toEqual([expect.stringMatching(why)]);
    expect(violations([edge(from, to, true)])).toHaveLength(1);
  });

  it.each([
    ['puzzles/one/index.ts', 'algorithms/search/index.ts'],
    ['puzzles/one/strategies/a.ts', 'puzzles/one/model.ts'],
    ['puzzles/catalogue.ts', 'puzzles/one/index.ts'],
    ['algorithms/a/index.ts', 'algorithms/b/index.ts'],
    ['presentation/report.ts', 'engine/layout.ts'],
    ['hosts/node/index.ts', 'hosts/client.ts'],
    ['hosts/node/index.ts', 'node:worker_threads'],
    ['faces/web/app.tsx', 'preact'],
    ['faces/web/room/page.tsx', 'puzzles/*/view/index.tsx'],
    ['faces/cli/main.ts', 'hosts/node/index.ts'],
    ['puzzles/one/view/index.tsx', 'puzzles/one/model.ts'],
    ['puzzles/one/view/index.tsx', 'faces/web/board.ts'],
    ['puzzles/one/view/index.tsx', 'faces/web/board/asked.ts'],
    ['puzzles/one/view/index.tsx', 'preact'],
    ['index.ts', 'puzzles/catalogue.ts'],
    ['api/schemas/requests.ts', 'zod'],
    ['api/service.ts', 'client/model.ts'],
    ['client/index.ts', 'contract/index.ts'],
    ['faces/server/app.ts', 'api/service.ts'],
    ['puzzles/builders.ts', 'puzzles/one/build.ts'],
    ['library/over.ts', 'hosts/client.ts'],
    ['node.ts', 'node:os'],
  ])('allow %s to import %s', (from, to) => {
    expect(violations([edge(from, to)])).toEqual([]);
  });

  it('forbid circles, but for types', () => {
    const circle = [edge('engine/a.ts', 'engine/b.ts'), edge('engine/b.ts', 'engine/c.ts')];
    expect(violations([...circle, edge('engine/c.ts', 'engine/a.ts')])).toEqual([
      'a cycle: engine/a.ts -> engine/b.ts -> engine/c.ts -> engine/a.ts',
    ]);
    expect(violations([...circle, edge('engine/c.ts', 'engine/a.ts', true)])).toEqual([]);
    const folders = [
      edge('algorithms/a/x.ts', 'algorithms/b/x.ts'),
      edge('algorithms/b/y.ts', 'algorithms/a/y.ts', true),
    ];
    expect(violations(folders)).toEqual(['a cycle: algorithms/a -> algorithms/b -> algorithms/a']);
  });
});

describe('the reader of imports', () => {
  const read = (source: string) => importsOf('faces/web/a.ts', source);

  it.each([
    ["import './side.css';", 'faces/web/side.css'],
    ["import a, { b as c } from '../cli/b.ts';", 'faces/cli/b.ts'],
    ["import {\n  a,\n  type B,\n} from './b.ts';", 'faces/web/b.ts'],
    ['export * from "./b.ts";', 'faces/web/b.ts'],
    ["export * as b from './b.ts';", 'faces/web/b.ts'],
    ["const b = () => import('./b.ts');", 'faces/web/b.ts'],
    ['const b = await import(`./b.ts`);', 'faces/web/b.ts'],
    ["const b = new URL('./b.wasm?url', import.meta.url);", 'faces/web/b.wasm'],
    ["const b = import.meta.glob('../../puzzles/*/view/index.tsx');", 'puzzles/*/view/index.tsx'],
    ["const b = import.meta.glob<Module>(['./b.ts']);", 'faces/web/b.ts'],
    ["import fs from 'node:fs';", 'node:fs'],
    ['const b = import(name);', '?'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source to be read, in which the template is meant
    ['const a = `${`x` + import("./b.ts")}`;', 'faces/web/b.ts'],
    ["const r = /['\"]/; import('./b.ts')", 'faces/web/b.ts'],
  ])('sees %j', (source, to) => {
    expect(read(source)).toEqual([edge('faces/web/a.ts', to)]);
  });

  it('knows which are only types', () => {
    const source =
      "import type { A } from './b.ts';\nexport type { A } from './b.ts';\ntype B = typeof import('./b.ts');";
    expect(read(source)).toEqual(Array(3).fill(edge('faces/web/a.ts', 'faces/web/b.ts', true)));
  });

  it.each([
    "// import './b.ts'",
    "/* import './b.ts' */",
    '/** See import("./b.ts"). */',
    'const a = "import \'./b.ts\'";',
    "const a = `import './b.ts'`;",
    "export const a = 'x', from = 'y';",
    'const a = 4 / 2; // 3 / import("x")',
  ])('sees no import in %j', (source) => {
    expect(read(source)).toEqual([]);
  });
});
