/** The signed-in person as the server describes them; `userData` in local storage. */
export interface SessionUser {
  id: string;
  email: string;
  fullName?: string;
  displayName?: string;
  avatar?: string | null;
  userType: string;
  role?: string;
  companyId?: string | null;
  permissions?: string[];
  preferences?: { language?: string; timezone?: string };
}

/** The answer of `POST auth/login`. */
export interface SignInAnswer {
  success: boolean;
  data?: { token?: string; refreshToken?: string; user?: SessionUser };
  message?: string;
  timestamp?: string;
}

export interface Session {
  token: string;
  refreshToken: string | null;
  userType: string;
  user: SessionUser | null;
}

/** Why there is no session: never signed in, signed out by hand (in any tab), or refused by the server. */
export type SessionEnd = 'absent' | 'signedOut' | 'expired';

const keys = [
  'authToken',
  'refreshToken',
  'userType',
  'userRole',
  'userId',
  'userData',
  'loginMessage',
  'loginTimestamp',
  'fc',
] as const;
type Key = (typeof keys)[number];

const isPersonal = (key: string) =>
  keys.some((known) => known === key) || key.startsWith('user_') || key.startsWith('RaStore');

const write = (key: Key, text: string | null | undefined) => {
  if (text) localStorage.setItem(key, text);
  else localStorage.removeItem(key);
};

const parseUser = (text: string | null): SessionUser | null => {
  try {
    return text ? (JSON.parse(text) as SessionUser) : null;
  } catch {
    return null;
  }
};

/** The session as local storage holds it this moment, which another tab may have changed. */
export const readSession = (): Session | null => {
  const token = localStorage.getItem('authToken');
  const userType = localStorage.getItem('userType');
  if (!token || !userType) return null;
  return {
    token,
    userType,
    refreshToken: localStorage.getItem('refreshToken'),
    user: parseUser(localStorage.getItem('userData')),
  };
};

let snapshot = readSession();
let lastEnd: SessionEnd = 'absent';
const listeners = new Set<() => void>();

const publish = () => {
  snapshot = readSession();
  for (const listener of listeners) listener();
};

window.addEventListener('storage', ({ key }) => {
  if (key !== null && !isPersonal(key)) return;
  if (snapshot && !readSession()) lastEnd = 'signedOut';
  publish();
});

/** The session of the last change; the same object until the next one. */
export const currentSession = () => snapshot;

export const sessionEnd = () => lastEnd;

/** Calls back on every sign-in, sign-out and change of user, in this tab or another. Returns how to stop. */
export const subscribeSession = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const writeUser = (user: SessionUser) => {
  write('userType', user.userType);
  write('userRole', user.role);
  write('userId', user.id);
  write('userData', JSON.stringify(user));
  write('fc', user.companyId);
};

/** Holds the session of a sign-in. False, with a warning, when the answer lacks the token or the user type. */
export const storeSession = ({ data, message, timestamp }: SignInAnswer): boolean => {
  if (!data?.token || !data.user?.userType) {
    console.warn('The sign-in answer lacks a token or a user type.');
    return false;
  }
  writeUser(data.user);
  write('loginMessage', message);
  write('loginTimestamp', timestamp);
  write('refreshToken', data.refreshToken);
  write('authToken', data.token);
  publish();
  return true;
};

export const storeTokens = (token: string, refreshToken: string | undefined) => {
  write('authToken', token);
  if (refreshToken) write('refreshToken', refreshToken);
  publish();
};

export const storeUser = (user: SessionUser) => {
  writeUser(user);
  publish();
};

/** Removes all that is personal from this browser; a choice of colours stays. */
export const clearSession = (end: SessionEnd) => {
  for (const key of Object.keys(localStorage)) if (isPersonal(key)) localStorage.removeItem(key);
  lastEnd = end;
  publish();
};
