/** The few signs that need no words beside them; every use carries a label. */
const paths = {
  'to-start': 'M18 5l-8 7 8 7M6 5v14',
  previous: 'M15 5 8 12l7 7',
  next: 'm9 5 7 7-7 7',
  'to-end': 'M6 5l8 7-8 7M18 5v14',
  play: 'M8 5.5v13l10-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
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
