/** Whose work the dictionaries are: the texts that must go with them, loaded only when a person reads them. */
import type { Notice } from '../../../contract/index.ts';
import { text } from '../texts.ts';

export async function notices(): Promise<readonly Notice[]> {
  const [{ licences: en }, { licences: id }] = await Promise.all([
    import('./data/en/licences.ts'),
    import('./data/id/licences.ts'),
  ]);
  return [
    {
      title: text('notice-scowl'),
      use: text('notice-scowl-use'),
      licence: 'SCOWL',
      text: en['SCOWL.txt'],
    },
    {
      title: text('notice-subtitles-en'),
      use: text('notice-subtitles-en-use'),
      licence: 'ODC-By-1.0',
      text: en['subtitles.txt'],
    },
    {
      title: text('notice-hunspell-id'),
      use: text('notice-hunspell-id-use'),
      licence: 'LGPL-3.0-only',
      text: [id['hunspell-id.txt'], id['LGPL-3.txt'], id['GPL-3.txt']].join('\n\n'),
    },
    {
      title: text('notice-frequency-id'),
      use: text('notice-frequency-id-use'),
      licence: 'CC-BY-SA-4.0',
      text: id['frequency.txt'],
    },
    {
      title: text('notice-subtitles-id'),
      use: text('notice-subtitles-id-use'),
      licence: 'ODC-By-1.0',
      text: id['subtitles.txt'],
    },
  ];
}
