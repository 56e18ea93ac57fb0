/** A kernel that only unfolds, for the tests (AssemblyScript). */
export { expandHalves, expandRoom } from '../expand.inc.as';
