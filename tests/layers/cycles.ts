/** Circles of imports, each as the path that leads back to its beginning. */
export function findCycles(edges: readonly { readonly from: string; readonly to: string }[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const walk = (node: string, path: readonly string[]) => {
    const seen = path.indexOf(node);
    if (seen >= 0) cycles.push([...path.slice(seen), node]);
    if (seen >= 0 || finished.has(node)) return;
    for (const to of next.get(node) ?? []) walk(to, [...path, node]);
    finished.add(node);
  };
  for (const node of next.keys()) walk(node, []);
  return cycles;
}
