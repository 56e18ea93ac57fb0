import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

const words = 'BOARD 5×11\r\nA — é\n';
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const refusal = (bytes: Uint8Array) => {
  const read = decode(bytes);
  return read.ok ? `read: ${read.value}` : read.problem.text;
};

describe('the bytes of a file are read', () => {
  it.each([
    ['UTF-8', Buffer.from(words)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${words}`)],
    ['UTF-16 of PowerShell', utf16(`\uFEFF${words}`)],
    ['UTF-16, the large byte first', utf16(`\uFEFF${words}`).swap16()],
  ])('as %s', (_, bytes) => {
    expect(decode(bytes)).toEqual({ ok: true, value: words });
  });

  it('also where the file is empty', () => {
    expect(decode(new Uint8Array())).toEqual({ ok: true, value: '' });
  });
});

describe('bytes that are no text are refused by what they look like', () => {
  it.each([
    ['UTF-16 without a mark', utf16('4 J 10 9'), { code: 'reason-utf-16' }],
    ['the same, the large byte first', utf16('4 J 10 9').swap16(), { code: 'reason-utf-16' }],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), { code: 'reason-binary' }],
    ['Latin-1', Buffer.from('café', 'latin1'), { code: 'reason-encoding', params: { encoding: 'UTF-8' } }],
    ['half of UTF-16', Buffer.from([0xff, 0xfe, 0x41]), { code: 'reason-encoding', params: { encoding: 'UTF-16LE' } }],
  ])('%s', (_, bytes, reason) => {
    expect(refusal(bytes)).toEqual(reason);
  });
});
