/** An answer written key by key, as on a pad. */

/** The answer with a key behind it; parentheses stand close to what they hold. */
export function withKey(answer: string, key: string): string {
  const before = answer.trimEnd();
  return before === '' || before.endsWith('(') || key === ')' ? before + key : `${before} ${key}`;
}

/** The answer without its last key, or without its last character where that is none of the keys. */
export function withoutLast(answer: string, keys: readonly string[]): string {
  const before = answer.trimEnd();
  const length = Math.max(1, ...keys.map((key) => (before.endsWith(key) ? key.length : 0)));
  return before.slice(0, -length).trimEnd();
}
