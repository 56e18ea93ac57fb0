/** The names in a puzzle's folder, as docs/architecture.md lists them. */
import type { Import } from './graph.ts';

/** A part that puzzles have: its name, and names that are not to be used in its place. */
export interface Part {
  readonly name: string;
  readonly others: readonly string[];
}

/** The folder of a puzzle, and the entry of that folder that a file is or lies in. */
const PLACE = /^puzzles\/([^/]+)\/([^/.]+)(\/?)/;

/** One sentence for each entry of the sources that breaks the rule. */
export function strayEntries(files: readonly string[], imports: readonly Import[], parts: readonly Part[]): string[] {
  const kinds = new Map<string, Set<string>>();
  for (const file of files) {
    const [, puzzle, entry, slash] = PLACE.exec(file) ?? [];
    if (!puzzle) continue;
    const key = `puzzles/${puzzle}/${entry}`;
    kinds.set(key, (kinds.get(key) ?? new Set()).add(slash!));
  }
  return [...kinds].flatMap(([key, kind]) => {
    const entry = key.split('/')[2]!;
    const why = objection(entry, kind.size > 1, () => usersOf(key, imports), parts);
    return why ? [`${key}: ${why}`] : [];
  });
}

function objection(entry: string, isBoth: boolean, users: () => readonly string[], parts: readonly Part[]) {
  // What a dictionary of sentences is made of lies in a folder beside it.
  if (isBoth && entry !== 'texts') return 'either a file or a folder';
  if (parts.some(({ name }) => name === entry)) return undefined;
  const meant = parts.find(({ others }) => others.includes(entry));
  if (meant) return `its name is ${meant.name}`;
  const found = users();
  if (found.length === 0) return 'nothing uses it';
  return found.length === 1 ? `only ${found[0]} uses it` : undefined;
}

/** The other entries of a puzzle that import from one. */
function usersOf(key: string, imports: readonly Import[]): readonly string[] {
  const entryOf = (path: string) => PLACE.exec(path)?.slice(1, 3).join('/');
  const own = key.slice('puzzles/'.length);
  const users = imports.filter(({ from, to }) => entryOf(to) === own && entryOf(from) !== own);
  return [...new Set(users.map(({ from }) => entryOf(from)!.split('/')[1]!))];
}
