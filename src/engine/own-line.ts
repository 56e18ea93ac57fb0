/** A line of ours between the lines of a puzzle, `== like this ==`: no puzzle's text contains one. */
export const ownLine = (words: string | number): string => `== ${words} ==`;

/** A text without our lines at its end; a saved solution has one, and can thus be pasted as it is. */
export const withoutOwnEnd = (text: string): string => text.replace(/(?:\s*\n== .* ==\s*)+$/, '');
