/** A file that a person may bring: a list of numbers, which takes the place of those in the text. */
import { type Attachment, parsed } from '../../contract/index.ts';
import { picks, tasks } from './notation.ts';
import { text } from './texts.ts';

export const attachments: readonly Attachment[] = [
  {
    id: 'numbers',
    name: text('attachment'),
    summary: text('attachment-summary'),
    // The file stands first, so that the place of a problem is its place in the file.
    attach(source, content) {
      const task = tasks.parse(`${content} ->${source.split('->')[1] ?? ''}`);
      return task.ok ? parsed(tasks.format(task.value)) : task;
    },
    contentOf(source) {
      const task = tasks.parse(source);
      return task.ok ? picks.format(task.value.numbers) : undefined;
    },
  },
];
