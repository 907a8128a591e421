import { landingPath } from '../auth/areaPaths.ts';
import { leaveTo } from '../auth/leave.ts';
import { currentSession, subscribeSession } from '../auth/session.ts';

const personOf = () => {
  const session = currentSession();
  return session && `${session.userType} ${session.user?.id}`;
};

/** Reloads this tab when another user signs in elsewhere, as it holds the previous user's data. */
export const followSession = () => {
  const before = personOf();
  return subscribeSession(() => {
    const now = personOf();
    if (now && now !== before) leaveTo(landingPath(currentSession()?.userType ?? ''));
  });
};
