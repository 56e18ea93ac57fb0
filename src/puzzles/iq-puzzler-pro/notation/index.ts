/** How tasks and fillings are written. A course file is always valid as it is; our extension begins with a keyword. */
import { type Notation, refused } from '../../../contract/index.ts';
import type { Task } from '../model.ts';
import { text } from '../texts.ts';
import { formatCourse, parseCourse } from './course.ts';
import { formatExtension, parseExtension } from './extension.ts';
import { keywordIn } from './words.ts';

export { fillings } from './fillings.ts';

export const tasks: Notation<Task> = {
  parse(source) {
    const word = /[^\s;]+/.exec(source)?.[0];
    if (word === undefined) return refused(text('empty-text'), { line: 1, column: 1, length: 1 });
    return keywordIn(word) ? parseExtension(source) : parseCourse(source);
  },
  format: (task) => (task.form === 'course' ? formatCourse(task) : formatExtension(task)),
};
