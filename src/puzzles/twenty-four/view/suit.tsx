/** Suits are only decoration: the game knows ranks. Drawn, because fonts disagree on how they look. */
const shapes = [
  'M12 2C9 7 3.5 9.5 3.5 14a4.2 4.2 0 0 0 7.3 2.8C10.7 19 10 20.5 8.5 22h7c-1.5-1.5-2.2-3-2.3-5.2A4.2 4.2 0 0 0 20.5 14C20.5 9.5 15 7 12 2Z',
  'M12 21.5C9 17 2.5 13 2.5 7.8A4.8 4.8 0 0 1 12 6a4.8 4.8 0 0 1 9.5 1.8C21.5 13 15 17 12 21.5Z',
  'M12 2a4.3 4.3 0 0 0-3.6 6.6 4.4 4.4 0 1 0 2.4 7.2C10.7 18.5 10 20.5 8.5 22h7c-1.5-1.5-2.2-3.5-2.3-6.2a4.4 4.4 0 1 0 2.4-7.2A4.3 4.3 0 0 0 12 2Z',
  'M12 1.5C14 5.5 17 9 20 12c-3 3-6 6.5-8 10.5C10 18.5 7 15 4 12c3-3 6-6.5 8-10.5Z',
] as const;

export function Suit({ of }: { of: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[of % shapes.length]} fill="currentColor" />
    </svg>
  );
}
