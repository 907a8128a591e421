import { sessionEnd } from './session.ts';

/** Leaves this document for another page of the site, without a way back to what may no longer be seen. */
export const leaveTo = (path: string) => window.location.replace(path);

/** The landing page for somebody without a session, with the way back unless they signed out by hand. */
export const landingWithWayBack = ({ pathname, search }: { pathname: string; search: string }) => {
  if (sessionEnd() === 'signedOut') return '/';
  const ended = sessionEnd() === 'expired' ? '&notice=sessionEnded' : '';
  return `/?next=${encodeURIComponent(pathname + search)}${ended}`;
};
