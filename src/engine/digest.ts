/** A short text that is the same for the same list of texts, and almost surely another one for another list. Not for secrets. */

/** Two FNV-1a hashes of 32 bits with different beginnings, over the characters and an end mark for each text. */
export function digest(texts: readonly string[]): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  const mix = (code: number) => {
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
    b ^= b >>> 13;
  };
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
    mix(0x10000);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
