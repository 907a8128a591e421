import { addressOfPage } from '../platform/siteAddress.ts';
import { sessionEnd } from './session.ts';

/** Navigates to another page of the site and removes this one from the history. */
export const leaveTo = (path: string) => window.location.replace(addressOfPage(path));

type Place = { pathname: string; search: string; hash: string };

/**
 * The landing page for a visitor without a session, with a return address if they may sign in again. What follows `#` stays
 * behind it, as no server gets that.
 */
export const landingWithWayBack = ({ pathname, search, hash }: Place) => {
  const end = sessionEnd();
  if (end === 'signedOut') return '/';
  if (end !== 'absent' && end !== 'expired') return `/?notice=${end}`;
  const ended = end === 'expired' ? '&notice=sessionEnded' : '';
  return `/?next=${encodeURIComponent(pathname + search)}${ended}${hash}`;
};
