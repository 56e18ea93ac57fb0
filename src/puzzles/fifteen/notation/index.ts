/** Text in and out: tasks and paths. */
export { paths, stretchesOf } from './paths.ts';
export { tasks } from './tasks.ts';
