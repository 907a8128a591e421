import { landingPath } from '../auth/areaPaths.ts';
import { leaveTo } from '../auth/leave.ts';
import { currentSession, subscribeSession } from '../auth/session.ts';

const personOf = () => {
  const session = currentSession();
  return session && `${session.userType} ${session.user?.id}`;
};

/** When somebody else signs in, in another tab, this one starts afresh: it holds the rows of the person before. */
export const followSession = () => {
  const before = personOf();
  return subscribeSession(() => {
    const now = personOf();
    if (now && now !== before) leaveTo(landingPath(currentSession()?.userType ?? ''));
  });
};
