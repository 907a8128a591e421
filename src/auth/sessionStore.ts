import type { Viewing } from '../../domain/access/profile.ts';

/** The signed-in user as returned by the server; `userData` in the browser's storage. */
export interface SessionUser {
  id: string;
  email: string;
  fullName?: string;
  displayName?: string | null;
  avatar?: string | null;
  userType: string;
  role?: string;
  companyId?: string | null;
  permissions?: readonly string[];
  preferences?: { language?: string; timezone?: string };
  /** The operator who is viewing as this person, the company, and the end time. */
  viewing?: Viewing;
}

/** On this device until signed out, or in this tab until it closes. */
export type Keeping = 'device' | 'tab';

export interface Session {
  token: string;
  refreshToken: string | null;
  userType: string;
  user: SessionUser | null;
  keptIn: Keeping;
  /** Time of sign-in by the server's clock, and time this token was received by the browser's. */
  signedInAt: string | null;
  tokenAt: string | null;
}

/**
 * Last activity in any tab. Written every second, so changing it does not count as a change of the session.
 */
export const lastActiveKey = 'lastActive';

const keys = [
  'authToken',
  'refreshToken',
  'userType',
  'userRole',
  'userId',
  'userData',
  'loginMessage',
  'loginTimestamp',
  'tokenTimestamp',
  'tokenTurn',
  'sessionName',
  'fc',
] as const;
type Key = (typeof keys)[number];

/** The tab's own session takes precedence over the device's. */
const storages: [Keeping, Storage][] = [
  ['tab', sessionStorage],
  ['device', localStorage],
];
/** Where a session is kept in this tab, or another tab's storage. */
type Place = Keeping | Storage;
const storageOf = (place: Place): Storage => {
  if (place === 'tab') return sessionStorage;
  return place === 'device' ? localStorage : place;
};
const mirrored = 'user_';

export const isPersonal = (key: string) =>
  keys.some((known) => known === key) || key.startsWith(mirrored) || key.startsWith('RaStore');

const parseUser = (text: string | null): SessionUser | null => {
  try {
    return text ? (JSON.parse(text) as SessionUser) : null;
  } catch {
    return null;
  }
};

const readFrom = ([keptIn, storage]: [Keeping, Storage]): Session[] => {
  const read = (key: Key) => storage.getItem(key);
  const [token, userType] = [read('authToken'), read('userType')];
  if (!token || !userType) return [];
  return [
    {
      token,
      userType,
      keptIn,
      refreshToken: read('refreshToken'),
      user: parseUser(read('userData')),
      signedInAt: read('loginTimestamp'),
      tokenAt: read('tokenTimestamp'),
    },
  ];
};

/** All stored sessions, this tab's own first. */
export const heldSessions = (): Session[] => storages.flatMap(readFrom);

/** Sessions that end together: a view session ends alone and leaves the operator's session. */
export const endingSessions = (): Session[] => {
  const held = heldSessions();
  return held[0]?.user?.viewing ? held.slice(0, 1) : held;
};

export const readKey = (keeping: Keeping, key: Key) => storageOf(keeping).getItem(key);

export const writeKeys = (place: Place, texts: Partial<Record<Key, string | null | undefined>>) => {
  const storage = storageOf(place);
  for (const [key, text] of Object.entries(texts)) {
    if (text) storage.setItem(key, text);
    else storage.removeItem(key);
  }
};

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The user as JSON, and each field under its own key. */
export const writeUser = (place: Place, user: SessionUser) => {
  const storage = storageOf(place);
  const mirrors = Object.entries(user)
    .filter(([, value]) => value != null)
    .map(([field, value]) => [mirrored + field, asText(value)] as const);
  const wanted = new Map(mirrors);
  for (const key of Object.keys(storage))
    if (key.startsWith(mirrored) && !wanted.has(key)) storage.removeItem(key);
  for (const [key, text] of mirrors) storage.setItem(key, text);
  writeKeys(place, {
    userType: user.userType,
    userRole: user.role,
    userId: user.id,
    userData: JSON.stringify(user),
    fc: user.companyId,
  });
};

/** Removes all personal data; color scheme and language stay. */
export const forget = (keeping: Keeping) => {
  const storage = storageOf(keeping);
  for (const key of Object.keys(storage))
    if (isPersonal(key) || key === lastActiveKey) storage.removeItem(key);
};
