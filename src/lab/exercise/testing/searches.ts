/** Random searches of the kinds that there are, as recordings, for tests. */
import fc from 'fast-check';
import type { Outcome, Trace } from '../../../contract/index.ts';
import { Recording } from '../../recording.ts';
import { type Grown, recordingOf } from '../../testing/trees.ts';

const recordedOf = (events: readonly Trace<string>[]): Recording => {
  const recording = new Recording();
  recording.add(events, true);
  return recording;
};

type Tree = { readonly outcome: Outcome; readonly h: number; readonly children: readonly Tree[] };
const leaf = fc.record({
  outcome: fc.constantFrom<Outcome>('dead end', 'cut', 'solution'),
  h: fc.integer({ min: 0, max: 5 }),
  children: fc.constant<readonly Tree[]>([]),
});
const trees = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.record({
      outcome: fc.constant<Outcome>('branched'),
      h: fc.integer({ min: 0, max: 5 }),
      children: fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
    }),
  ),
}));

/** Depth-first, also with several iterations. */
const depthFirst = fc.array(trees.tree, { minLength: 1, maxLength: 3 }).map((roots) => {
  const events: Trace<string>[] = [];
  let next = 0;
  const visit = (tree: Tree, iteration: number, depth: number, parent?: number): void => {
    const node = next++;
    const figures = { g: depth, h: tree.h, f: depth + tree.h };
    events.push({ node, iteration, position: `${node}`, figures, ...(parent !== undefined && { parent }) });
    for (const child of tree.children) visit(child, iteration, depth + 1, node);
    const why = { code: 'wrong-sum', params: { sum: tree.h, target: 9 } };
    events.push({ node, outcome: tree.outcome, counted: true, ...(tree.outcome !== 'branched' && { why }) });
  };
  for (const [iteration, root] of roots.entries()) visit(root, iteration, 0);
  return recordedOf(events);
});

/** Best-first by f and then by age, or by age alone, with joins. */
const bestFirst = fc
  .record({ byAge: fc.boolean(), takes: fc.array(fc.array(fc.nat(9), { maxLength: 4 }), { maxLength: 25 }) })
  .map(({ byAge, takes }) => {
    const events: Trace<string>[] = [{ node: 0, position: '0', figures: { g: 0, f: 0 } }];
    let open = [{ node: 0, g: 0, f: 0 }];
    let next = 1;
    for (const children of takes) {
      open.sort((a, b) => (byAge ? 0 : a.f - b.f) || a.node - b.node);
      const [taken, ...rest] = open;
      if (!taken) break;
      open = rest;
      events.push({ node: taken.node, outcome: children.length > 0 ? 'branched' : 'dead end', counted: true });
      for (const cost of children) {
        const node = next++;
        const [g, f] = [taken.g + 1, taken.f + cost];
        const joins = cost === 9 ? { joins: 0 } : {};
        events.push({ node, parent: taken.node, position: `${node}`, figures: { g, f }, ...joins });
        if (cost < 9) open.push({ node, g, f });
      }
    }
    for (const { node } of open) events.push({ node, outcome: 'open', counted: false });
    return recordedOf(events);
  });

/** Trees that are made before anything in them is settled. */
const made = fc
  .array(
    fc.record({
      root: fc.nat(5),
      parent: fc.nat(),
      outcome: fc.option(fc.constantFrom<Outcome>('branched', 'dead end', 'cut', 'solution', 'open')),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((drawn) =>
    recordingOf(
      drawn.map(
        ({ root, parent, outcome }, node): Grown => ({
          parent: node === 0 || root === 0 ? undefined : parent % node,
          outcome: outcome ?? undefined,
        }),
      ),
    ),
  );

export const searches = fc.oneof(depthFirst, bestFirst, made);
export { bestFirst, depthFirst };
