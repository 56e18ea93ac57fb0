/** A QR code as SVG: dark on light in every theme, since readers expect that, with the light border that they need. */
import type { QrCode } from '../../algorithms/qr/index.ts';
import { escaped } from './svg.ts';

/** In modules, as the standard asks for. */
const BORDER = 4;
/** The size of a module in a file that is opened by itself. */
const SCALE = 8;

/** All dark modules are one path, so that no hairlines show between them; a screen reader says the title. */
export function qrSvg(code: QrCode, title: string): string {
  const side = code.size + 2 * BORDER;
  let path = '';
  for (let row = 0; row < code.size; row++) {
    let column = 0;
    while (column < code.size) {
      const from = column;
      while (column < code.size && code.isDark(row, column)) column++;
      if (column > from) path += `M${from + BORDER} ${row + BORDER}h${column - from}v1h${from - column}z`;
      else column++;
    }
  }
  const size = `viewBox="0 0 ${side} ${side}" width="${SCALE * side}" height="${SCALE * side}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${escaped(title)}</title><rect width="${side}" height="${side}" fill="#ffffff"/><path d="${path}" fill="#000000"/></svg>`;
}
