/** Outlines on a 24 by 24 grid, drawn for this site. */
const lines = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4.5v4.5l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  coins:
    'M4 8.5c0-1.7 2.7-3 6-3s6 1.3 6 3-2.7 3-6 3-6-1.3-6-3Zm0 0v7c0 1.7 2.7 3 6 3 .7 0 1.4-.1 2-.2M16 8.5v2.5m4 5c0 1.7-1.8 3-4 3s-4-1.3-4-3 1.8-3 4-3 4 1.3 4 3Z',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17Z',
  growth: 'M4 19.5h16M5.5 15.5l4.5-5 3.5 3 5-7m0 0h-4m4 0v4',
  mail: 'M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm-.5 1 8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  next: 'm9 5 7 7-7 7',
  phone:
    'M6.5 4h3l1.5 4-2 1.5c.9 2 2.5 3.6 4.5 4.5l1.5-2 4 1.5v3c0 1-.8 1.7-1.8 1.6C10.7 17.5 6.5 13.3 4.9 5.8 4.8 4.8 5.5 4 6.5 4Z',
  pin: 'M12 20.5c4.5-4.7 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.3 6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'M8 5.5v13l11-6.5Z',
  pause: 'M8.5 6v12M15.5 6v12',
  previous: 'm15 5-7 7 7 7',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5 4.5 4.5',
  spark: 'M12 3.5 13.8 10 20.5 12l-6.7 2L12 20.5 10.2 14 3.5 12l6.7-2Z',
  swift: 'M13 3.5 5.5 13.5H11l-1 7 7.5-10H12Z',
} as const;

export type IconName = keyof typeof lines;

/** A decorative icon beside text that says the same. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={lines[name]} />
  </svg>
);
