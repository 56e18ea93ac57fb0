import { expect, it } from 'vitest';
import { type Attachment, parsed } from '../contract/index.ts';
import { attachedIn } from './attached.ts';
import { fakePuzzle } from './testing/fake.ts';

const word = { code: 'word' };
const attach = (text: string, content: string) => parsed(`${text}+${content}`);
const attachments: Attachment[] = [
  { id: 'more', name: word, summary: word, attach, contentOf: (text) => text.split('+')[1] },
  { id: 'silent', name: word, summary: word, attach },
];

it('tells what a text has in it, by the id of each', () => {
  const puzzle = fakePuzzle([], { instance: { attachments } }) as never;
  expect(attachedIn(puzzle, '5+7')).toEqual({ attached: { more: '7' } });
  expect(attachedIn(puzzle, '5')).toEqual({});
  expect(attachedIn(fakePuzzle([]) as never, '5+7')).toEqual({});
});
