/** The kernel of search.as.ts for tables that several workers have in common (AssemblyScript). */
export { build, buildEnd, expandHalves, expandRoom, nodesLeft, search, set, writeEntries } from './search.as';
