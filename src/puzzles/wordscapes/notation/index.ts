/** Text in and out: tasks and fillings. */
export { fillings } from './fillings.ts';
export { tasks } from './tasks.ts';
