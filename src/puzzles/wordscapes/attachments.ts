/** What a person may bring as a file: their own word list, in place of the dictionary. */
import { type Attachment, parsed } from '../../contract/index.ts';
import { tasks } from './notation/index.ts';
import { readOwn } from './notation/own.ts';
import { readSections, soleWord } from './notation/sections.ts';
import { text } from './texts.ts';

const KEYWORD = 'WORDS';

export const attachments: readonly Attachment[] = [
  {
    id: 'words',
    name: text('attach-words-name'),
    summary: text('attach-words'),
    attach(source, content) {
      const words = readOwn(content, 0);
      if (!words.ok) return words;
      return parsed([...before(source), KEYWORD, ...words.value].join('\n'));
    },
    contentOf(source) {
      const task = tasks.parse(source);
      return task.ok ? task.value.own?.join('\n') : undefined;
    },
  },
];

/** The text without a list; its own reader reports what is wrong with the rest. */
function before(source: string): string[] {
  const only = soleWord(source);
  // A wheel that spells a keyword is one only as long as it stands alone.
  if (only) return [`LETTERS ${only.text}`];
  const sections = readSections(source);
  const end = sections.ok ? (sections.value.named.WORDS?.keyword.at ?? source.length) : source.length;
  const kept = source.slice(0, end).trimEnd();
  return kept === '' ? [] : [kept];
}
