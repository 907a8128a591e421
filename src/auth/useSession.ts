import { useSyncExternalStore } from 'react';
import { currentSession, subscribeSession } from './session.ts';

/** The session, updated on sign-in and sign-out in this tab and in others. */
export const useSession = () => useSyncExternalStore(subscribeSession, currentSession);
