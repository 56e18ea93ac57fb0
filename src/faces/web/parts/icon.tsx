/** The few signs that need no words beside them; every use carries a label. */
const paths = {
  'to-start': 'M18 5l-8 7 8 7M6 5v14',
  previous: 'M15 5 8 12l7 7',
  next: 'm9 5 7 7-7 7',
  'to-end': 'M6 5l8 7-8 7M18 5v14',
  play: 'M8 5.5v13l10-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  hint: 'M9 17.5h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1.1 1 1.7h5.2c.1-.6.4-1.2 1-1.7A6 6 0 0 0 12 3z',
  undo: 'M8 5 4 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-3',
  redo: 'm16 5 4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h3',
  new: 'M12 5v14M5 12h14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  erase: 'M9 6h11v12H9l-6-6zM12 10l4 4M16 10l-4 4',
  close: 'M6 6l12 12M18 6 6 18',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11v8.5h12V11',
  menu: 'M4 7h16M4 12h16M4 17h16',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
