/** Pictures as files. Loaded when a person saves one. */
import type { Paint, Scene, Speaker } from '../../../contract/index.ts';
import { darkPalette, lightPalette, paintWith } from '../../../presentation/picture/palette.ts';
import { onPaper, renderSvg } from '../../../presentation/picture/svg.ts';
import { theme } from '../settings.ts';
import { saveFile } from './files.ts';

/** Wide enough for a slide or a print. */
const PNG_WIDTH = 1600;

/** Saves a scene under a name with the ending of its kind. */
export async function savePicture(name: string, kind: 'svg' | 'png', scene: Scene, say: Speaker): Promise<void> {
  if (kind === 'svg') saveFile(`${name}.svg`, svgFile(scene, say), 'image/svg+xml');
  else saveFile(`${name}.png`, await pngOf(svgFile(scene, say)), 'image/png');
}

/** The scene as it looks now, with its colours written out: a file has no theme to ask. */
const svgFile = (scene: Scene, say: Speaker): string => renderSvg(onPaper(scene), say, currentPaint());

/** A drawn picture as pixels. */
export async function pngOf(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PNG_WIDTH;
  canvas.height = Math.round((picture.height * PNG_WIDTH) / picture.width);
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

function currentPaint(): (role: Paint) => string {
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = theme.value === 'dark' || (theme.value === 'system' && systemDark);
  return paintWith(dark ? darkPalette : lightPalette);
}
