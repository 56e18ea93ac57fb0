/** Writing what a person keeps: never over something that exists, never half. */
import { constants } from 'node:fs';
import { access, copyFile, link, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import type { AnyPuzzle, Scene, Speaker, Text } from '../../contract/index.ts';
import { lightPalette, paintWith } from '../../engine/picture/palette.ts';
import { onPaper, renderSvg } from '../../engine/picture/svg.ts';
import { reasonOf } from './input.ts';
import { Refusal } from './terminal.ts';
import { cliText } from './texts.ts';

/** Refuses early, before anybody waits for a long solve in vain. */
export async function checkWritable(file: string, force: boolean): Promise<void> {
  const refuse = (reason: Text) => new Refusal({ text: cliText('cannot-write', { file, reason }) });
  const there = await stat(file).catch(() => undefined);
  if (file === '' || there?.isDirectory()) throw refuse(cliText('reason-directory'));
  if (!force && there) throw new Refusal({ text: cliText('file-exists', { file }) });
  const folder = dirname(file);
  if (!(await stat(folder).catch(() => undefined))) throw refuse(cliText('reason-no-folder'));
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw refuse(reasonOf(error));
  });
}

/** Writes beside the file first, in pieces where there are many; then puts the finished whole in its place. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array | Iterable<string>,
  force: boolean,
): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  try {
    await writeFile(draft, content, { flag: 'wx' });
    if (force) await rename(draft, file);
    else await putInPlace(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new Refusal({ text: cliText('file-exists', { file }) });
    throw new Refusal({ text: cliText('cannot-write', { file, reason: reasonOf(error) }) });
  } finally {
    await rm(draft, { force: true });
  }
}

/** A link appears at once and never over another file; where the file system has none, the next best thing. */
async function putInPlace(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    await copyFile(draft, file, constants.COPYFILE_EXCL);
  }
}

/** Whether a file's name ends in .svg or .png. */
export const isImageName = (file: string): boolean => ['.svg', '.png'].includes(extname(file).toLowerCase());

/** Refuses other endings. */
export function checkImageName(file: string): void {
  if (!isImageName(file)) throw new Refusal({ text: cliText('bad-image', { file }) });
}

/** The finished picture of an instance, or of a solution of it, in the kind that the file's name asks for. */
export async function drawImage(
  puzzle: AnyPuzzle,
  instance: string,
  solution: string | undefined,
  file: string,
  say: Speaker,
): Promise<string | Uint8Array> {
  const parsed = puzzle.instance.parse(instance);
  const answer = solution === undefined ? undefined : puzzle.solution.parse(solution);
  const scene = parsed.ok ? puzzle.depict(parsed.value, answer?.ok ? answer.value : undefined).at(-1) : undefined;
  return renderImage(scene!, file, say);
}

/** A picture in the kind that the file's name asks for. */
export async function renderImage(
  scene: Scene,
  file: string,
  say: Speaker,
  ground: 'paper' | 'surface' = 'paper',
): Promise<string | Uint8Array> {
  const svg = renderSvg(onPaper(scene, ground), say, paintWith(lightPalette));
  return extname(file).toLowerCase() === '.png' ? toPng(svg) : svg;
}

async function toPng(svg: string): Promise<Uint8Array> {
  const resvg = await import('@resvg/resvg-js').catch(() => undefined);
  if (!resvg) throw new Refusal({ text: cliText('no-png') });
  return new resvg.Resvg(svg, { fitTo: { mode: 'zoom', value: 3 } }).render().asPng();
}
