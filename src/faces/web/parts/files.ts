/** What leaves the page: the clipboard, and files saved by the browser. */
import type { Paint, Scene, Speaker } from '../../../contract/index.ts';
import { darkPalette, lightPalette, paintWith } from '../../../engine/picture/palette.ts';
import { onPaper, renderSvg } from '../../../engine/picture/svg.ts';
import { theme } from '../settings.ts';

/** Wide enough for a slide or a print. */
const PNG_WIDTH = 1600;

/** Whether the text could be copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function saveFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The scene as it looks now, with its colours written out: a file has no theme to ask. */
export function svgFile(scene: Scene, say: Speaker): string {
  return renderSvg(onPaper(scene), say, currentPaint());
}

export async function pngFile(scene: Scene, say: Speaker): Promise<Blob> {
  const scale = PNG_WIDTH / scene.width;
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgFile(scene, say))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PNG_WIDTH;
  canvas.height = Math.round(scene.height * scale);
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
