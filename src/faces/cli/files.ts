/** Writing what a person keeps: never over something that exists, never half. */
import { once } from 'node:events';
import { closeSync, constants, copyFileSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { AnyPuzzle, Scene, Speaker } from '../../contract/index.ts';
import { fileSvg, finishedScene } from '../../presentation/picture/finished.ts';
import { reasonOf } from './input.ts';
import { beforeLeaving } from './interrupt.ts';
import { cannotWrite, targetOf } from './target.ts';
import { Refusal, type Terminal } from './terminal.ts';
import { cliText } from './texts.ts';

/** Stands for standard output in place of a file's name; the only pictures it takes are SVG. */
export const STDOUT = '-';

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
type Content = string | Uint8Array | Pieces;

/**
 * Refuses early, before the person waits for a long solve in vain: pictures of other kinds, names that cannot be
 * written, and one place for two things. JSON takes standard output.
 */
export async function checkPlaces(
  { texts = [], image }: { readonly texts?: readonly (string | undefined)[]; readonly image?: string | undefined },
  force: boolean,
  json: boolean,
): Promise<void> {
  const taken = new Set(json ? [STDOUT] : []);
  if (image !== undefined && image !== STDOUT) checkImageName(image);
  for (const file of [...texts, image]) {
    if (file === undefined) continue;
    const path = file === STDOUT ? file : await checkWritable(file, force);
    if (taken.has(path)) {
      throw new Refusal({ text: path === STDOUT ? cliText('stdout-taken') : cliText('file-twice', { file }) });
    }
    taken.add(path);
  }
}

/** Refuses early what cannot be written; tells its path without links. */
export async function checkWritable(file: string, force: boolean): Promise<string> {
  const { path, exists } = targetOf(file);
  if (exists && !force) throw alreadyThere(file);
  // Only trying tells: the file system may be read-only, or take no files at all.
  await withDraft(file, path, async () => undefined);
  return path;
}

/** Writes to standard output where that is named, and to a file otherwise. */
export async function put({ output }: Terminal, file: string, content: Content, force: boolean): Promise<void> {
  if (file !== STDOUT) return writeWhole(file, content, force);
  const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
  for await (const piece of pieces) if (!output.write(piece)) await once(output, 'drain');
}

/** Writes beside the file first, in pieces where there are many; then puts the finished whole in its place. */
export async function writeWhole(file: string, content: Content, force: boolean): Promise<void> {
  const { path, exists } = targetOf(file);
  if (exists && !force) throw alreadyThere(file);
  await withDraft(file, path, async (draft, opened) => {
    if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(opened, content);
    // Never created anew: a signal that ends us meanwhile has removed the draft for good.
    else await writeFile(draft, content, { flag: 'r+' });
    if (force) renameSync(draft, path);
    else putInPlace(draft, path);
  });
}

/** Puts a file that is whole in its place; both are in one folder. */
export function placeWhole(whole: string, file: string, force: boolean): void {
  const { path, exists } = targetOf(file);
  if (exists && !force) throw alreadyThere(file);
  try {
    if (force) return renameSync(whole, path);
    putInPlace(whole, path);
    rmSync(whole);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw alreadyThere(file);
    throw cannotWrite(file, reasonOf(error));
  }
}

/** Makes an empty draft beside a path, and opens it; it is gone in the end, however its use or the process ends. */
async function withDraft(
  file: string,
  path: string,
  use: (draft: string, opened: number) => Promise<void>,
): Promise<void> {
  const draft = join(dirname(path), `teka-${crypto.randomUUID()}.part`);
  const remove = () => rmSync(draft, { force: true });
  const stay = beforeLeaving(remove);
  let opened: number | undefined;
  try {
    opened = openSync(draft, 'wx');
    await use(draft, opened);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw alreadyThere(file);
    throw cannotWrite(file, reasonOf(error));
  } finally {
    if (opened !== undefined) closeSync(opened);
    remove();
    stay();
  }
}

/** A link appears at once and never over another file; where the file system has none, the next best thing. */
function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

const alreadyThere = (file: string): Refusal => new Refusal({ text: cliText('file-exists', { file }) });

/** Whether a file's name ends in .svg or .png. */
export const isImageName = (file: string): boolean => ['.svg', '.png'].includes(extname(file).toLowerCase());

/** Refuses other endings. */
export function checkImageName(file: string): void {
  if (!isImageName(file)) throw new Refusal({ text: cliText('bad-image', { file }) });
}

/** The finished picture of an instance, or of a solution of it, in the kind that the file's name asks for. */
export const drawImage = (
  puzzle: AnyPuzzle,
  instance: string,
  solution: string | undefined,
  file: string,
  say: Speaker,
): Promise<string | Uint8Array> => renderImage(finishedScene(puzzle, instance, solution)!, file, say);

/** A picture in the kind that the file's name asks for. */
export async function renderImage(
  scene: Scene,
  file: string,
  say: Speaker,
  ground: 'paper' | 'surface' = 'paper',
): Promise<string | Uint8Array> {
  const svg = fileSvg(scene, say, ground);
  if (extname(file).toLowerCase() !== '.png') return svg;
  const { toPng } = await import('../../hosts/node/png.ts');
  const png = await toPng(svg);
  if (!png) throw new Refusal({ text: cliText('no-png') });
  return png;
}
