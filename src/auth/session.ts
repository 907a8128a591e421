import type { Closing } from '../../domain/access/closedAccount.ts';
import { randomKey } from '../platform/randomKey.ts';
import {
  endingSessions,
  forget,
  heldSessions,
  isPersonal,
  type Keeping,
  readKey,
  type Session,
  type SessionUser,
  writeKeys,
  writeUser,
} from './sessionStore.ts';
import { joinTabs, type TabMessage, tellTabs } from './sessionTabs.ts';

export type { Keeping, Session, SessionUser } from './sessionStore.ts';

/** The response of `POST auth/login`. */
export interface SignInAnswer {
  success: boolean;
  data?: { token?: string; refreshToken?: string; user?: SessionUser; device?: string };
  message?: string;
  timestamp?: string;
}

/**
 * Why there is no session: never signed in, signed out (in any tab), refused by the server, or the account or
 * its company was closed.
 */
export type SessionEnd = 'absent' | 'signedOut' | 'expired' | Closing;

/** The session as currently stored in the browser, which another tab may have changed. */
export const readSession = (): Session | null => heldSessions()[0] ?? null;

let snapshot: Session | null = null;
let lastEnd: SessionEnd = 'absent';
const listeners = new Set<() => void>();

const publish = () => {
  snapshot = readSession();
  joinTabs(snapshot?.keptIn === 'tab' ? readKey('tab', 'sessionName') : null, hear);
  for (const listener of listeners) listener();
};

const turnOf = (keeping: Keeping) => Number(readKey(keeping, 'tokenTurn'));

/** The access token comes first: another tab that saw the next refresh token beside the old one would exchange it too. */
const writeTokens = (
  keeping: Keeping | Storage,
  turn: number,
  token: string,
  refreshToken?: string | null,
) => {
  writeKeys(keeping, { tokenTurn: String(turn), tokenTimestamp: new Date().toISOString() });
  writeKeys(keeping, { authToken: token, ...(refreshToken && { refreshToken }) });
};

const hear = (message: TabMessage) => {
  if (message.kind === 'ended') {
    forget('tab');
    lastEnd = message.end;
  } else if (message.kind === 'tokens') {
    if (message.turn <= turnOf('tab')) return;
    writeTokens('tab', message.turn, message.token, message.refreshToken);
  } else {
    if (snapshot && message.turn < turnOf('tab')) tellTokens();
    return;
  }
  publish();
};

const tellTokens = () => {
  const held = readSession();
  if (held?.keptIn !== 'tab') return;
  tellTabs({
    kind: 'tokens',
    turn: turnOf('tab'),
    token: held.token,
    refreshToken: held.refreshToken,
  });
};

window.addEventListener('storage', ({ key }) => {
  if (key !== null && !isPersonal(key)) return;
  if (snapshot && !readSession()) lastEnd = 'signedOut';
  publish();
});

/** The session after the last change; the same object until the next one. */
export const currentSession = () => snapshot;

export const sessionEnd = () => lastEnd;

/**
 * Calls back on every sign-in, sign-out and change of user, in this tab or another. Returns an unsubscribe
 * function.
 */
export const subscribeSession = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Stores the session of a sign-in in place of any other: on this device, or in this tab only. False, with a
 * warning, if the response lacks the token or the user type.
 */
export const storeSession = (answer: SignInAnswer, keeping: Keeping = 'device'): boolean => {
  if (!isWhole(answer)) return false;
  forget(keeping === 'tab' ? 'device' : 'tab');
  holdIn(keeping, answer);
  publish();
  return true;
};

const isWhole = ({ data }: SignInAnswer): boolean => {
  if (data?.token && data.user?.userType) return true;
  console.warn('The sign-in answer lacks a token or a user type.');
  return false;
};

/** Writes a session into a storage, which may be another tab's; no listener here is called. */
export const holdIn = (place: Keeping | Storage, { data, message, timestamp }: SignInAnswer) => {
  if (!data?.token || !data.user) return;
  writeUser(place, data.user);
  writeTokens(place, 1, data.token);
  writeKeys(place, {
    loginMessage: message,
    loginTimestamp: timestamp,
    refreshToken: data.refreshToken,
    sessionName: randomKey(),
  });
};

/** Stores fresh tokens where the session is kept, and passes them to its other tabs. */
export const storeTokens = (token: string, refreshToken: string | undefined) => {
  const held = readSession();
  if (!held) return;
  writeTokens(held.keptIn, turnOf(held.keptIn) + 1, token, refreshToken);
  tellTokens();
  publish();
};

const ask = () => tellTabs({ kind: 'ask', turn: turnOf('tab') });

/** Asks this session's other tabs for fresher tokens, and waits briefly for the first response. */
export const askTabsForTokens = (): Promise<void> => {
  if (snapshot?.keptIn !== 'tab') return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, 150);
    const stop = subscribeSession(done);
    ask();
  });
};

export const storeUser = (user: SessionUser) => {
  const held = readSession();
  if (!held) return;
  writeUser(held.keptIn, user);
  publish();
};

/**
 * Ends the session here and in all its tabs, and removes all personal data from this browser; a view session
 * ends in this tab only.
 */
export const clearSession = (end: SessionEnd) => {
  if (end !== 'absent') tellTabs({ kind: 'ended', end });
  const ending = endingSessions();
  forget('tab');
  if (!ending[0]?.user?.viewing) forget('device');
  lastEnd = end;
  publish();
};

publish();
// A tab that is restored or duplicated has the tokens of then, which must not be exchanged again.
ask();
