/** What lets a browser install the page: its manifest, and our icon in the sizes and the shape that systems ask for. */
import { readFileSync } from 'node:fs';
import { at } from './process.mjs';

const PAPER = '#f6f4ee';

/** The files by their names. Without the optional package that draws PNG images, the icon is an SVG only. */
export async function installableFiles() {
  const icon = readFileSync(at('src/faces/web/public/icon.svg'), 'utf8');
  const resvg = await import('@resvg/resvg-js').catch(() => undefined);
  const draw = (svg, width) => new resvg.Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  const drawn = resvg && {
    'icon-192.png': draw(icon, 192),
    'icon-512.png': draw(icon, 512),
    'icon-maskable.png': draw(maskable(icon), 512),
  };
  return { ...drawn, 'manifest.webmanifest': manifest(drawn !== undefined) };
}

/** Systems cut icons to circles and other shapes, of which only the middle is certain to be seen. */
const maskable = (icon) =>
  icon
    .replace(
      /(<svg[^>]*>)/,
      `$1<rect width="32" height="32" fill="${PAPER}"/><g transform="translate(6 6) scale(.625)">`,
    )
    .replace('</svg>', '</g></svg>');

function manifest(hasPng) {
  const png = [
    { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: './icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
  return JSON.stringify({
    name: 'Teka',
    short_name: 'Teka',
    description: 'Puzzles, solved and shown.',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [{ src: './icon.svg', sizes: 'any', type: 'image/svg+xml' }, ...(hasPng ? png : [])],
  });
}
