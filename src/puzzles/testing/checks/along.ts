/** Whether what people bring along, and what others made, is taken in and told of as it should be. */
import type { Puzzle } from '../../../contract/index.ts';
import { wordComplaints } from './words.ts';

/**
 * An empty file, or one of control characters only, is refused in words; what a text has can be attached again; and the
 * flag that names the file is not also an option.
 */
export function attachmentComplaints<I, S>(puzzle: Puzzle<I, S>, text: string): string[] {
  return (puzzle.instance.attachments ?? []).flatMap(({ id, attach, contentOf }) => {
    const bad = ['', '\u0000\u0001'].flatMap((content) => {
      const put = attach(text, content);
      const shown = JSON.stringify(content);
      return put.ok ? [`${id}: ${shown} passes for a file`] : wordComplaints(puzzle.texts, put.problem.text);
    });
    const tables = [puzzle.making?.options, ...puzzle.solving.strategies.map((strategy) => strategy.options)];
    if (tables.some((table) => Object.hasOwn(table ?? {}, id))) bad.push(`${id} is also the name of an option`);
    const content = contentOf?.(text);
    const again = content === undefined ? undefined : attach(text, content);
    const same = !again || (again.ok && contentOf!(again.value) === content);
    return same ? bad : [...bad, `${id}: what the text has of it cannot be attached again`];
  });
}

export async function noticeComplaints<I, S>(puzzle: Puzzle<I, S>): Promise<string[]> {
  const notices = (await puzzle.about.notices?.()) ?? [];
  if (notices.length === 0) return ['there is no notice'];
  return notices.flatMap(({ title, use, licence, text }) => [
    ...[title, use].flatMap((words) => wordComplaints(puzzle.texts, words)),
    ...(licence.trim() === '' || text.trim() === '' ? [`${title.code} has no licence, or no words of it`] : []),
  ]);
}
