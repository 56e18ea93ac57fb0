/** From the bytes of a file to its text, as any editor or shell may have written it. */
import { type Parsed, parsed, refused } from '../../contract/index.ts';
import { cliText } from './texts.ts';

/** Byte order marks; PowerShell's `>` writes UTF-16 with one. */
const MARKS = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/** The text without its byte order mark, or the reason why the bytes are not a text. */
export function decode(bytes: Uint8Array): Parsed<string> {
  const marked = MARKS.find(({ mark }) => mark.every((byte, i) => bytes[i] === byte));
  if (!marked && bytes.includes(0)) {
    return refused(cliText(looksLikeUtf16(bytes) ? 'reason-utf-16' : 'reason-binary'));
  }
  const encoding = marked?.encoding ?? 'utf-8';
  try {
    return parsed(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return refused(cliText('reason-encoding', { encoding: encoding.toUpperCase() }));
  }
}

/** In UTF-16, every second byte of a plain letter is zero, and the other one never is. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const zeros = [0, 0];
  for (const [i, byte] of bytes.entries()) if (byte === 0) zeros[i % 2]!++;
  const [most, least] = [Math.max(...zeros), Math.min(...zeros)];
  return least === 0 && 4 * most >= bytes.length;
}
