/** A worksheet as files, always as one download: a page, or an archive of several pages or of all texts. */
import { type ZipEntry, zip } from '../../../algorithms/zip/zip.ts';
import type { Scene, Speaker } from '../../../contract/index.ts';
import { fileInBatch } from '../../../hosts/batch.ts';
import { onPaper } from '../../../presentation/picture/svg.ts';
import { svgForPaper } from '../board/print.ts';
import { saveFile } from '../parts/files.ts';
import { pngOf } from '../parts/picture-files.ts';
import type { Puzzles } from './sheet.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The texts of the puzzles as `teka generate` writes them, and each solution under the same name in a folder. */
export function textEntries({ texts, answers }: Pick<Puzzles, 'texts' | 'answers'>): readonly ZipEntry[] {
  const entry = (folder: string, index: number, content: string) => ({
    name: bytes(folder + fileInBatch(index, texts.length)),
    content: bytes(`${content.trimEnd()}\n`),
  });
  return [
    ...texts.map((text, i) => entry('', i, text)),
    ...answers.flatMap(({ solution }, i) => (solution === undefined ? [] : [entry('answers/', i, solution)])),
  ];
}

export const saveTexts = (name: string, puzzles: Puzzles): void =>
  saveFile(`${name}.zip`, new Blob([zip(textEntries(puzzles))]), 'application/zip');

export async function savePages(
  name: string,
  kind: 'svg' | 'png',
  pages: readonly Scene[],
  say: Speaker,
): Promise<void> {
  const type = kind === 'svg' ? 'image/svg+xml' : 'image/png';
  const files = await Promise.all(
    pages.map(async (page) => {
      const svg = svgForPaper(onPaper(page), say);
      return kind === 'svg' ? bytes(svg) : new Uint8Array(await (await pngOf(svg)).arrayBuffer());
    }),
  );
  if (files.length === 1) return saveFile(`${name}.${kind}`, new Blob([files[0] as Uint8Array<ArrayBuffer>]), type);
  const entries = files.map((content, i) => ({ name: bytes(`${name}-${i + 1}.${kind}`), content }));
  saveFile(`${name}-${kind}.zip`, new Blob([zip(entries)]), 'application/zip');
}
