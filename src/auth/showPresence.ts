import { api } from './api.ts';

/**
 * Lets the server know that somebody is there; an unreachable one is asked again soon enough. The answer is read to its
 * end, as one left unread keeps its connection.
 */
export const showPresence = () => {
  api
    .get('auth/profile')
    .text()
    .catch(() => undefined);
};
