import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { landingWithWayBack, leaveTo } from './leave.ts';
import { useSession } from './useSession.ts';

/**
 * Admits signed-in users of the listed types, or all of them if the list is empty, and redirects others to
 * the landing page.
 */
export const RouteGuard = ({ allow, children }: { allow: readonly string[]; children: ReactNode }) => {
  const session = useSession();
  const location = useLocation();
  const allowed = session !== null && (allow.length === 0 || allow.includes(session.userType));
  const wayOut = session ? '/' : landingWithWayBack(location);
  useEffect(() => {
    if (!allowed) leaveTo(wayOut);
  }, [allowed, wayOut]);
  return allowed ? children : null;
};
