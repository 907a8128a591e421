import type { Keeping } from '../sessionStore.ts';

/** What a sign-in that leaves this site comes back to, in this tab. */
type WayBack = { keeping: Keeping; address: string };
const key = 'signOnWayBack';

/** Remembers where to keep the session, and the page that was asked for. */
export const leaveWayBack = (keeping: Keeping, { search, hash }: Pick<Location, 'search' | 'hash'>) => {
  const address = new URLSearchParams(search).has('next') ? search + hash : '';
  sessionStorage.setItem(key, JSON.stringify({ keeping, address } satisfies WayBack));
};

/** Forgotten with the first reading. */
export const takeWayBack = (): WayBack => {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return stored ? (JSON.parse(stored) as WayBack) : { keeping: 'device', address: '' };
};
