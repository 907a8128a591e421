import { sessionEnd } from './session.ts';

/** Leaves this document for another page of the site, without a way back to what may no longer be seen. */
export const leaveTo = (path: string) => window.location.replace(path);

/** The landing page for somebody without a session, with the way back for who may come back by signing in. */
export const landingWithWayBack = ({ pathname, search }: { pathname: string; search: string }) => {
  const end = sessionEnd();
  if (end === 'signedOut') return '/';
  if (end !== 'absent' && end !== 'expired') return `/?notice=${end}`;
  const ended = end === 'expired' ? '&notice=sessionEnded' : '';
  return `/?next=${encodeURIComponent(pathname + search)}${ended}`;
};
