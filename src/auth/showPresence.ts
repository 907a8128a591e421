import { api } from './api.ts';

/** Lets the server know that somebody is there; an unreachable one is asked again soon enough. */
export const showPresence = () => {
  api.get('auth/profile').catch(() => undefined);
};
