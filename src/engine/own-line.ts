/** A line between the lines of a puzzle that is ours, `== like this ==`: the text of no puzzle contains one. */
export const ownLine = (words: string | number): string => `== ${words} ==`;

/** A text without our lines at its end, as a saved solution has one, so that it can be pasted as it is. */
export const withoutOwnEnd = (text: string): string => text.replace(/(?:\s*\n== .* ==\s*)+$/, '');
